import { join } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { reasonOf } from "../util/system-error.js";
import { decodeText } from "./decode-text.js";
import { readPlainFile } from "./plain-file.js";

/** A text file without its byte order mark, with `\n` line ends; reports a file that is not UTF-8 and returns undefined. */
export function readText(root: string, sourceFile: string, log: Diagnostics): string | undefined {
  let bytes: Uint8Array;
  try {
    bytes = readPlainFile(join(root, sourceFile));
  } catch (error) {
    log.add("read/cannot-read", { reason: reasonOf(error) }, { file: sourceFile });
    return undefined;
  }
  return textOf(bytes, sourceFile, log)?.replace(/\r\n?/g, "\n");
}

/** The text of a file's bytes; reports bytes that are not UTF-8 and returns undefined. */
export function textOf(bytes: Uint8Array, sourceFile: string, log: Diagnostics): string | undefined {
  const decoded = decodeText(bytes);
  if ("text" in decoded) return decoded.text;
  const { line, column, encoding } = decoded;
  log.add("read/not-utf8", { encoding }, { file: sourceFile, line, column });
  return undefined;
}
