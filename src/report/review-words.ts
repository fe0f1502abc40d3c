import type { Authority, Evidence, Outcome, Review, ReviewItem } from "../diagnostics/review.js";

/* The texts that all reports of a review share. */

/** In display order. */
export const outcomes: readonly Outcome[] = ["failed", "judge", "passed", "not-applicable"];

export const outcomeWords: Readonly<Record<Outcome, string>> = {
  failed: "failed",
  judge: "to check yourself",
  passed: "passed",
  "not-applicable": "not applicable",
};

const certaintyWords: Readonly<Record<ReviewItem["source"]["certainty"], string>> = {
  seen: "read at the source, or in a copy of it",
  "third-party": "known from quotations",
  memory: "not read at the source, so it never fails the check",
};

export const storeNames = { apple: "App Store", google: "Google Play", law: "Laws" } as const;

/** `2 failed, 5 to check yourself, 20 passed`. */
export function countOutcomes(groups: readonly ReviewGroup[]): string {
  const counts = outcomes.flatMap((outcome) => {
    const count = groups.filter(({ item }) => item.outcome === outcome).length;
    return count === 0 ? [] : [`${count} ${outcomeWords[outcome]}`];
  });
  return counts.join(", ");
}

/** Some requirements of both stores are the same: items with the same cause are fixed together, so they are shown and counted once. */
export const causeOf = ({ rule, outcome, finding, hint, judged, site, app }: ReviewItem): string =>
  JSON.stringify([rule, outcome, finding, hint, judged, site, app]);

/** The items of one store or of the laws that have the same cause. */
export interface ReviewGroup {
  readonly item: ReviewItem;
  /** The other items, with their requirements, or the places where they apply. */
  readonly also: readonly { readonly id: string; readonly words: string }[];
}

export function groupItems({ items }: Pick<Review, "items">, store: Authority): ReviewGroup[] {
  const own = items.filter((item) => item.store === store);
  const causes = own.map(causeOf);
  return own.flatMap((item, index) => {
    if (causes.indexOf(causes[index] ?? "") !== index) return [];
    const others = own.filter((_, other) => other > index && causes[other] === causes[index]);
    const also = others.map(({ id, demand, source: { where, since } }) => {
      const holds = where === undefined ? "" : ` (${where}, ${since})`;
      return { id, words: demand === item.demand ? holds : `: ${demand}` };
    });
    return [{ item, also }];
  });
}

/** A place that was checked: `legal/privacy-policy.md:12  “What we collect”`. */
interface CheckedPlace {
  readonly side: "site" | "app";
  /** The file with its line; empty if there is none. */
  readonly where: string;
  readonly what: string;
}

/** The checked places of an item. Files of the app's project are relative to the site's folder. */
export function rowsOf({ site, app }: ReviewItem, { project }: Pick<Review, "project">): CheckedPlace[] {
  const folder = project === undefined ? "" : `${project.replace(/\/+$/, "")}/`;
  const row =
    (side: CheckedPlace["side"], prefix: string) =>
    ({ what, place: { file, line } }: Evidence): CheckedPlace => ({
      side,
      where: file === undefined ? "" : `${prefix}${file}${line === undefined ? "" : `:${line}`}`,
      what,
    });
  const rows = [...app.map(row("app", folder)), ...site.map(row("site", ""))];
  const keys = rows.map((one) => JSON.stringify(one));
  return rows.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}

/** Marks findings that are guesses, and those that the config accepts. */
export function remarksOf({ isGuess, judged }: ReviewItem): string[] {
  return [
    isGuess ? "a guess, from words only" : [],
    judged === undefined ? [] : `accepted in the config: ${judged}`,
  ].flat();
}

/** The certainty of a source, when it was read, and where and since when a law applies. */
export function certaintyOf({ certainty, retrieved, isOld, where, since }: ReviewItem["source"]): string {
  const old = isOld ? ", more than six months ago: read it again" : "";
  const holds = where === undefined ? "" : `; applies in ${where} from ${since}`;
  return `${certaintyWords[certainty]}, ${retrieved}${old}${holds}`;
}

export const sourceOf = ({ source }: ReviewItem): string => `${source.title}: ${certaintyOf(source)}`;

export function leftOut({ stores }: Review): string[] {
  const all = ["apple", "google"] as const;
  return all
    .filter((store) => !stores.includes(store))
    .map(
      (store) =>
        `${storeNames[store]}: not applicable, because neither the config nor the app's project mentions it.`,
    );
}
