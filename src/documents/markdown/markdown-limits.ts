import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { isTookTooLong } from "../../effects/time-limit.js";
import { callWithin } from "../../runtime/time-limit.js";

/** Something that no real document has, and for which a parser needs quadratic time or worse. */
export interface Excess {
  /** Counted from 1. */
  readonly line: number;
  readonly reason: string;
}

const deepest = 50;
const mostBrackets = 100;
const mostEmphases = 200;
const mostFences = 50;
const longestAddress = 10_000;
const deepestDirective = 32;

/** Finds the first place of a text with more nesting or open brackets than any real document has. */
export function findExcess(text: string): Excess | undefined {
  if (isModest(text)) return undefined;
  let block = newBlock();
  const directives: number[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") block = newBlock();
    const reason =
      excessOfLine(line) ??
      (line.includes(":::") ? nestDirective(line, directives) : undefined) ??
      excessOfBlock(line, block);
    if (reason !== undefined) return { line: index + 1, reason };
  }
  return undefined;
}

const longBeginning = /^[ \t>+*\-\d.)]{51}/m;

/** Whether the whole text is below the limit of a single block; most are, and need not be checked line by line. */
function isModest(text: string): boolean {
  if (text.length > longestAddress || text.includes(":::") || longBeginning.test(text)) return false;
  const emphases = countOf("*", text) + countOf("_", text);
  return countOf("[", text) <= mostBrackets && emphases <= mostEmphases && countOf("`", text) <= mostFences;
}

/** Searching for a sign is much faster than checking each character. */
function countOf(sign: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count++;
  return count;
}

/** The open constructs of a block, which ends at an empty line. */
interface Block {
  brackets: number;
  emphases: number;
  readonly fences: Set<number>;
}

const newBlock = (): Block => ({ brackets: 0, emphases: 0, fences: new Set() });

const markers = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;
const marker = />|[-+*](?=[ \t])|\d{1,9}[.)]/g;
const listMarker = /^([ \t]*)(?:[-+*]|\d{1,9}[.)])[ \t]/;

function excessOfLine(line: string): string | undefined {
  const begun = markers.exec(line)?.[0] ?? "";
  const depth = begun.length > deepest ? (begun.match(marker)?.length ?? 0) : 0;
  if (depth > deepest) return `quotes and lists are nested ${depth} deep`;
  const indent = listMarker.exec(line)?.[1]?.length ?? 0;
  return indent > 4 * deepest ? `a list is nested too deep, ${indent} characters from the margin` : undefined;
}

/** Tracks the open directives around a line by their colons: a line with at least as many colons closes one, and all inside it. */
function nestDirective(line: string, open: number[]): string | undefined {
  const [, colons = "", name = ""] =
    /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+[ \t>]*)*(:{3,})([A-Za-z]?)/.exec(line) ?? [];
  if (name !== "") open.push(colons.length);
  else if (colons !== "" && /:[ \t]*$/.test(line)) {
    const ended = open.findIndex((own) => own <= colons.length);
    if (ended >= 0) open.length = ended;
  }
  return open.length > deepestDirective
    ? `more than ${deepestDirective} blocks are open, each within another`
    : undefined;
}

function excessOfBlock(line: string, block: Block): string | undefined {
  for (const [run] of line.matchAll(/`+|\\.|\[|\]|[*_]+/g)) {
    if (run === "[" && ++block.brackets > mostBrackets) return `more than ${mostBrackets} brackets are open`;
    if (run === "]") block.brackets = Math.max(0, block.brackets - 1);
    else if (run.startsWith("`")) block.fences.add(run.length);
  }
  for (const [, before = " ", , after = " "] of line.matchAll(/(^|.)([*_]+)(?=($|.))/g)) {
    const opens = /\s|[[("'*_]/.test(before || " ") && /\S/.test(after || " ");
    const closes = /\S/.test(before || " ") && /\s|[\])"'.,;:!?]/.test(after || " ");
    if (opens && !closes && ++block.emphases > mostEmphases)
      return `more than ${mostEmphases} emphases are open`;
    if (closes && !opens) block.emphases = Math.max(0, block.emphases - 1);
  }
  if (block.fences.size > mostFences)
    return `code is marked by ${block.fences.size} different runs of backticks`;
  const address = /\]\([^\s)]{10001}/.test(line);
  return address ? `an address is longer than ${longestAddress} characters` : undefined;
}

/** Reports the first place of a document that would take a parser too long. */
export function reportExcess(text: string, sourceFile: string, log: Diagnostics): boolean {
  const excess = findExcess(text);
  if (excess)
    log.add("read/excessive-markdown", { reason: excess.reason }, { file: sourceFile, line: excess.line });
  return excess !== undefined;
}

const longestMs = 20_000;
/** Shorter texts finish in time, whatever they contain: the limit would cost more than the parsing. */
const harmless = 4000;

/** Processes a document; reports and returns undefined if that takes too long or too much memory. */
export function withinLimits<Result>(
  make: () => Result,
  { sourceFile, text, log }: { sourceFile: string; text: string; log: Diagnostics },
): Result | undefined {
  try {
    return text.length < harmless ? make() : callWithin(longestMs, make);
  } catch (thrown) {
    const reason = reasonOf(thrown);
    if (reason === undefined) throw thrown;
    log.add("read/excessive-markdown", { reason }, { file: sourceFile });
    return undefined;
  }
}

function reasonOf(thrown: unknown): string | undefined {
  if (isTookTooLong(thrown)) return `to read it takes longer than ${longestMs / 1000} s`;
  if (thrown instanceof RangeError) return "it is nested too deep";
  const isPattern = thrown instanceof SyntaxError && /regular expression/i.test(thrown.message);
  return isPattern ? "a word or an address is too long" : undefined;
}
