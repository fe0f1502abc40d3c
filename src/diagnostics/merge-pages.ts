import { type CodeEntry, codes } from "./codes.js";
import type { Diagnostic, Place } from "./diagnostics.js";

interface Merged {
  readonly first: Diagnostic;
  readonly pages: Set<string>;
  /** The values of the arguments that are listed, with their lines. */
  readonly listed: Readonly<Record<string, Set<string>>>;
}

/**
 * Merges diagnostics with the same message and place in the source, such as a footer's link on every page, or with the same address if
 * the place is unknown: one fix at that place fixes all pages. A code may name arguments that may differ, or that are listed for a file.
 * Keeps the order of the first ones, and of the pages.
 */
export function mergePages(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const merged = new Map<string, Merged>();
  for (const diagnostic of diagnostics) {
    const { code, severity, args, place } = diagnostic;
    const { file, line, column } = place;
    // An address without a known line is most likely in a part that the pages share.
    const where =
      line === undefined && "href" in args && pagesOf(place).length > 0 ? [] : [file, line, column];
    const { differing = [], joined = [] }: CodeEntry<never> = codes[code];
    const cause = Object.entries(args).filter(
      ([name]) => !differing.includes(name) && !joined.includes(name),
    );
    const key = JSON.stringify([code, severity, cause, ...(joined.length > 0 ? [file] : where)]);
    const listed = Object.fromEntries(joined.map((name) => [name, new Set<string>()]));
    const group = merged.get(key) ?? { first: diagnostic, pages: new Set(), listed };
    const isElsewhere = line !== undefined && line !== group.first.place.line;
    for (const name of joined)
      group.listed[name]?.add(`${args[name]}${isElsewhere && name === joined[0] ? ` (line ${line})` : ""}`);
    for (const page of pagesOf(place)) group.pages.add(page);
    merged.set(key, group);
  }
  return [...merged.values()].map(({ first, pages, listed }) => {
    const args = { ...first.args };
    for (const name in listed) args[name] = [...(listed[name] ?? [])].join(", ");
    return { ...first, args, ...(pages.size > 1 && { place: { ...first.place, pages: [...pages] } }) };
  });
}

/** The routes that show a place. */
export function pagesOf({ page, pages }: Place): readonly string[] {
  return pages ?? (page === undefined ? [] : [page]);
}
