/** What a line of a list begins with: a sign that other text begins with too only before a space; as in Japanese, the others need none. */
export const bullet =
  /^\s*(?:(?:[·*+–—-]|\d{1,2}[.)])\s+|(?:[•‣・→⇒»›①-⑳]|(?![©®™])\p{So}|\d\uFE0F?\u20E3|\p{RI}{2}|(?![\d©®™])\p{Extended_Pictographic})(?:\uFE0F|\u200D|\p{Extended_Pictographic}|\p{Emoji_Modifier})*\s*)(?=\S)/u;
/** A whole line in brackets, or what a line begins with. */
const bracketed = /^\s*(?:【([^】]+)】|［([^］]+)］|\[([^\]]+)\])\s*(.*)$/u;
/** Rules of signs around a heading: `== Features ==`. */
const rule = /^[\s=＝~〜#*_—-]+|[\s=＝~〜#*_:：—-]+$/gu;
/** What a heading begins with too, where the line below it has another sign. */
const headingSign = /^\s*[●▶◆◇■□★☆○◎]/u;
const titleAndText = /^(.{2,50}?)(?:(?::|\s[–—-])\s+|：\s*)(\S.*)$/u;
export const endsSentence = (line: string): boolean => /[.!?…؟۔。！？।]$/u.test(line.trim());

export interface Entry {
  readonly title: string;
  readonly text?: string;
  /** The whole line, without its bullet. */
  readonly line: string;
}

/** A heading in brackets, and what follows it on its line. */
export function readBracketed(line: string): { title: string; text: string } | undefined {
  const [whole, corner, wide, square, text = ""] = bracketed.exec(line) ?? [];
  return whole === undefined ? undefined : { title: (corner ?? wide ?? square ?? "").trim(), text };
}

/** `Title: text`, `Title – text` and `标题：文字` are two parts. */
export function readEntry(written: string): Entry {
  const line = written.replace(bullet, "").trim();
  const [, title, text] = titleAndText.exec(line) ?? [];
  return title === undefined || text === undefined ? { title: line, line } : { title, text, line };
}

export const headingOf = (line: string): string =>
  (readBracketed(line)?.title ?? line.replace(bullet, "")).replace(rule, "").trim();

/** Whether a line is a title of the list below it, which begins with the lines `below`: short, and no sentence. */
export function isHeading(line: string, below: readonly string[]): boolean {
  const isShort = line.trim().length <= 60 && !endsSentence(line) && headingOf(line) !== "";
  if (!isShort) return false;
  if (!bullet.test(line)) return (readBracketed(line)?.text ?? "") === "";
  const [next, afterNext] = below.map(signOf);
  const isAboveOthers = signOf(line) !== next && (headingSign.test(line) || next === afterNext);
  return isAboveOthers && !/[：:]\s*\S/.test(line);
}

/** The sign that a line begins with. Lists of emoji have another on each line. */
export const signOf = (line: string): string | undefined =>
  /^\s*(?!\d)\p{Extended_Pictographic}/u.test(line) ? "emoji" : [...line.trim()][0];

/** A list without bullets: at least three lines in a row that are `Title: text`. */
export function listTitledLines(lines: readonly string[]): ReadonlySet<number> {
  const isTitled = (line: string) =>
    !bullet.test(line) &&
    /^[^.!?:\n]{2,50}:\s+\S.{9}/u.test(line) &&
    (line.split(":")[0] ?? "").split(" ").length <= 7;
  const written = [...lines.keys()].filter((index) => lines[index]?.trim() !== "");
  return inRuns(written, (index) => isTitled(lines[index] ?? ""), 3);
}

/**
 * The titles of a list of paragraphs: at least two in a row whose first line is short and no sentence, with sentences on lines
 * of their own below. A lower-case letter goes on with the line above it.
 */
export function listTitledParagraphs(lines: readonly string[]): ReadonlySet<number> {
  const paragraphs = paragraphsOf(lines);
  const isTitled = (start: number) => {
    const [title = "", ...text] = paragraphs.get(start) ?? [];
    const isProse = /^[\p{Lu}\d“"‘]/u.test(text[0]?.trim() ?? "") && !text.some((line) => bullet.test(line));
    return isProse && endsSentence(text.at(-1) ?? "") && isTitle(title);
  };
  return inRuns([...paragraphs.keys()], isTitled, 2);
}

export const isTitle = (line: string) =>
  line.trim().length <= 40 && !endsSentence(line) && !/[,;]$/.test(line.trim());

/** The lines of each paragraph, by the place of its first one. */
export function paragraphsOf(lines: readonly string[]): Map<number, string[]> {
  const paragraphs = new Map<number, string[]>();
  let paragraph: string[] | undefined;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") paragraph = undefined;
    else if (paragraph) paragraph.push(line);
    else {
      paragraph = [line];
      paragraphs.set(index, paragraph);
    }
  }
  return paragraphs;
}

/** The items for which `holds` is true of at least `least` in a row. */
function inRuns(items: readonly number[], holds: (item: number) => boolean, least: number): Set<number> {
  const found = new Set<number>();
  let run: number[] = [];
  for (const item of [...items, -1]) {
    if (item >= 0 && holds(item)) {
      run.push(item);
      continue;
    }
    if (run.length >= least) for (const one of run) found.add(one);
    run = [];
  }
  return found;
}
