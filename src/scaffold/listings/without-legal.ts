import { isLegalLine, isRenewal } from "../legal-line.js";
import { bullet, isTitle, paragraphsOf } from "./listing-lines.js";

/** A line of signs between two parts: `--`. */
const separator = /^[\s=＝~〜#*_—–-]{2,}$/u;

/** Removes addresses and terms that stores require: a site has its own pages and links for them. */
export function withoutLegal(lines: readonly string[]): readonly string[] {
  const paragraphs = paragraphsOf(lines.map((line) => (separator.test(line) ? "" : line))).values();
  const left: string[][] = [];
  for (const paragraph of paragraphs) {
    const rest = paragraph.every(isLink)
      ? []
      : paragraph.filter((line) => bullet.test(line) || !isRenewal(line));
    const isTitleOnly = rest.length === 1 && rest.length < paragraph.length && rest.every(isTitle);
    const before = left.at(-1) ?? [];
    if (rest.length > 0 && !isTitleOnly) left.push(rest);
    // The title of a list of links: `🔗 Requirements`.
    else if (
      before.length === 1 &&
      [...before, ...paragraph].every((line) => bullet.test(line)) &&
      before.every(isTitle)
    )
      left.pop();
  }
  for (let last = left.at(-1); last; last = left.at(-1)) {
    const end = last.findLastIndex((line) => !isLegalLine(line)) + 1;
    const isTitleOnly = left.length > 1 && end === 1 && end < last.length && isTitle(last[0] ?? "");
    last.length = isTitleOnly ? 0 : end;
    if (last.length > 0) break;
    left.pop();
  }
  return left.flatMap((paragraph) => [...paragraph, ""]);
}

/** In running text, only lines that end with an address or have none count; others may be sentences. */
const isLink = (line: string) => isLegalLine(line) && !/(?:https?:\/\/|www\.)\S+\s+\S/.test(line);
