import { escapeRegExp } from "../../text/escape-reg-exp.js";
import { pointsOf } from "../../text/points-of.js";
import type { TextQuery } from "../diagnostics.js";
import { type Code, type Position, positionOf } from "./code.js";
import { elementsOf } from "./find-element.js";
import type { Span } from "./read-tokens.js";

/** From this number of words on, a match within a longer text is not a coincidence. */
const distinctiveWords = 3;

/** The places of a visible text in code: between elements, or as a literal. */
export function findInCode(code: Code, { text, tag }: TextQuery): readonly Position[] {
  const pattern = patternOf(text);
  if (pattern === undefined) return [];
  const elements = tag === undefined ? undefined : elementsOf(code).filter(({ name }) => name === tag);
  return code.all.flatMap((token) => {
    const isText = token.kind === "text" || token.kind === "string" || token.kind === "part";
    const { start, end } = token;
    const isInside = (outer: Span) => outer.start <= start && end <= outer.end;
    if (!isText || elements?.some(isInside) === false) return [];
    const positions = findPattern(code, pattern, token);
    return isDistinctive(text)
      ? positions
      : positions.filter(
          ({ length }) =>
            isAll(code.text.slice(start, end), length) || (text.endsWith("$") && token.kind === "string"),
        );
  });
}

/** The templates that make one of the texts: `/posts/${slug}` makes /posts/a. What they write themselves has to be distinctive. */
export function findTemplates(code: Code, texts: readonly string[]): readonly Position[] {
  return code.all.flatMap((token) => {
    if (token.kind !== "template" || token.parts.length < 2) return [];
    const written = token.parts.flatMap((part) => (part.kind === "part" ? part.value : []));
    if (written.join("").replace(/[^\p{L}\d]/gu, "").length < 3) return [];
    return texts.some((text) => hasInOrder(text, written)) ? [positionOf(code, token)] : [];
  });
}

/** Whether a text begins and ends with the first and the last part, and has the others between them. */
function hasInOrder(text: string, [first = "", ...others]: readonly string[]): boolean {
  const last = others.pop() ?? "";
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= text.length - last.length;
}

/** The places of a text in Markdown or HTML, where a line may break between any two words. */
export function findInMarkup(markup: string, { text, tag }: TextQuery): readonly Position[] {
  const pattern = patternOf(text, "[*_]*\\s+[*_]*");
  if (pattern === undefined) return [];
  const positions = findPattern({ text: markup, positionAt: pointsOf(markup) }, pattern, {
    start: 0,
    end: markup.length,
  });
  const lines = markup.split(/\r\n?|\n/);
  return positions.filter(({ line, length }) => {
    const content = (lines[line - 1] ?? "").trim();
    if (tag !== undefined) return /^(?:#{1,6}\s|<h[1-6][\s>])/i.test(content);
    return isDistinctive(text) || isAll(content.replace(/^(#+|[-*+>]|\d+\.|\w+:)\s+/, ""), length);
  });
}

const isDistinctive = (text: string) => text.trim().split(/\s+/).length >= distinctiveWords;

/** Whether a text consists of a match of this length only, apart from quotes and white space. */
const isAll = (text: string, length: number) => text.replace(/^[\s"'`]+|[\s"'`]+$/g, "").length === length;

/** The maximum length of a text to search for, because patterns have a limit. */
const longest = 1000;

/** Matches the text with any white space between words; undefined if there is no word. */
function patternOf(wanted: string, between = "\\s+"): RegExp | undefined {
  const words = wanted.split(/\s+/).filter((word) => word !== "");
  if (wanted.length > longest || !/[\p{L}\d]/u.test(wanted)) return undefined;
  return new RegExp(`(?<![\\p{L}\\d])${words.map(escapeRegExp).join(between)}(?![\\p{L}\\d])`, "gu");
}

function findPattern(
  { text, positionAt }: Pick<Code, "text" | "positionAt">,
  pattern: RegExp,
  { start, end }: Span,
): Position[] {
  return [...text.slice(start, end).matchAll(pattern)].map(({ 0: found, index }) => ({
    ...positionAt(start + index),
    length: found.split(/[\r\n]/, 1)[0]?.length ?? 1,
  }));
}
