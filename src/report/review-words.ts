import type { Looked, Outcome, Review, ReviewItem } from "../diagnostics/review.js";

/*
 * The words that all reports of a review share.
 */

/** In the order in which they are shown. */
export const outcomes: readonly Outcome[] = ["failed", "judge", "passed", "not-applicable"];

export const outcomeWords: Readonly<Record<Outcome, string>> = {
  failed: "failed",
  judge: "for a person to judge",
  passed: "passed",
  "not-applicable": "not applicable",
};

export const certaintyWords: Readonly<Record<ReviewItem["source"]["certainty"], string>> = {
  seen: "seen there, or in a copy of it",
  "third-party": "by others who quote it",
  memory: "from memory, so that nothing fails for it",
};

export const storeNames = { apple: "App Store", google: "Google Play" } as const;

/** `2 failed, 5 for a person to judge, 20 passed`. */
export function countOutcomes(items: readonly ReviewItem[]): string {
  const counts = outcomes.flatMap((outcome) => {
    const count = items.filter((item) => item.outcome === outcome).length;
    return count === 0 ? [] : [`${count} ${outcomeWords[outcome]}`];
  });
  return counts.join(", ");
}

/** Something that was looked at: `legal/privacy-policy.md:12  “What we collect”`. */
export interface LookedRow {
  readonly side: "site" | "app";
  /** The file with its line; empty where only what was looked at is known. */
  readonly where: string;
  readonly what: string;
}

/** Both sides of an item; files of the app's project by their way from the site's folder. */
export function rowsOf({ site, app }: ReviewItem, { project }: Pick<Review, "project">): LookedRow[] {
  const folder = project === undefined ? "" : `${project.replace(/\/+$/, "")}/`;
  const row =
    (side: LookedRow["side"], prefix: string) =>
    ({ what, place: { file, line } }: Looked): LookedRow => ({
      side,
      where: file === undefined ? "" : `${prefix}${file}${line === undefined ? "" : `:${line}`}`,
      what,
    });
  const rows = [...app.map(row("app", folder)), ...site.map(row("site", ""))];
  const keys = rows.map((one) => JSON.stringify(one));
  return rows.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}

/** What is found by words, and what somebody has judged, is said to be so. */
export function remarksOf({ isGuess, judged }: ReviewItem): string[] {
  return [
    isGuess ? "by words alone" : [],
    judged === undefined ? [] : `judged in the config: ${judged}`,
  ].flat();
}

export const sourceOf = ({ source }: ReviewItem): string =>
  `${source.title}: ${certaintyWords[source.certainty]}, ${source.lookedUp}`;

/** The stores that the review was not asked about. */
export function leftOut({ stores }: Review): string[] {
  const all = ["apple", "google"] as const;
  return all
    .filter((store) => !stores.includes(store))
    .map(
      (store) =>
        `${storeNames[store]}: not applicable, since neither the config nor the app's project names it.`,
    );
}
