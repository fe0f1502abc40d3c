import { isUtf8 } from "node:buffer";
import { join } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { reasonOf } from "../util/system-error.js";
import { readPlainFile } from "./plain-file.js";

/** A text file without its byte order mark, with `\n` line ends; reports a file that is not UTF-8 and returns undefined. */
export function readText(root: string, sourceFile: string, log: Diagnostics): string | undefined {
  let bytes: Uint8Array;
  try {
    bytes = readPlainFile(join(root, sourceFile));
  } catch (error) {
    return log.add("read/cannot-read", { reason: reasonOf(error) }, { file: sourceFile });
  }
  return textOf(bytes, sourceFile, log)?.replace(/\r\n?/g, "\n");
}

/** The text of a file's bytes; reports bytes that are not UTF-8 and returns undefined. */
export function textOf(bytes: Uint8Array, sourceFile: string, log: Diagnostics): string | undefined {
  const decoded = decodeText(bytes);
  if ("text" in decoded) return decoded.text;
  const { line, column, encoding } = decoded;
  return log.add("read/not-utf8", { encoding }, { file: sourceFile, line, column });
}

/** A text, or the problem with its bytes: the line of the first invalid one, and the apparent encoding. */
type Decoded =
  | { readonly text: string }
  | { readonly line: number; readonly column: number; readonly encoding: string | undefined };

/**
 * Decodes a file's text, without a byte order mark. All text that handbill reads is decoded or checked like this: a text in another
 * encoding would be published with broken letters.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  if (isUtf8(bytes) && !bytes.includes(0)) return { text: decoder.decode(bytes) };
  const { length } = bytes.subarray(0, firstWrong(bytes));
  const before = decoder.decode(bytes.subarray(0, length)).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, encoding: encodingOf(bytes) };
}

const decoder = new TextDecoder("utf-8");

/** The number of bytes before the first that is not valid UTF-8, or is NUL, which no text contains. */
function firstWrong(bytes: Uint8Array): number {
  const nul = bytes.indexOf(0);
  const end = nul < 0 ? bytes.length : nul;
  let [good, bad] = [0, end + 1];
  // A truncated character is invalid too: the valid start is found by bisection, then byte by byte.
  const isRight = (length: number) => isUtf8(trimCut(bytes.subarray(0, length)));
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isRight(middle)) good = middle;
    else bad = middle;
  }
  return trimCut(bytes.subarray(0, good)).length;
}

/** Removes an incomplete character at the end of bytes. */
function trimCut(bytes: Uint8Array): Uint8Array {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes;
    if (byte < 0xc0) continue;
    const wanted = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return back < wanted ? bytes.subarray(0, -back) : bytes;
  }
  return bytes;
}

/** Detects UTF-16 by its byte order mark or, without one, by every second byte of its start, which is NUL in most languages. */
function encodingOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return "UTF-16";
  const beginning = bytes.subarray(0, 64);
  const nuls = [0, 1].map((odd) => beginning.filter((byte, index) => index % 2 === odd && byte === 0).length);
  return Math.max(...nuls) * 4 >= beginning.length && beginning.length > 3 ? "UTF-16" : undefined;
}
