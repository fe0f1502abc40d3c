import { type PageElement, singleSpaced, textOf } from "../check/page/page-element.js";
import { readPage } from "../check/page/read-page.js";
import { tidyLines } from "../check/page/text-of-html.js";
import type { Place } from "../diagnostics/diagnostics.js";
import type { Evidence } from "../diagnostics/review.js";
import type { CheckedPage } from "../model/pages/checked-tree.js";

/** A part of a page: from a heading to the next. */
export interface Section {
  /** Its heading; empty before the first one. */
  readonly heading: string;
  /** 1 to 6; 0 before the first heading. */
  readonly depth: number;
  readonly id: string | undefined;
  /** The text above its subsections, one line for each block. */
  readonly text: string;
  /** The requirements that it is marked to answer. */
  readonly answers: readonly string[];
  readonly place: Place;
}

interface Open {
  heading: string;
  depth: number;
  id: string | undefined;
  text: string;
  answers: string[];
}

const isSkipped = ({ tag, reading }: PageElement) => reading === "never" || /^(svg|nav|head)$/.test(tag);

/**
 * The sections of the document that a page shows, each with the line of its heading; or those of the page's main part, where
 * `data-answers` lists the requirements they answer.
 */
export function sectionsOf(page: CheckedPage): Section[] {
  const roots = rootsOf(page);
  const first: Open = { heading: "", depth: 0, id: undefined, text: "", answers: [] };
  const open = [first];
  const marked: Open[] = [];
  const last = () => open[open.length - 1] ?? first;
  const visit = (element: PageElement) => {
    if (isSkipped(element)) return;
    const depth = Number(/^h([1-6])$/.exec(element.tag)?.[1] ?? 0);
    if (depth > 0)
      open.push({
        heading: singleSpaced(textOf(element)).trim(),
        depth,
        id: element.attributes.id,
        text: "",
        answers: [],
      });
    const answers = element.attributes["data-answers"]?.split(/[\s,]+/).filter(Boolean) ?? [];
    if (answers.length > 0)
      marked.push({
        heading: last().heading,
        depth: 0,
        id: element.attributes.id,
        text: linesOf(element),
        answers,
      });
    if (depth > 0) return;
    const isBlock = element.reading !== "inline";
    if (isBlock) last().text += "\n";
    for (const child of element.children) {
      if (typeof child === "string") last().text += singleSpaced(child);
      else visit(child);
    }
    if (isBlock) last().text += "\n";
  };
  for (const root of roots) visit(root);
  return [...open, ...marked].map((section) => ({
    ...section,
    text: tidyLines(section.text),
    answers: [...section.answers, ...answersIn(page, section)],
    place: placeOf(page, section),
  }));
}

function rootsOf({ document, html }: CheckedPage): readonly PageElement[] {
  const facts = readPage(document?.html ?? html);
  if (document) return facts.roots;
  return [facts.byTag.get("main")?.[0] ?? facts.byTag.get("body")?.[0] ?? []].flat();
}

/** The requirements that a document's section answers, and its place. */
const outlineOf = ({ document }: CheckedPage, { id, depth }: Pick<Open, "id" | "depth">) =>
  document?.sections.find((section) =>
    section.depth === 0 ? depth === 0 && id === undefined : section.id !== undefined && section.id === id,
  );

const answersIn = (page: CheckedPage, section: Open) => outlineOf(page, section)?.answers ?? [];

function placeOf(page: CheckedPage, section: Open): Place {
  const { document, routePath, sourceFile, sources } = page;
  const outline = outlineOf(page, section);
  if (document && outline) return { file: document.sourceFile, line: outline.line, page: routePath };
  if (section.heading === "") return { file: document?.sourceFile ?? sourceFile, page: routePath };
  return {
    file: sourceFile,
    page: routePath,
    seek: { kind: "literal", texts: [], files: sources, visibleText: { text: section.heading } },
  };
}

function linesOf(element: PageElement): string {
  const parts = element.children.map((child) =>
    typeof child === "string" ? singleSpaced(child) : isSkipped(child) ? "" : linesOf(child),
  );
  const text = parts.join("");
  return element.reading === "inline" ? text : `\n${text}\n`;
}

export function belowOf(section: Section, sections: readonly Section[]): readonly Section[] {
  if (section.depth === 0) return [];
  const rest = sections.slice(sections.indexOf(section) + 1);
  const end = rest.findIndex(({ depth }) => depth <= section.depth);
  return end === -1 ? rest : rest.slice(0, end);
}

/** A section with all its subsections. */
export const fullText = (section: Section, sections: readonly Section[]): string =>
  [section, ...belowOf(section, sections)].flatMap(({ heading, text }) => [heading, text]).join("\n");

export const marking = (sections: readonly Section[], mark: string): Section[] =>
  sections.filter(({ answers }) => answers.includes(mark));

export const evidenceOf = ({ heading, place }: Section): Evidence => ({
  what: heading === "" ? "the text before the first heading" : `“${heading}”`,
  place,
});

/** The sentences of a text with one line for each block. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?…؟])\s+|(?<=[。！？])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
