import { linkDocs } from "../text/docs-address.js";
import type { CodeEntry } from "./codes/entry.js";
import { codes } from "./codes.js";
import type { Diagnostic } from "./diagnostics.js";

/** The texts of a diagnostic: the message, and how to fix it if there is a hint. */
export function wordsOf(diagnostic: Diagnostic): { message: string; hint: string | undefined } {
  // The table ties each code to its arguments; a union over all codes cannot show that to the compiler.
  const entry = codes[diagnostic.code] as CodeEntry<unknown>;
  const args = Object.fromEntries(
    Object.entries(diagnostic.args).map(([key, value]) => [key, readable(value)]),
  );
  const hint = entry.hint?.(args);
  return { message: entry.message(args), hint: hint && linkDocs(hint) };
}

const longestLine = 600;
const shownOfLonger = 300;

/** Limits a text to the length that people read: a URL may contain a whole file. */
function readable(value: unknown): unknown {
  if (typeof value !== "string" || value.length <= longestLine) return value;
  const shorten = (line: string) =>
    line.length > longestLine ? `${line.slice(0, shownOfLonger)}… (${line.length} characters)` : line;
  return value.split("\n").map(shorten).join("\n");
}
