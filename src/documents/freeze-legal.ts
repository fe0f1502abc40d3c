import type { Paragraph, Root } from "mdast";
import { visit } from "unist-util-visit";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Facts } from "../model/facts/facts.js";
import type { LegalDocument } from "../model/project.js";
import { escapeHtml } from "../text/escape-html.js";
import { encodeAddress, escapeAddress, escapeInText, escapeText } from "../text/escape-markdown.js";
import { labelOf } from "./blocks/block-attributes.js";
import type { Blocks } from "./blocks/markdown-tools.js";
import { chooseDocument } from "./markdown/choose-document.js";
import { blockFact, listMentions } from "./markdown/state-facts.js";
import type { ParsedDocument } from "./parse-document.js";

/** Formats a document in force as Markdown: with its passages chosen, and its facts as literal text except `{{legal.changes}}`. */
export function freezeLegal(
  parsed: ParsedDocument,
  document: LegalDocument,
  { facts, blocks }: { readonly facts: Facts; readonly blocks?: Blocks | undefined },
): string {
  const { text, tree } = chooseDocument(parsed, { facts, blocks, log: new Diagnostics() });
  const replacements = [...listReplacements(text, tree, facts), ...listGaps(text, tree)];
  let body = "";
  let end = 0;
  for (const { start, end: next, by } of replacements.sort((a, b) => a.start - b.start)) {
    if (start < end) continue;
    body += text.slice(end, start) + by;
    end = next;
  }
  body += text.slice(end);
  const { duties, keepsHtml, language } = parsed.front;
  const anchors = duties?.anchors ?? {};
  const hasTerms = replacements.some(({ by }) => by.startsWith("<dl>"));
  const front = [
    `title: ${JSON.stringify(document.title)}`,
    `description: ${JSON.stringify(document.description)}`,
    `effectiveDate: ${document.effectiveDay}`,
    ...(language === undefined ? [] : [`language: ${language}`]),
    ...(Object.keys(anchors).length > 0 ? [`anchors: ${JSON.stringify(anchors)}`] : []),
    ...(hasTerms || keepsHtml ? ["html: keep"] : []),
  ];
  return `---\n${front.join("\n")}\n---\n\n${body.trim()}\n`;
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** Surplus blank lines that removed passages leave behind, except in code. */
function listGaps(text: string, tree: Root): Replacement[] {
  const inCode: { readonly start: number; readonly end: number }[] = [];
  visit(tree, ["code", "html"], ({ position }) => {
    inCode.push({ start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 });
  });
  return [...text.matchAll(/\n{3,}/g)]
    .map(({ 0: gap, index }) => ({ start: index, end: index + gap.length, by: "\n\n" }))
    .filter((gap) => !inCode.some(({ start, end }) => start <= gap.start && gap.start < end));
}

function listReplacements(text: string, tree: Root, facts: Facts): Replacement[] {
  const found: Replacement[] = [];
  const spanOf = ({ position }: Pick<Paragraph, "position">) => ({
    start: position?.start.offset ?? 0,
    end: position?.end.offset ?? 0,
  });
  visit(tree, (node, _, parent) => {
    const { start, end } = spanOf(node);
    if (node.type === "paragraph") {
      const fact = blockFact(text.slice(start, end), facts);
      if (fact?.kind === "terms") found.push({ start, end, by: definitionList(fact.terms) });
    }
    // A bare URL is its own text, and cannot contain escapes.
    const linkText = text[parent && "position" in parent ? spanOf(parent).start : 0] === "[";
    const isBare = parent?.type === "link" && !linkText;
    const ofText = linkText ? escapeInText : escapeText;
    if (node.type === "text") replaceIn(start, end, isBare ? encodeAddress : ofText);
    if (node.type === "html") replaceIn(start, end, escapeHtml);
    if (node.type === "link" && text[start] === "[") {
      const last = node.children.at(-1);
      replaceAddress(last ? spanOf(last).end : start, end);
    }
    // A block's attributes, after the label on its first line, are not nodes.
    if (node.type === "containerDirective" || node.type === "leafDirective") {
      const label = labelOf(node);
      const last = label === node ? node.children.at(-1) : label;
      replaceIn(last ? spanOf(last).end : start, Math.min(end, lineEnd(text, start)), escapeHtml);
    }
    if (node.type === "definition") replaceAddress(start, end);
    if (node.type === "image" || node.type === "imageReference") {
      const address = node.type === "image" ? text.lastIndexOf("](", end) : end;
      replaceIn(start, address, escapeInText);
      replaceAddress(address, end);
    }
  });
  return found;

  function replaceIn(start: number, end: number, quote: (words: string) => string): void {
    for (const { name, index, source } of listMentions(text.slice(start, end))) {
      const fact = facts.get(name);
      if (fact?.kind !== "text") continue;
      found.push({ start: start + index, end: start + index + source.length, by: quote(fact.text) });
    }
  }

  /** Replaces facts in a link's address, and in the quoted title after it. */
  function replaceAddress(start: number, end: number): void {
    const title = /\s["'(]/.exec(text.slice(start, end));
    const middle = title ? start + title.index : end;
    replaceIn(start, middle, escapeAddress);
    replaceIn(middle, end, escapeTitle);
  }
}

function lineEnd(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end < 0 ? text.length : end;
}

const escapeTitle = (words: string) => escapeInText(words).replace(/["'()]/g, "\\$&");

/** Markdown has no definition lists, so this is HTML. */
function definitionList(terms: readonly { readonly title: string; readonly text: string }[]): string {
  const items = terms.map(({ title, text }) => `<dt>${escapeHtml(title)}</dt>\n<dd>${escapeHtml(text)}</dd>`);
  return ["<dl>", ...items, "</dl>"].join("\n");
}
