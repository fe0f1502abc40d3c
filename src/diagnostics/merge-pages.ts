import type { Diagnostic, Place } from "./diagnostic.js";

/**
 * Makes one diagnostic of those that say the same of one place of the source, such as a footer's link on every page, or of one
 * address whose place is not known: who mends it there mends it on all of them. Keeps the order of the first ones, and of the pages.
 */
export function mergePages(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const merged = new Map<string, { readonly first: Diagnostic; readonly pages: Set<string> }>();
  for (const diagnostic of diagnostics) {
    const { code, severity, args, place } = diagnostic;
    const { file, line, column } = place;
    // Where an address is written that no line is known of, it is most likely a part that the pages share.
    const where =
      line === undefined && "href" in args && pagesOf(place).length > 0 ? [] : [file, line, column];
    const key = JSON.stringify([code, severity, args, ...where]);
    const group = merged.get(key) ?? { first: diagnostic, pages: new Set() };
    for (const page of pagesOf(place)) group.pages.add(page);
    merged.set(key, group);
  }
  return [...merged.values()].map(({ first, pages }) =>
    pages.size < 2 ? first : { ...first, place: { ...first.place, pages: [...pages] } },
  );
}

/** The routes that a place shows on. */
export function pagesOf({ page, pages }: Place): readonly string[] {
  return pages ?? (page === undefined ? [] : [page]);
}
