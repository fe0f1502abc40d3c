import { joinLines } from "../join-lines.js";
import { isLegalLine } from "../legal-line.js";

/** The parts of a listing's description for a page. Nothing is shortened or repeated. */
export interface ListingText {
  /** The first sentence. */
  readonly sentence: string;
  /** Paragraphs outside of lists, with their line breaks. */
  readonly about: readonly string[];
  readonly features: readonly { readonly title: string; readonly text?: string }[];
  /** The line before the first list, such as `What it does`. */
  readonly featuresHeading: string | undefined;
}

/** Signs that other text may start with are bullets only before a space; the others need none, as in Japanese. */
const bullet =
  /^\s*(?:(?:[·*+–—-]|\d{1,2}[.)])\s+|(?:[•●▪◦‣・✓✔☑➤►▶◆◇■□★☆○◎①-⑳]|\d\uFE0F?\u20E3|\p{RI}{2}|(?!\d)\p{Extended_Pictographic})(?:\uFE0F|\u200D|\p{Extended_Pictographic}|\p{Emoji_Modifier})*\s*)(?=\S)/u;
/** A sign that starts a heading if the lines below have another bullet. */
const headingSign = /^\s*[●▶◆◇■□★☆○◎]/u;
/** A whole line in brackets, or the start of a line. */
const bracketed = /^\s*(?:【([^】]+)】|［([^］]+)］|\[([^\]]+)\])\s*(.*)$/u;
/** Decorations around a heading: `== Features ==`. */
const rule = /^[\s=＝~〜#*_—-]+|[\s=＝~〜#*_:：—-]+$/gu;

/** Splits a store's description into parts: stores only support plain text, in which people write lists by hand. */
export function readListingText(description: string): ListingText {
  const lines = withoutLegal(description.replace(/\r\n?/g, "\n").split("\n"));
  const about: string[] = [];
  const features: { title: string; text?: string }[] = [];
  let headings: { text: string; before: number }[] = [];
  let paragraph: string[] = [];
  // The lines below a feature's title belong to it, until a blank line.
  let open: { title: string; text?: string } | undefined;
  const endParagraph = () => {
    const text = paragraph.join("\n").trim();
    if (text !== "") about.push(text);
    paragraph = [];
    open = undefined;
  };
  const addFeature = (feature: { title: string; text?: string }) => {
    endParagraph();
    features.push(feature);
    open = feature;
  };
  for (const [index, line] of lines.entries()) {
    const next = nextLine(lines, index);
    const inBrackets = bracketed.exec(line);
    if (line.trim() === "") endParagraph();
    else if (isHeading(line, next)) {
      endParagraph();
      headings = [...headings, { text: headingOf(line), before: features.length }];
    } else if (inBrackets && (inBrackets[4] !== "" || lines[index + 1]?.trim())) {
      const [, corner, wide, square, text] = inBrackets;
      addFeature({ title: (corner ?? wide ?? square ?? "").trim(), ...(text && { text }) });
    } else if (bullet.test(line)) addFeature(readFeature(line.replace(bullet, "").trim()));
    else if (open) open.text = joinLines([open.text, line.trim()].filter(Boolean).join("\n"));
    else paragraph.push(line.trim());
  }
  endParagraph();
  // A heading above some of the features does not describe the others.
  const [first] = headings;
  const isOfAll = first?.before === 0 && headings.every(({ before }) => before === 0);
  const featuresHeading = isOfAll ? first?.text : undefined;
  return { sentence: joinLines(firstSentence(about[0] ?? "")), about, features, featuresHeading };
}

/** Whether a line is a heading: short, above a list, and ending like a title. */
function isHeading(line: string, next: string): boolean {
  if (!bullet.test(next) || headingOf(line) === "") return false;
  const isShort = line.trim().length <= 60 && !/[.!?؟۔。！？।]$/.test(line.trim());
  if (!bullet.test(line)) return isShort && (bracketed.exec(line)?.[4] ?? "") === "";
  return isShort && headingSign.test(line) && signOf(line) !== signOf(next) && !/[：:]\s*\S/.test(line);
}

function headingOf(line: string): string {
  const [, corner, wide, square] = bracketed.exec(line) ?? [];
  return (corner ?? wide ?? square ?? line.replace(bullet, "")).replace(rule, "").trim();
}

const signOf = (line: string) => [...line.trim()][0];

const nextLine = (lines: readonly string[], index: number) =>
  lines.slice(index + 1).find((line) => line.trim() !== "") ?? "";

/** A line of signs between two parts: `--`. */
const separator = /^[\s=＝~〜#*_—–-]{2,}$/u;

/** Removes addresses and terms that stores require: a site has its own pages and links for them. */
function withoutLegal(lines: readonly string[]): readonly string[] {
  const isOver = (line: string) => line.trim() === "" || separator.test(line) || isLegalLine(line);
  const end = lines.findLastIndex((line) => !isOver(line));
  const last = isTitleOf(lines, end) ? end - 1 : end;
  // In running text, only paragraphs whose lines end with an address or have none count; others may be sentences.
  const isLink = (line: string) => isLegalLine(line) && !/(?:https?:\/\/|www\.)\S+\s+\S/.test(line);
  const left: string[] = [];
  let paragraph: string[] = [];
  for (const line of [...lines.slice(0, last + 1), ""]) {
    if (line.trim() !== "" && !separator.test(line)) {
      paragraph.push(line);
      continue;
    }
    if (!paragraph.every(isLink)) left.push(...paragraph);
    left.push("");
    paragraph = [];
  }
  return left;
}

/** Whether only terms follow directly below a line: they are removed, and the line means nothing without them. */
function isTitleOf(lines: readonly string[], index: number): boolean {
  const [before = "", line = "", after = ""] = [lines[index - 1], lines[index], lines[index + 1]];
  const isAlone = before.trim() === "" && after.trim() !== "" && !separator.test(after);
  return (
    index > 0 && isAlone && !bullet.test(line) && line.length <= 40 && !/[.!?؟۔。！？।]$/u.test(line.trim())
  );
}

/** Splits `Title: text`, `Title – text` and `标题：文字` into two parts. */
function readFeature(line: string): { title: string; text?: string } {
  const [, title, text] = /^(.{2,50}?)(?:(?::|\s[–—-])\s+|：\s*)(\S.*)$/u.exec(line) ?? [];
  return title === undefined || text === undefined ? { title: line } : { title, text };
}

/** The text up to the first full stop that ends a sentence; the whole text if there is none. */
export function firstSentence(text: string): string {
  return /^.*?(?:[.!?…؟۔](?=\s|$)|[。！？।])/su.exec(text)?.[0] ?? text;
}
