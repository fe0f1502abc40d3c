import { shorten } from "../../text/shorten.js";
/** Formats a value for a line on the terminal; of a document, its text. */
export function shownValue(value: unknown): string {
  const document = typeof value === "string" ? /^---\n[\s\S]*?\n---\n(.*)$/s.exec(value)?.[1] : undefined;
  const text = document?.trim().replace(/\s+/g, " ") || JSON.stringify(value);
  return shorten(text, 100);
}
