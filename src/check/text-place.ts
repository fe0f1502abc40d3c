import type { Place } from "../core/diagnostic.js";

/** A piece of a file's text. */
export interface TextAt {
  readonly text: string;
  /** Where it begins, in UTF-16 code units from the start of the file; undefined if that is not certain. */
  readonly at: number | undefined;
}

/** The line and the column of a piece of a file's text, if that is certain. */
export function placeOfText(whole: string, { text, at }: TextAt): Pick<Place, "line" | "column" | "length"> {
  if (at === undefined) return {};
  const before = whole.slice(0, at).split(/\r\n?|\n/);
  return { line: before.length, column: (before.at(-1) ?? "").length + 1, length: text.length };
}
