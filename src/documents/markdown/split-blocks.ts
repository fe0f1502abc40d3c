import { privateLetter } from "./shorten-prose.js";

/**
 * Text whose blocks are not separated by blank lines: fenced code, also in lists, HTML, and labels defined elsewhere. A parser only
 * removes a byte order mark at the start of its input.
 */
const spansBlocks = /```|~~~|^ {0,3}<|\]:|[\r\0\uFEFF]/m;

/** A blank line before a line that is neither blank nor indented; captures the marker if a list may continue there. */
const blankLine = /(?:^|\n)[ \t]*\n(?=((?:[-+*]|\d{1,9}[.)])(?:[ \t\n]|$))|[^ \t\n])/g;
/** Text that may continue a list after a blank line. */
const mayGoOn = /^(?:[ \t]| {0,3}(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$))/m;

export interface Block {
  readonly text: string;
  /** Its start in the document; the line is counted from 0. */
  readonly offset: number;
  readonly line: number;
}

/** The top-level blocks of a document, each with the same meaning on its own as in the document; undefined if it cannot be split. */
export function splitBlocks(text: string): Block[] | undefined {
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
