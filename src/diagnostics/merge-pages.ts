import { type CodeEntry, codes } from "./codes.js";
import type { Diagnostic, Place } from "./diagnostic.js";

/**
 * Merges diagnostics with the same message and place in the source, such as a footer's link on every page, or with the same address if
 * the place is unknown: one fix at that place fixes all pages. A code may name arguments that may differ. Keeps the order of the first ones, and of the pages.
 */
export function mergePages(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const merged = new Map<string, { readonly first: Diagnostic; readonly pages: Set<string> }>();
  for (const diagnostic of diagnostics) {
    const { code, severity, args, place } = diagnostic;
    const { file, line, column } = place;
    // An address without a known line is most likely in a part that the pages share.
    const where =
      line === undefined && "href" in args && pagesOf(place).length > 0 ? [] : [file, line, column];
    const { differing = [] }: CodeEntry<never> = codes[code];
    const cause = Object.entries(args).filter(([name]) => !differing.includes(name));
    const key = JSON.stringify([code, severity, cause, ...where]);
    const group = merged.get(key) ?? { first: diagnostic, pages: new Set() };
    for (const page of pagesOf(place)) group.pages.add(page);
    merged.set(key, group);
  }
  return [...merged.values()].map(({ first, pages }) =>
    pages.size < 2 ? first : { ...first, place: { ...first.place, pages: [...pages] } },
  );
}

/** The routes that show a place. */
export function pagesOf({ page, pages }: Place): readonly string[] {
  return pages ?? (page === undefined ? [] : [page]);
}
