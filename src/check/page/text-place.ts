import type { Place } from "../../diagnostics/diagnostics.js";
import { pointsOf } from "../../text/points-of.js";

export interface TextAt {
  readonly text: string;
  /** Its offset in the file, in UTF-16 code units; undefined if uncertain. */
  readonly at: number | undefined;
}

/** Returns a function from pieces of a file's text to line and column, where they are certain. */
export function placesIn(full: string): (piece: TextAt) => Pick<Place, "line" | "column" | "length"> {
  const pointAt = pointsOf(full);
  return ({ text, at }) => (at === undefined ? {} : { ...pointAt(at), length: text.length });
}
