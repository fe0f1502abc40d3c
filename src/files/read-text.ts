import { join } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Stamp } from "../effects/stamp-of-stats.js";
import { reasonOf } from "../util/system-error.js";
import { decodeText } from "./decode-text.js";
import { readStampedFile } from "./plain-file.js";

/** A text file without its byte order mark, line ends as `\n`; reports and returns undefined if it is no UTF-8. */
export const readText = (root: string, sourceFile: string, log: Diagnostics): string | undefined =>
  readStampedText(root, sourceFile, log)?.text;

/** The same, with what the file was like before it was read. */
export function readStampedText(
  root: string,
  sourceFile: string,
  log: Diagnostics,
): { text: string; stamp: Stamp } | undefined {
  let file: ReturnType<typeof readStampedFile>;
  try {
    file = readStampedFile(join(root, sourceFile));
  } catch (error) {
    log.add("read/cannot-read", { reason: reasonOf(error) }, { file: sourceFile });
    return undefined;
  }
  const text = textOf(file.bytes, sourceFile, log)?.replace(/\r\n?/g, "\n");
  return text === undefined ? undefined : { text, stamp: file.stamp };
}

/** The text of a file's bytes; reports and returns undefined if they are no UTF-8. */
export function textOf(bytes: Uint8Array, sourceFile: string, log: Diagnostics): string | undefined {
  const decoded = decodeText(bytes);
  if ("text" in decoded) return decoded.text;
  const { line, column, encoding } = decoded;
  log.add("read/not-utf8", { encoding }, { file: sourceFile, line, column });
  return undefined;
}
