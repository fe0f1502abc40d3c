import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { once } from "../../util/once.js";
import type { PlacedSummary } from "../checked-site.js";

/** A finding whose literal is sought in all files of its page: those are not written down with it. */
interface WrittenFinding extends Omit<Diagnostic, "place"> {
  readonly place: Diagnostic["place"];
  readonly isInPage?: true;
}

/** What was found on pages, as it is written down. */
export function packFindings(
  found: readonly Diagnostic[],
  summaries: readonly PlacedSummary[],
): readonly WrittenFinding[] {
  const sourcesOf = listSources(summaries);
  return found.map((diagnostic): WrittenFinding => {
    const { place } = diagnostic;
    const { seek, page } = place;
    if (seek?.kind !== "literal" || page === undefined || seek.files !== sourcesOf().get(page))
      return diagnostic;
    return { ...diagnostic, place: { ...place, seek: { ...seek, files: [] } }, isInPage: true };
  });
}

/** The same of the same pages as diagnostics. */
export function unpackFindings(
  written: readonly WrittenFinding[],
  summaries: readonly PlacedSummary[],
): readonly Diagnostic[] {
  const sourcesOf = listSources(summaries);
  return written.map(({ isInPage, ...diagnostic }) => {
    const { seek, page = "" } = diagnostic.place;
    if (!isInPage || seek?.kind !== "literal") return diagnostic;
    const files = sourcesOf().get(page) ?? [];
    return { ...diagnostic, place: { ...diagnostic.place, seek: { ...seek, files } } };
  });
}

/** Mostly nothing is sought. */
const listSources = (summaries: readonly PlacedSummary[]) =>
  once(() => new Map(summaries.map(({ page }) => [page.routePath, page.sources])));
