import type { Place } from "../diagnostics/diagnostic.js";
import { pagesOf } from "../diagnostics/merge-pages.js";
import { formatNumber } from "./format-table.js";

const mostNamed = 3;

/** `/a`, or `2,000 pages: /a, /b, /c and 1,997 more`; empty for a place without a page. */
export function formatPages(place: Place): string {
  const pages = pagesOf(place);
  if (pages.length < 2) return pages[0] ?? "";
  const rest = pages.length - mostNamed;
  // Mentioning a single remaining one takes as much space as showing it.
  const named = pages.slice(0, rest <= 1 ? pages.length : mostNamed);
  const last = rest <= 1 ? named.pop() : `${formatNumber(rest)} more`;
  return `${formatNumber(pages.length)} pages: ${named.join(", ")} and ${last}`;
}
