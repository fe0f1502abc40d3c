import type { Diagnostics } from "../core/diagnostics.js";

/** Pixels that the largest icon has. */
const leastSide = 512;

interface IconFacts {
  readonly sourceFile: string;
  readonly format?: string;
  readonly width?: number;
  readonly height?: number;
}

/** Tells why no icons can be made of a picture; whether there is such a reason. */
export function reportIconFlaw(
  bytes: Uint8Array,
  { sourceFile, format, width = 0, height = 0 }: IconFacts,
  log: Diagnostics,
): boolean {
  const place = { file: sourceFile };
  const size = `${width} × ${height}`;
  // A drawing's size is rounded.
  if (Math.abs(width - height) > (format === "svg" ? 1 : 0))
    log.add("encode/icon-not-square", { size }, place);
  else if (format !== "svg" && width < leastSide) log.add("encode/icon-too-small", { size }, place);
  else if (format === "svg" && hasText(bytes)) log.add("encode/icon-with-text", {}, place);
  else return false;
  return true;
}

function hasText(bytes: Uint8Array): boolean {
  const drawing = new TextDecoder().decode(bytes).replace(/<!--[\s\S]*?-->/g, "");
  return /<(?:\w+:)?text[\s>]/.test(drawing);
}
