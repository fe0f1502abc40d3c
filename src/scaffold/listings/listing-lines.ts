/** The start of a list entry. A sign that other text may start with is a bullet only before a space. */
export const bullet =
  /^\s*(?:(?:[·*+–—-]|\d{1,2}[.)])\s+|(?:[•‣・→⇒»›①-⑳]|(?![©®™])\p{So}|\d\uFE0F?\u20E3|\p{RI}{2}|(?![\d©®™])\p{Extended_Pictographic})(?:\uFE0F|\u200D|\p{Extended_Pictographic}|\p{Emoji_Modifier})*\s*)(?=\S)/u;
/** A whole line in brackets, or brackets at the start of a line. */
const bracketed = /^\s*(?:【([^】]+)】|［([^］]+)］|\[([^\]]+)\])\s*(.*)$/u;
/** Rules of signs around a heading: `== Features ==`. */
const rule = /^[\s=＝~〜#*_—-]+|[\s=＝~〜#*_:：—●▶◆◇■□★☆○◎-]+$/gu;
/** A sign that starts a heading if the line below has another sign. */
const headingSign = /^\s*[●▶◆◇■□★☆○◎]/u;
const titleAndText = /^(.{2,50}?)(?:(?:\s?:|\s[–—-])\s+|：\s*)(\S.*)$/u;
export const endsSentence = (line: string): boolean => /[.!?…؟۔。！？।]$/u.test(line.trim());

/** Up to the first full stop that ends a sentence, not an abbreviation; the whole text if there is none. */
export const firstSentence = (text: string): string =>
  /^.*?(?:(?<!\b(?:e\.g|i\.e|z\. ?B|p\. ?ex|vs|in[ck]l))[.!?…؟۔](?=\s|$)|[。！？।])/su.exec(text)?.[0] ??
  text;

export interface Entry {
  readonly title: string;
  readonly text?: string;
  /** The whole line without its bullet. */
  readonly line: string;
}

/** Splits a line into a heading in brackets and the rest. */
export function readBracketed(line: string): { title: string; text: string } | undefined {
  const [whole, corner, wide, square, text = ""] = bracketed.exec(line) ?? [];
  return whole === undefined ? undefined : { title: (corner ?? wide ?? square ?? "").trim(), text };
}

const emojiAtEnd =
  /(?<!\s|\p{Extended_Pictographic}|\uFE0F|\u200D)(?:(?![©®™])\p{Extended_Pictographic}[\uFE0F\u200D]*|\s)+$/u;

/** `Title: text`, `Title – text` and `标题：文字` are two parts. */
export function readEntry(written: string): Entry {
  const line = written
    .replace(bullet, "")
    .replace(emojiAtEnd, "")
    .trim()
    .replace(/\s?[;,]$/, "");
  const [, title, text] = titleAndText.exec(line) ?? [];
  if (title !== undefined && text !== undefined) return { title, text, line };
  const first = firstSentence(line);
  const rest = line.slice(first.length).trim();
  const isTitled =
    first.length <= 60 &&
    /[.。]$/.test(first) &&
    /^\P{Ll}/u.test(rest) &&
    rest.length >= 20 &&
    endsSentence(rest);
  if (isTitled) return { title: first.replace(/[.。]$/, ""), text: rest, line };
  return { title: rest === "" ? line.replace(/(?<!\.)[.。]$|\s*[:：]$/, "") : line, line };
}

export const headingOf = (line: string): string =>
  (readBracketed(line)?.title ?? line.replace(bullet, "")).replace(rule, "").trim();

/** Whether a line is the title of the list below, which starts with the lines `below`: short, and not a sentence. */
export function isHeading(line: string, below: readonly string[]): boolean {
  const isShort =
    line.trim().length <= 60 && !endsSentence(line.replace(/[?？]\s*$/, "")) && headingOf(line) !== "";
  if (!isShort) return false;
  if (!bullet.test(line)) return (readBracketed(line)?.text ?? "") === "";
  const [next, afterNext] = below.map(signOf);
  const isAboveOthers = signOf(line) !== next && (headingSign.test(line) || next === afterNext);
  return isAboveOthers && !/[：:]\s*\S/.test(line);
}

/** The sign at the start of a line. Lists with emoji or numbers have another one on each line. */
export function signOf(line: string): string | undefined {
  if (/^\s*(?!\d)\p{Extended_Pictographic}/u.test(line)) return "emoji";
  return /^\s*\d/.test(line) ? "number" : [...line.trim()][0];
}

/** Finds lists without bullets: at least three consecutive lines with `Title: text`. */
export function listTitledLines(lines: readonly string[]): ReadonlySet<number> {
  const isTitled = (line: string) =>
    !bullet.test(line) &&
    /^[^.!?:\n]{2,50}:\s+\S.{9}/u.test(line) &&
    (line.split(":")[0] ?? "").split(" ").length <= 7;
  const written = [...lines.keys()].filter((index) => lines[index]?.trim() !== "");
  return inRuns(written, (index) => isTitled(lines[index] ?? ""), 3);
}

/**
 * Finds the entries of inner lists, which are indented more than the others, or have another sign below an entry that ends with a colon.
 * A single outer entry is a mistake in the indentation.
 */
export function listInnerEntries(lines: readonly string[]): ReadonlySet<number> {
  const found: number[] = [];
  let list: { readonly index: number; readonly indent: number }[] = [];
  let innerSign: string | undefined;
  const end = () => {
    const outer = list.reduce((least, { indent }) => Math.min(least, indent), Infinity);
    const inner = list.filter(({ indent }) => indent >= outer + 2);
    if (list.length - inner.length > 1 && list[0]?.indent === outer)
      found.push(...inner.map(({ index }) => index));
    list = [];
  };
  for (const [index, line] of lines.entries())
    if (bullet.test(line)) {
      const [above = "", sign] = [lines[index - 1], signOf(line)];
      const isBelow = bullet.test(above) && /[:：]\s*$/.test(above) && signOf(above) !== sign;
      if (sign !== innerSign) innerSign = isBelow ? sign : undefined;
      const indent = line.length - line.trimStart().length;
      list.push({ index, indent: innerSign === undefined ? indent : indent + 2 });
    } else if (line.trim() !== "") end();
  end();
  return new Set(found);
}

/**
 * Finds the titles in a list of paragraphs: at least two consecutive paragraphs whose first line is short and not a sentence, with
 * sentences on separate lines below; or at least two titles in capitals. A line that starts with a lower-case letter continues the one
 * above, unless that ends with a colon.
 */
export function listTitledParagraphs(lines: readonly string[]): ReadonlySet<number> {
  const paragraphs = paragraphsOf(lines);
  const isProse = (text: readonly string[]) => text.length > 0 && !text.some((line) => bullet.test(line));
  const inCapitals = [...paragraphs].flatMap(([start, [title = "", ...text]]) =>
    titleInCapitals.test(title) && isProse(text) && !/[:：]$/.test(text.at(-1)?.trim() ?? "") ? [start] : [],
  );
  const isTitled = (start: number) => {
    const [title = "", ...text] = paragraphs.get(start) ?? [];
    const isNew = /^[\p{Lu}\d“"‘]/u.test(text[0]?.trim() ?? "") || /[:：]$/.test(title.trim());
    return isNew && isProse(text) && endsSentence(text.at(-1) ?? "") && isTitle(title);
  };
  return new Set([
    ...inRuns([...paragraphs.keys()], isTitled, 2),
    ...(inCapitals.length > 1 ? inCapitals : []),
  ]);
}

export const titleInCapitals = /^(?=\p{Lu}.*\p{Lu}{2})[^\p{Ll}\n]{3,40}$/u;

export const isTitle = (line: string) =>
  line.trim().length <= 40 && !endsSentence(line) && !/[,;]$/.test(line.trim());

/** The lines of each paragraph, by the index of its first line. */
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

/** The items in runs of at least `min` for which `holds` is true. */
function inRuns(items: readonly number[], holds: (item: number) => boolean, min: number): Set<number> {
  const found = new Set<number>();
  let run: number[] = [];
  for (const item of [...items, -1]) {
    if (item >= 0 && holds(item)) {
      run.push(item);
      continue;
    }
    if (run.length >= min) for (const one of run) found.add(one);
    run = [];
  }
  return found;
}

/** Joins a text to one line. Between Chinese or Japanese characters, a line break is not a space. */
export const joinLines = (text: string): string =>
  text
    .replace(
      /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}。、！？」）])\n(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}「（])/gu,
      "",
    )
    .replace(/\s*\n\s*/g, " ");
