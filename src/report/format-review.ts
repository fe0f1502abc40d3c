import {
  type Authority,
  type Evidence,
  noAdvice,
  type Outcome,
  type Review,
  type ReviewItem,
} from "../diagnostics/review.js";
import type { TextStyle } from "./text-style.js";

/** The maximum number of places to list: a listing has up to fifty languages. */
const maxPlaces = 5;

/** Formats a review for a terminal, by store, with open items first. */
export function formatReview(review: Review, style: TextStyle): string {
  const blocks = review.stores.map((store) => {
    const groups = groupItems(review, store);
    const parts = outcomes.flatMap((outcome) =>
      groups
        .filter(({ item }) => item.outcome === outcome)
        .map((group) => formatGroup(group, { review, style })),
    );
    return `${style.bold(storeNames[store])}  ${countOutcomes(groups)}\n\n${parts.join("")}\n`;
  });
  const rest = leftOut(review).map((line) => `${style.dim(line)}\n`);
  return [...blocks, ...rest, `${style.dim(noAdvice)}\n\n`].join("");
}

interface ItemContext {
  readonly review: Review;
  readonly style: TextStyle;
}

function formatGroup({ item, also }: ReviewGroup, { review, style }: ItemContext): string {
  const mark = markOf(item.outcome, style);
  const remarks = remarksOf(item)
    .map((remark) => style.dim(` (${remark})`))
    .join("");
  const rows = rowsOf(item, review);
  const isDone = item.outcome === "passed" || item.outcome === "not-applicable";
  const first = review.items.find((one) => causeOf(one) === causeOf(item));
  if (!isDone && first && first !== item)
    return `  ${mark} ${style.bold(item.id)}  ${style.dim(`the same as ${first.id}, above`)}\n\n`;
  if (isDone) {
    const [first] = rows;
    const where = first && first.where !== "" ? style.dim(`  ${first.where}`) : "";
    const ids = [item.id, ...also.map(({ id }) => id)].join(", ");
    return `  ${mark} ${ids}  ${item.finding}${remarks}${where}\n`;
  }
  const shown = rows.slice(0, maxPlaces);
  const width = Math.max(0, ...shown.map(({ where }) => where.length));
  const places = shown.map(({ side, where, what }) =>
    `      ${style.dim(side.padEnd(4))}  ${where.padEnd(width)}  ${what}`.trimEnd(),
  );
  const more = rows.length > maxPlaces ? [`      ${style.dim(`and ${rows.length - maxPlaces} more`)}`] : [];
  return `${[
    `  ${mark} ${style.bold(item.id)}  ${item.demand}`,
    `      ${item.finding}${remarks}`,
    ...places,
    ...more,
    ...(item.hint === undefined ? [] : [`      ${style.cyan("hint:")} ${item.hint}`]),
    `      ${style.dim(sourceOf(item))}`,
    ...also.map(({ id, words }) => `      also ${id}${words}`),
  ].join("\n")}\n\n`;
}

function markOf(outcome: Outcome, { red, yellow, green, dim }: TextStyle): string {
  if (outcome === "failed") return red("✗");
  if (outcome === "judge") return yellow("?");
  return outcome === "passed" ? green("✓") : dim("–");
}

/** In display order. */
export const outcomes: readonly Outcome[] = ["failed", "judge", "passed", "not-applicable"];

const outcomeWords: Readonly<Record<Outcome, string>> = {
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

const storeNames = { apple: "App Store", google: "Google Play", law: "Laws" } as const;

/** `2 failed, 5 to check yourself, 20 passed`. */
function countOutcomes(groups: readonly ReviewGroup[]): string {
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
interface ReviewGroup {
  readonly item: ReviewItem;
  /** The other items, with their requirements, or the places where they apply. */
  readonly also: readonly { readonly id: string; readonly words: string }[];
}

function groupItems({ items }: Pick<Review, "items">, store: Authority): ReviewGroup[] {
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
function remarksOf({ isGuess, judged }: ReviewItem): string[] {
  return [
    isGuess ? "a guess, from words only" : [],
    judged === undefined ? [] : `accepted in the config: ${judged}`,
  ].flat();
}

/** A source with its certainty, when it was read, and where and since when a law applies. */
function sourceOf({ source }: ReviewItem): string {
  const { title, certainty, retrieved, isOld, where, since } = source;
  const old = isOld ? ", more than six months ago: read it again" : "";
  const holds = where === undefined ? "" : `; applies in ${where} from ${since}`;
  return `${title}: ${certaintyWords[certainty]}, ${retrieved}${old}${holds}`;
}

function leftOut({ stores }: Review): string[] {
  const all = ["apple", "google"] as const;
  return all
    .filter((store) => !stores.includes(store))
    .map(
      (store) =>
        `${storeNames[store]}: not applicable, because neither the config nor the app's project mentions it.`,
    );
}
