import type { CheckedSite, PageSummary } from "../check/rule.js";
import { withoutBase } from "../model/addresses/addresses.js";
import type { ReviewConfig } from "../model/config/review-config.js";
import type { CheckedPage } from "../model/pages/checked-tree.js";
import type { ListingText } from "../model/review/app-project.js";
import type { Site } from "../model/site/site.js";
import type { Section } from "./sections.js";
import { type PageKind, saysPage } from "./words.js";

export interface FoundPage {
  readonly summary: CheckedPage;
  readonly title: string;
  /** Whether the config, a listing or the page's own marks identify it; otherwise it was found by its title or address. */
  readonly isStated: boolean;
}

interface FindContext {
  readonly config: Readonly<ReviewConfig>;
  readonly listings: readonly ListingText[];
  readonly sections: (page: CheckedPage) => readonly Section[];
}

const kinds = ["privacy", "support", "deletion", "terms"] as const satisfies readonly PageKind[];

/**
 * Finds the pages that the stores require: by the config, the listings, marks of sections, and last by words. The one nearest to the root
 * wins, since earlier versions of a document are below it.
 */
export function findPages(
  { summaries: all, ...checked }: CheckedSite,
  { config, listings, sections }: FindContext,
): Record<PageKind, FoundPage | undefined> {
  const depthOf = ({ page }: PageSummary) => page.routePath.split("/").length;
  const summaries = [...all].sort((one, other) => depthOf(one) - depthOf(other));
  const homes = checked.site.languages.map(({ prefix }) => prefix);
  const candidates = summaries.filter(({ page }) => !["/", "/404", ...homes].includes(page.routePath));
  const found = kinds.map((kind) => [kind, find(kind)] as const);
  return Object.fromEntries(found) as Record<PageKind, FoundPage | undefined>;

  function find(kind: PageKind): FoundPage | undefined {
    const path = config.pages?.[kind];
    const stated =
      (path !== undefined && byPath(path)) ||
      byListing(kind) ||
      summaries.find(({ page }) => isMarked(kind, sections(page)));
    if (stated) return foundOf(stated, true);
    const guessed = guess(kind, candidates);
    return guessed && foundOf(guessed, false);
  }

  function byListing(kind: PageKind): PageSummary | undefined {
    const field = kind === "privacy" ? "privacyUrl" : kind === "support" ? "supportUrl" : undefined;
    return listings
      .filter((text) => text.field === field)
      .map(({ value }) => pathIn(value, checked.site))
      .flatMap((path) => (path === undefined ? [] : (byPath(path) ?? [])))[0];
  }

  function byPath(path: string): PageSummary | undefined {
    const wanted = path.replace(/(?<=.)\/$/, "").replace(/\.html$/, "");
    return summaries.find(({ page }) => page.routePath === wanted);
  }
}

/** The path of a URL of the site, without the base; undefined for other URLs. */
export function pathIn(address: string, { origin, base }: Pick<Site, "origin" | "base">): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.host === new URL(origin).host ? withoutBase(base, url.pathname) : undefined;
}

const foundOf = ({ page: summary, title }: PageSummary, isStated: boolean): FoundPage => ({
  summary,
  title: title ?? "",
  isStated,
});

/** The minimum number of marks that identify a page as a policy, or as being about deletion: other pages may have one of them. */
const fewMarks = 2;

function isMarked(kind: PageKind, sections: readonly Section[]): boolean {
  const marks = sections.flatMap(({ answers }) => answers).filter((mark) => mark.startsWith(`${kind}.`));
  return marks.length >= (kind === "terms" || kind === "support" ? 1 : fewMarks);
}

/** By the page's address first, since people choose it to be recognised; then by its title. */
function guess(kind: PageKind, summaries: readonly PageSummary[]): PageSummary | undefined {
  const wordsOf = ({ page }: PageSummary) => page.routePath.replace(/[-_/]+/g, " ");
  // A page about deleting an account is not a policy, whatever its title says.
  const candidates = summaries.filter(
    (summary) => kind === "deletion" || !saysPage("deletion", wordsOf(summary)),
  );
  return (
    candidates.find((summary) => saysPage(kind, wordsOf(summary))) ??
    candidates.find(({ page, title = "" }) => saysPage(kind, page.document?.title ?? title))
  );
}
