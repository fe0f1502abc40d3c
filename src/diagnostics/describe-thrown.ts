import { shorten } from "../text/shorten.js";
import { orNothing } from "../util/or-nothing.js";

const longestLine = 500;
const maxLines = 12;

/** React's advice is then about versions and copies of it, which handbill handles, or the error names React's internals. */
const hookOutside = /^(?:Invalid hook call\.|Cannot read properties of null \(reading 'use[A-Z]\w*'\)$)/;
const ofHookOutside =
  "a hook such as useSite is called outside of a component: call it in the body of a function component; meta and paths receive what they need as arguments";

/** Describes a thrown value. Anything can be thrown, including objects that throw when inspected. */
export function describeThrown(thrown: unknown): string {
  return orNothing(() => shortenLines(wordsOf(thrown))) ?? "a value that throws when it is inspected";
}

/** An error's stack; undefined for anything else, or if it throws when inspected. */
export function stackOf(thrown: unknown): string | undefined {
  try {
    const text = (thrown as { stack?: unknown } | null | undefined)?.stack;
    return typeof text === "string" ? text : undefined;
  } catch {
    return undefined;
  }
}

function wordsOf(thrown: unknown): string {
  if (thrown instanceof Error) {
    const words: readonly unknown[] = [thrown.message, thrown.name, "an error without a message"];
    const said = words.find((text): text is string => typeof text === "string" && text !== "") ?? "";
    return hookOutside.test(said) ? ofHookOutside : said;
  }
  if (typeof thrown === "string") return thrown;
  return orNothing(() => JSON.stringify(thrown) ?? String(thrown)) ?? Object.prototype.toString.call(thrown);
}

function shortenLines(text: string): string {
  const lines = text.split("\n");
  const shown = lines.slice(0, maxLines).map((line) => shorten(line, longestLine));
  if (lines.length > maxLines) shown.push(`… and ${lines.length - maxLines} more lines`);
  return shown.join("\n");
}
