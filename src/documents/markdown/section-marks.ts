import type { Nodes as HastNodes, Root as HastRoot } from "hast";
import type { Heading, Nodes as MdastNodes, Root as MdastRoot } from "mdast";
import { visit } from "unist-util-visit";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { isSectionMark, knownMarks } from "../../model/legal/section-marks.js";
import type { LegalSection } from "../../model/project.js";
import { nearest } from "../../text/nearest.js";

interface Growing extends LegalSection {
  readonly answers: string[];
}

/**
 * The sections of a document with the requirements that they answer, from a comment anywhere inside: `<!-- answers: privacy.retention,
 * privacy.deletion -->`. Markdown editors keep comments, and pages do not show them.
 */
export function listSections(
  tree: MdastRoot | HastRoot,
  { file, log }: { file: string; log: Diagnostics },
): LegalSection[] {
  const sections: Growing[] = [opening()];
  visit(tree, (node: MdastNodes | HastNodes) => {
    const { depth, id } = headingOf(node);
    const { line: first = 1, column: start = 1 } = node.position?.start ?? {};
    if (depth > 0) sections.push({ id, depth, answers: [], line: first });
    const html = htmlOf(node);
    for (const { name, offset } of marksIn(html)) {
      const before = html.slice(0, offset).split("\n");
      const line = first + before.length - 1;
      const column = (before.length > 1 ? 1 : start) + (before.at(-1)?.length ?? 0);
      if (isSectionMark(name)) sections.at(-1)?.answers.push(name);
      else {
        const place = { file, line, column, length: name.length };
        log.add("read/unknown-mark", { name, near: nearest(name, knownMarks) }, place);
      }
    }
  });
  return sections;
}

/** The sections of a document without marks: its headings are enough, and no walk is needed. */
export const sectionsOf = (headings: readonly Heading[]): LegalSection[] => [
  opening(),
  ...headings.map((heading) => ({
    ...headingOf(heading),
    answers: [],
    line: heading.position?.start.line ?? 1,
  })),
];

const opening = (): Growing => ({ id: undefined, depth: 0, answers: [], line: 1 });

/** A heading in Markdown, or in HTML that is kept; depth 0 for other nodes. */
function headingOf(node: MdastNodes | HastNodes): { depth: number; id: string | undefined } {
  if (node.type === "heading") return { depth: node.depth, id: textOf(node.data?.hProperties?.id) };
  if (node.type !== "element") return { depth: 0, id: undefined };
  const depth = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0);
  return { depth, id: textOf(node.properties.id) };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

function htmlOf(node: MdastNodes | HastNodes): string {
  if (node.type === "comment") return `<!--${node.value}-->`;
  return node.type === "html" ? node.value : "";
}

/** The names in a mark, with their offsets. */
function marksIn(html: string): { name: string; offset: number }[] {
  return [...html.matchAll(/(<!--\s*answers:)([\s\S]*?)-->/g)].flatMap((match) => {
    const [, lead = "", words = ""] = match;
    const from = match.index + lead.length;
    return [...words.matchAll(/[^\s,]+/g)].map((word) => ({ name: word[0], offset: from + word.index }));
  });
}
