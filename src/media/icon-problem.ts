import type { Metadata } from "sharp";
import type { Diagnostics } from "../diagnostics/diagnostics.js";

/** The size of the largest icon, in pixels. */
const minSide = 512;

/** Reports why no icons can be made from an image; returns whether there is a reason. */
export function reportIconProblem(
  bytes: Uint8Array,
  { sourceFile, format, width = 0, height = 0 }: Partial<Metadata> & { readonly sourceFile: string },
  log: Diagnostics,
): boolean {
  // Only a text file has lines.
  const drawing = format === "svg" ? textOf(bytes) : undefined;
  const at = (element: RegExp) => ({ file: sourceFile, ...(drawing && placeOf(element, drawing)) });
  const size = `${width} × ${height}`;
  // An SVG's size is rounded.
  if (Math.abs(width - height) > (format === "svg" ? 1 : 0))
    log.add("encode/icon-not-square", { size }, at(/<(?:\w+:)?svg[\s>]/));
  else if (drawing === undefined && width < minSide)
    log.add("encode/icon-too-small", { size }, { file: sourceFile });
  else if (drawing && letters.test(drawing)) log.add("encode/icon-with-text", {}, at(letters));
  else return false;
  return true;
}

const letters = /<(?:\w+:)?text[\s>]/;

/** The SVG with blanks instead of comments. */
const textOf = (bytes: Uint8Array) =>
  new TextDecoder().decode(bytes).replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, " "));

function placeOf(element: RegExp, drawing: string): { line: number; column: number } | undefined {
  const { index } = element.exec(drawing) ?? {};
  if (index === undefined) return undefined;
  const before = drawing.slice(0, index);
  return { line: before.split("\n").length, column: index - before.lastIndexOf("\n") };
}
