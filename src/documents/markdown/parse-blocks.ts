import type { Heading, Nodes, Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { type PlainHtml, withId } from "./plain-html.js";
import {
  indexOfLetter,
  letterOf,
  maxRuns,
  placesIn,
  privateLetter,
  putBack,
  type ShortenedText,
  shortenProse,
} from "./shorten-prose.js";
import type { StatedHtml } from "./state-facts.js";

/*
 * A document is parsed block by block, each without its words. A block with the same shape as an earlier one (a paragraph with an
 * emphasis, say) reuses its nodes. Documents differ in their words, and little in their shapes.
 */

type Point = NonNullable<Root["position"]>["start"];

interface BlockReading {
  /** Returns a block's tree, which must not be modified. */
  readonly parse: (block: string) => Root;
  /** Returns the HTML of a block that is the same in every document, except for the id of a heading; undefined for other blocks. */
  readonly plainHtmlOf?: ((block: string) => PlainHtml | undefined) | undefined;
  /** Inserts the facts in such HTML; undefined if that needs the parser. */
  readonly stateFacts?: ((html: string) => StatedHtml | undefined) | undefined;
}

/** The shapes of a document's blocks; empty if it cannot be split. */
export const listShapes = (text: string): string[] =>
  (splitBlocks(text) ?? []).map((block) => shortenProse(block.text).text);

/** Assembles a document's tree from its blocks; undefined if it cannot be split. A block with known HTML becomes a letter in it. */
export function parseBlocks(
  text: string,
  { parse, plainHtmlOf, stateFacts }: BlockReading,
): Root | undefined {
  const blocks = splitBlocks(text);
  if (!blocks) return undefined;
  const plain: string[] = [];
  const children = blocks.flatMap((block): RootContent[] => {
    const shortened = shortenProse(block.text);
    const { runs } = shortened;
    const mayBePlain = runs.length > 0 && plain.length < maxRuns;
    const found = mayBePlain ? plainHtmlOf?.(shortened.text) : undefined;
    const filled = found && finishPlain(found, { block, runs, stateFacts });
    if (!found || !filled)
      return parse(shortened.text).children.map((node) => placeNode(node, shortened, block));
    const { html, names } = filled;
    const { heading } = found;
    if (heading) return [plainHeading(heading, { html, text: putBack(textOf(heading), runs), block })];
    return [
      { type: "text", value: letterOf(plain.push(html) - 1), ...(names && { data: { states: names } }) },
    ];
  });
  const start = { line: 1, column: 1, offset: 0 };
  const data = plainHtmlOf && { data: { plain } };
  return { type: "root", children, ...data, position: { start, end: endOf(text) } };
}

/** Inserts the words of a block and its facts in its HTML. */
function finishPlain(
  { html, mayState }: PlainHtml,
  { block, runs, stateFacts }: { block: Block; runs: readonly string[] } & Pick<BlockReading, "stateFacts">,
): { readonly html: string; readonly names?: readonly string[] } | undefined {
  const filled = putBack(html, runs);
  if (!block.text.includes("{{")) return { html: filled };
  return mayState ? stateFacts?.(filled) : undefined;
}

declare module "mdast" {
  interface RootData {
    /** The HTML of blocks, by their letters. */
    plain?: readonly string[];
  }
  interface TextData {
    /** Names of the facts in that HTML. */
    states?: readonly string[];
  }
  interface HeadingData {
    /** Its HTML without its id. */
    plain?: string;
  }
}

/** A heading reduced to its text and position: it needs no further processing, but all headings get their ids together. */
function plainHeading(
  { depth, position }: Heading,
  { html, text, block }: { html: string; text: string; block: Block },
): Heading {
  const { line = 1, column = 1, offset = 0 } = position?.start ?? {};
  const start = { line: line + block.line, column, offset: offset + block.offset };
  return {
    type: "heading",
    depth,
    children: [{ type: "text", value: text }],
    data: { plain: html },
    position: { start, end: start },
  };
}

/** Replaces headings with known HTML by a letter, once they have their ids. */
export function foldHeadings(tree: Root): Root {
  if (!tree.data?.plain) return tree;
  const plain = [...tree.data.plain];
  const children = tree.children.map((node): RootContent => {
    const { plain: html, hProperties } = (node.type === "heading" && node.data) || {};
    const id = hProperties?.id;
    if (html === undefined || typeof id !== "string" || id === "" || plain.length === maxRuns) return node;
    return { type: "text", value: letterOf(plain.push(withId(html, id)) - 1) };
  });
  return { ...tree, children, data: { ...tree.data, plain } };
}

/** The HTML of a tree that only consists of letters; undefined for other trees. */
export function joinPlain({ children, data }: Root): string | undefined {
  const { plain = [] } = data ?? {};
  const parts: string[] = [];
  for (const node of children) {
    const html = node.type === "text" ? plain[indexOfLetter(node.value)] : undefined;
    if (html === undefined) return undefined;
    parts.push(html);
  }
  return parts.length > 0 ? parts.join("\n").trim() : undefined;
}

function endOf(text: string): Point {
  const last = text.lastIndexOf("\n");
  return { line: text.split("\n").length, column: text.length - last, offset: text.length };
}

/** Copies a node and its children, with the words of a block, at its place in the document. */
function placeNode(node: RootContent, shortened: ShortenedText, block: Block): RootContent {
  const { runs } = shortened;
  const originalOf = placesIn(shortened);
  const place = ({ line, column, offset = 0 }: Point): Point => {
    const filled = originalOf(offset);
    return {
      line: line + block.line,
      column: filled - originalOf(offset - column + 1) + 1,
      offset: filled + block.offset,
    };
  };
  const copy = <Node extends Nodes>(from: Node): Node => {
    const copied: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(from)) {
      if (typeof value === "string") copied[key] = putBack(value, runs);
      else if (key === "children") copied[key] = (value as Nodes[]).map(copy);
      else if (key === "position" && value)
        copied[key] = { start: place(value.start), end: place(value.end) };
      else copied[key] = value;
    }
    return copied as Node;
  };
  return copy(node);
}

/**
 * Text whose blocks are not separated by blank lines: fenced code, also in lists, HTML, and labels defined elsewhere. A parser only
 * removes a byte order mark at the start of its input.
 */
const spansBlocks = /```|~~~|^ {0,3}<|\]:|[\r\0\uFEFF]/m;

/** A blank line before a line that is neither blank nor indented; captures the marker if a list may continue there. */
const blankLine = /(?:^|\n)[ \t]*\n(?=((?:[-+*]|\d{1,9}[.)])(?:[ \t\n]|$))|[^ \t\n])/g;
/** Text that may continue a list after a blank line. */
const mayGoOn = /^(?:[ \t]| {0,3}(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$))/m;

interface Block {
  readonly text: string;
  /** Its start in the document; the line is counted from 0. */
  readonly offset: number;
  readonly line: number;
}

/** The top-level blocks of a document, each with the same meaning on its own as in the document; undefined if it cannot be split. */
function splitBlocks(text: string): Block[] | undefined {
  if (spansBlocks.test(text) || privateLetter.test(text)) return undefined;
  const blocks: Block[] = [];
  let from = 0;
  let line = 0;
  const add = (to: number) => {
    const block = text.slice(from, to);
    blocks.push({ text: block, offset: from, line });
    for (let at = block.indexOf("\n"); at >= 0; at = block.indexOf("\n", at + 1)) line++;
    from = to;
  };
  for (const { index, 0: blank, 1: list } of text.matchAll(blankLine)) {
    const start = index + blank.length;
    if (list === undefined || !mayGoOn.test(text.slice(from, start))) add(start);
  }
  add(text.length);
  return blocks;
}
