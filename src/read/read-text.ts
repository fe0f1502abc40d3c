import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostics } from "../core/diagnostics.js";

const decoder = new TextDecoder("utf-8", { fatal: true });

/** A text file without its byte order mark, line ends as `\n`; reports and returns undefined if it is no UTF-8. */
export function readText(root: string, sourceFile: string, log: Diagnostics): string | undefined {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(join(root, sourceFile));
  } catch (error) {
    log.add("read/cannot-read", { reason: (error as Error).message }, { file: sourceFile });
    return undefined;
  }
  try {
    return decoder.decode(bytes).replace(/\r\n?/g, "\n");
  } catch {
    const line = bytes.subarray(0, firstInvalid(bytes)).filter((byte) => byte === 10).length + 1;
    log.add("read/not-utf8", {}, { file: sourceFile, line, column: 1 });
    return undefined;
  }
}

/** The number of bytes before the first one that is not UTF-8. */
function firstInvalid(bytes: Uint8Array): number {
  const text = new TextDecoder("utf-8").decode(bytes);
  const before = text.slice(0, text.indexOf("\uFFFD"));
  return new TextEncoder().encode(before).length;
}
