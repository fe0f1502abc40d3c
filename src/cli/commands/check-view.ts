import type { CheckResult } from "../../build/check.js";
import { readPage } from "../../check/page/read-page.js";
import { weigherOf } from "../../check/rules/media/page-weight.js";
import type { CheckSummary } from "../../report/format-check.js";

interface SummaryOptions {
  readonly strict: boolean;
  readonly offline: boolean;
  /** Milliseconds since the process started. */
  readonly ms: number;
}

export const summariseCheck = (
  result: CheckResult,
  { strict, offline, ms }: SummaryOptions,
): CheckSummary => ({
  ...result,
  ...{ strict, ms },
  pageCount: result.checked?.pages.length ?? 0,
  insideCount: countInside(result.checked),
  links: result.outbound?.results ?? [],
  notes: listNotes(result, offline),
});

/** The weight of each page. Compressing takes time, so this only runs for reports that show it. */
export function weighPages({ checked }: CheckResult) {
  if (!checked) return [];
  const weigh = weigherOf(checked);
  return checked.pages.map(({ routePath, html }) => {
    const { firstLoad, parts } = weigh({ html, facts: readPage(html) });
    return { routePath, firstLoad, parts };
  });
}

function countInside(checked: CheckResult["checked"]): number {
  if (!checked) return 0;
  const { url } = checked.site;
  const isInside = (href: string) => href.startsWith("/") || href.startsWith("#") || href.startsWith(url);
  return checked.summaries.reduce(
    (sum, { links }) => sum + links.filter(({ value, use }) => use !== "name" && isInside(value)).length,
    0,
  );
}

/** Notes about URLs that were not requested, with the reason. */
function listNotes({ outbound }: CheckResult, offline: boolean): string[] {
  if (!outbound) return [];
  const { placeholders, results, noNetwork } = outbound;
  const cached = results.filter((result) => result.cached).length;
  const used = `${cached} of ${results.length} outbound results are cached`;
  const notes = [];
  if (placeholders.length > 0) {
    const why = "placeholders, and listings before their release day, are not requested";
    notes.push(`${why}: ${placeholders.join(", ")}`);
  }
  if (noNetwork) notes.push(`no network: host names do not resolve; ${used}`);
  else if (offline && results.length > 0) notes.push(`offline: ${used}`);
  return notes;
}
