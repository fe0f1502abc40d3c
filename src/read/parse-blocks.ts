import type { Heading, Nodes, Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { type PlainHtml, withId } from "./plain-html.js";
import {
  letterOf,
  mostRuns,
  placesIn,
  privateLetter,
  putBack,
  type ShortenedText,
  shortenProse,
} from "./shorten-prose.js";

/*
 * A document is parsed block by block, each without its words, and a block that is written as another was (a paragraph
 * with an emphasis, say) takes the nodes of that one. Documents differ by their words and hardly by how they are written.
 */

/** Where blocks are not told apart by blank lines: code between fences, HTML, labels that are defined elsewhere. */
const entangled = /^ {0,3}(?:```|~~~|<)|\]:|[\r\0]/m;

/** Begins or goes on with a list. */
const listLine = /^ {0,3}(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/m;

type Point = NonNullable<Root["position"]>["start"];

const blankLine = /^[ \t]*\n?$/;

interface Block {
  readonly text: string;
  /** Where it begins in the document, the line counted from 0. */
  readonly offset: number;
  readonly line: number;
}

/** The blocks at the top of a document, which mean by themselves what they mean in it; undefined if it cannot be taken apart. */
function splitBlocks(text: string): Block[] | undefined {
  if (entangled.test(text) || privateLetter.test(text)) return undefined;
  const blocks: Block[] = [];
  let from = 0;
  let line = 0;
  let fromLine = 0;
  let isBlank = true;
  let mayHold = false;
  for (let start = 0; start <= text.length; line++) {
    const end = text.indexOf("\n", start);
    const next = end < 0 ? text.length + 1 : end + 1;
    const here = text.slice(start, next);
    const first = here.charCodeAt(0);
    const isList = listLine.test(here);
    const isIndented = first === 0x20 || first === 0x09;
    const isEmpty = blankLine.test(here);
    if (isBlank && !isEmpty && !isIndented && !(isList && mayHold)) {
      if (start > from) blocks.push({ text: text.slice(from, start), offset: from, line: fromLine });
      from = start;
      fromLine = line;
      mayHold = false;
    }
    mayHold ||= isList || isIndented;
    isBlank = isEmpty;
    start = next;
  }
  blocks.push({ text: text.slice(from), offset: from, line: fromLine });
  return blocks;
}

export interface BlockReading {
  /** Gives a block's tree, which nobody changes. */
  readonly parse: (block: string) => Root;
  /** Gives the HTML of a block that is the same wherever it stands, but for the id of a heading; undefined for any other. */
  readonly plainHtmlOf?: ((block: string) => PlainHtml | undefined) | undefined;
}

/** How the blocks of a document are written, without their words; of one that cannot be taken apart none. */
export const listShapes = (text: string): string[] =>
  (splitBlocks(text) ?? []).map((block) => shortenProse(block.text).text);

/**
 * The tree of a document by those of its blocks; undefined if it cannot be taken apart. A block of which the HTML is known
 * is a text of one letter, for which `renderSafeHtml` puts the HTML.
 */
export function parseBlocks(text: string, { parse, plainHtmlOf }: BlockReading): Root | undefined {
  const blocks = splitBlocks(text);
  if (!blocks) return undefined;
  const plain: string[] = [];
  const children = blocks.flatMap((block): RootContent[] => {
    const shortened = shortenProse(block.text);
    const { runs } = shortened;
    const mayBePlain = runs.length > 0 && plain.length < mostRuns && !block.text.includes("{{");
    const { html, heading } = (mayBePlain ? plainHtmlOf?.(shortened.text) : undefined) ?? {};
    if (html === undefined)
      return parse(shortened.text).children.map((node) => placeNode(node, shortened, block));
    const whole = putBack(html, runs);
    if (heading) return [plainHeading(heading, { html: whole, text: putBack(textOf(heading), runs), block })];
    return [{ type: "text", value: letterOf(plain.push(whole) - 1) }];
  });
  const start = { line: 1, column: 1, offset: 0 };
  const data = plainHtmlOf && { data: { plain } };
  return { type: "root", children, ...data, position: { start, end: endOf(text) } };
}

declare module "mdast" {
  interface RootData {
    /** The HTML of blocks in whose place a letter stands. */
    plain?: readonly string[];
  }
  interface HeadingData {
    /** Its HTML, but for its id. */
    plain?: string;
  }
}

/** A heading by its text only, at the place where it begins: nothing is looked for in it, but that all headings get their ids together. */
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

/** The tree with a letter in the place of each heading whose HTML is known, and which has its id by now. */
export function foldHeadings(tree: Root): Root {
  if (!tree.data?.plain) return tree;
  const plain = [...tree.data.plain];
  const children = tree.children.map((node): RootContent => {
    const { plain: html, hProperties } = (node.type === "heading" && node.data) || {};
    const id = hProperties?.id;
    if (html === undefined || typeof id !== "string" || id === "" || plain.length === mostRuns) return node;
    return { type: "text", value: letterOf(plain.push(withId(html, id)) - 1) };
  });
  return { ...tree, children, data: { ...tree.data, plain } };
}

function endOf(text: string): Point {
  const last = text.lastIndexOf("\n");
  return { line: text.split("\n").length, column: text.length - last, offset: text.length };
}

/** A copy of a node and of all in it, with the words of a block, at its place in the document. */
function placeNode(node: RootContent, shortened: ShortenedText, block: Block): RootContent {
  const { runs } = shortened;
  const wholeOf = placesIn(shortened);
  const place = ({ line, column, offset = 0 }: Point): Point => {
    const whole = wholeOf(offset);
    return {
      line: line + block.line,
      column: whole - wholeOf(offset - column + 1) + 1,
      offset: whole + block.offset,
    };
  };
  const copy = <Node extends Nodes>(from: Node): Node => {
    const made: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(from)) {
      if (typeof value === "string") made[key] = putBack(value, runs);
      else if (key === "children") made[key] = (value as Nodes[]).map(copy);
      else if (key === "position" && value) made[key] = { start: place(value.start), end: place(value.end) };
      else made[key] = value;
    }
    return made as Node;
  };
  return copy(node);
}
