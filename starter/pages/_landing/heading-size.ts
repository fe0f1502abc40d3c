import { lengthOf } from "../_shared/page-title.ts";
import { widthOf } from "./letter-widths.ts";

/** A longer title in a script without spaces breaks anywhere. In ems. */
const mostSquares = 6.4;

/** The size at which the longest word of a card's heading fits into a width; smaller for many letters. In pixels. */
export function headingSize(heading: string, width: number): number {
  const widest = Math.max(...heading.split(/\s+/).map(widthOf));
  const hasSquares = lengthOf(heading) > [...heading].length;
  const fitting = Math.floor(width / (hasSquares ? Math.min(widest, mostSquares) : widest));
  const byLength = heading.length > 36 ? 60 : heading.length > 20 ? 76 : heading.length > 10 ? 108 : 176;
  return Math.max(40, Math.min(byLength, fitting));
}
