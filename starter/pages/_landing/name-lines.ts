import { widthOf } from "./letter-widths.ts";

export interface NameLine {
  readonly text: string;
  /** In ems of the display font. */
  readonly width: number;
}

/**
 * Breaks a name into as few lines as possible, of similar width. A word is never broken, and a sign stays with its word.
 *
 * @param widest the maximum width of a line, in ems
 */
export function breakName(name: string, widest: number): NameLine[] {
  const words = wordsOf(name);
  for (let count = 1; count < words.length; count++) {
    const lines = balance(words, count);
    if (Math.max(...lines.map(({ width }) => width)) <= widest) return lines;
  }
  return words.length > 4 ? balance(words, 4) : words.map(lineOf);
}

/** The words of a name. A dash stays with the previous word, `&` and `+` with the next. */
function wordsOf(name: string): string[] {
  const words: string[] = [];
  let opening = "";
  for (const part of name.trim().split(/\s+/)) {
    const last = words.at(-1);
    const isSign = !/[\p{L}\p{N}]/u.test(part);
    if (isSign && (last === undefined || /^[&+]$/.test(part))) opening += `${part} `;
    else if (isSign && opening === "") words[words.length - 1] = `${last} ${part}`;
    else {
      words.push(opening + part);
      opening = "";
    }
  }
  return opening === "" ? words : [...words, opening.trim()];
}

const lineOf = (text: string): NameLine => ({ text, width: widthOf(text) });

/** Splits words into a number of lines so that the widest line is as narrow as possible. */
function balance(words: readonly string[], count: number): NameLine[] {
  if (count === 1) return [lineOf(words.join(" "))];
  let best: NameLine[] | undefined;
  const spread = (lines: readonly NameLine[]) => Math.max(...lines.map(({ width }) => width));
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [lineOf(words.slice(0, first).join(" ")), ...balance(words.slice(first), count - 1)];
    if (best === undefined || spread(lines) < spread(best)) best = lines;
  }
  return best ?? [];
}
