import { pointsOf } from "../../text/points-of.js";

export function placeInText(
  text: string,
  { file, offset, length }: { file: string; offset: number; length: number },
) {
  return { file, ...pointsOf(text)(offset), length };
}

export function offsetInText(text: string, { line, column }: { line: number; column: number }): number {
  let start = 0;
  for (let at = 1; at < line; at++) {
    const end = text.indexOf("\n", start);
    if (end < 0) break;
    start = end + 1;
  }
  return start + column - 1;
}
