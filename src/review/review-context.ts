import type { CheckedSite } from "../check/rule.js";
import type { Evidence } from "../diagnostics/review.js";
import type { ReviewConfig } from "../model/config/review-config.js";
import type { JsonObject } from "../model/json.js";
import type { CheckedPage } from "../model/pages/checked-tree.js";
import { configPlace } from "../model/place.js";
import type { AppProject, ListingText, ReviewedStore } from "../model/review/app-project.js";
import type { Site } from "../model/site/site.js";
import { onceEach } from "../util/once.js";
import { type FoundPage, findPages } from "./find-pages.js";
import { type Section, sectionsOf } from "./sections.js";
import type { PageKind } from "./words.js";

export interface ReviewInput {
  readonly checked: CheckedSite;
  /** The declarations of the app's project; undefined if the config names none, or it is unreadable. */
  readonly project: AppProject | undefined;
  /** The answer of a URL of the site, according to the build. */
  readonly answer: (address: URL) => AddressAnswer;
}

/** A URL's answer to HEAD, after redirects. */
export interface AddressAnswer {
  /** Undefined if there is no answer. */
  readonly status: number | undefined;
  /** E.g. `404`, `the host name is unknown`. */
  readonly result: string;
}

export interface ReviewContext extends ReviewInput {
  readonly site: Site;
  readonly stores: readonly ReviewedStore[];
  readonly config: Readonly<ReviewConfig>;
  readonly pages: Readonly<Record<PageKind, FoundPage | undefined>>;
  readonly sections: (page: CheckedPage) => readonly Section[];
  readonly listing: (field: ListingText["field"], store?: ReviewedStore) => readonly ListingText[];
  /** Whether people can create accounts, and whether the app sells subscriptions. */
  readonly answers: Readonly<Record<Question, Answer>>;
  readonly inConfig: (...path: string[]) => Evidence;
}

export function contextOf(input: ReviewInput): ReviewContext {
  const { checked, project } = input;
  const { site } = checked;
  const sections = onceEach(sectionsOf);
  const config = site.review;
  const listings = project?.listings ?? [];
  const inConfig = (...path: string[]): Evidence => ({
    what: path.join("."),
    place: configPlace(path),
  });
  return {
    ...input,
    site,
    config,
    sections,
    inConfig,
    answers: { accounts: answerTo("accounts", site), subscriptions: answerTo("subscriptions", site) },
    stores: storesOf(input),
    pages: findPages(checked, { config, listings, sections }),
    listing: (field, store) =>
      listings.filter((text) => text.field === field && (store === undefined || text.store === store)),
  };
}

/** The stores in the config or the app's project; both if there is none in either. */
function storesOf({ checked: { site }, project }: ReviewInput): ReviewedStore[] {
  const named = (store: ReviewedStore) => project?.listings.some((text) => text.store === store) ?? false;
  const apple = site.stores.appStore !== undefined || named("apple") || (project?.privacy.length ?? 0) > 0;
  const google = site.stores.googlePlay !== undefined || named("google");
  if (!apple && !google) return ["apple", "google"];
  return [apple ? (["apple"] as const) : [], google ? (["google"] as const) : []].flat();
}

/** A rule that asks the same of each store. */
export const ofEachStore =
  <Found>(judge: (context: ReviewContext, store: ReviewedStore) => Found) =>
  (context: ReviewContext): Found[] => [judge(context, "apple"), judge(context, "google")];

/** A place in the app's project that was checked. */
export const inApp = (what: string, { file, line }: { file: string; line: number }): Evidence => ({
  what,
  place: { file, line },
});

/** The lines of a listing's text, each with its place; in JSON, all of them are on one line. */
export const linesOf = ({ origin: { file, line }, ...text }: ListingText): ListingText[] =>
  text.value.split("\n").map((value, index) => {
    return { ...text, value, origin: { file, line: file.endsWith(".json") ? line : line + index } };
  });

/** A page as a checked place. */
export const pageEvidence = ({ summary }: Pick<FoundPage, "summary">): Evidence => ({
  what: summary.routePath,
  place: { file: summary.document?.sourceFile ?? summary.sourceFile, page: summary.routePath },
});

/** The language of a page: that of its document, otherwise the site's first one. */
export const languageOf = ({ site }: ReviewContext, { summary }: FoundPage): string =>
  summary.document?.language ?? site.language;

/** The config's answer about the app, with the key that has it or should have it. */
interface Answer {
  /** Undefined if there is no answer yet. */
  readonly value: boolean | undefined;
  readonly path: readonly string[];
}

/** The facts that `init` asks for, by the key of `review` with the same question. */
const facts = {
  accounts: ["privacy", "accounts"],
  subscriptions: ["terms", "subscriptions"],
} as const;

type Question = keyof typeof facts;

/** `review` takes precedence; otherwise the fact that the legal documents use, unless it is still a placeholder. */
export function answerTo(question: Question, site: Pick<Site, "review" | "facts" | "placeholders">): Answer {
  const given = { value: site.review[question], path: ["review", question] };
  if (given.value !== undefined) return given;
  const [group, key] = facts[question];
  const fact = (site.facts[group] as JsonObject | undefined)?.[key];
  if (typeof fact !== "boolean") return given;
  const path = ["facts", group, key];
  const isOpen = path.some((_, index) => site.placeholders.includes(path.slice(0, index + 1).join(".")));
  return { value: isOpen ? undefined : fact, path };
}
