import type { ListingText } from "../model/review/app-project.js";
import { addressesIn } from "../text/addresses-in.js";
import { nearestLanguage } from "../text/choose-language.js";
import { pathIn } from "./find-pages.js";
import { type Finding, failed, notApplicable, passed, unclear } from "./finding.js";
import { pathsInLanguages } from "./judge-terms.js";
import type { RequirementId } from "./requirements.js";
import { inApp, linesOf, ofEachStore, pageEvidence, type ReviewContext } from "./review-context.js";
import { type PageKind, saysPage } from "./words.js";

interface AddressField {
  readonly field: ListingText["field"];
  readonly requirement: RequirementId;
  /** Its name in messages. */
  readonly called: string;
  /** The page that it should lead to. */
  readonly kind?: PageKind;
}

const fields: readonly AddressField[] = [
  {
    field: "privacyUrl",
    requirement: "apple/privacy-address",
    called: "privacy policy URL",
    kind: "privacy",
  },
  { field: "supportUrl", requirement: "apple/support-address", called: "support URL", kind: "support" },
  { field: "marketingUrl", requirement: "apple/marketing-address", called: "marketing URL" },
];

/** Checks that each URL of the listing, in every language, is on this site and answers HEAD with 200. */
export function judgeAddresses(context: ReviewContext): Finding[] {
  return [
    ...fields.flatMap((field) => judgeField(context, field)),
    judgeGoogle(context),
    ...judgeTexts(context).flat(),
  ];
}

/** Checks the links to this site in the texts of a listing. */
const judgeTexts = ofEachStore((context, store): Finding[] => {
  const { site, listing } = context;
  const requirement = `${store}/links` as const;
  const links = listing("description", store)
    .flatMap(linesOf)
    .flatMap((text) => addressesIn(text.value).map((value) => ({ ...text, value })))
    .filter(({ value }) => pathIn(value, site) !== undefined);
  if (links.length === 0) return [notApplicable(requirement, "no text of the listing links to this site")];
  return judgeEach(context, links, (value) => {
    const about = new URL(value).pathname;
    const kind = (["privacy", "support", "terms"] as const).find((one) => saysPage(one, about));
    return { requirement, kind, about };
  });
});

function judgeField(context: ReviewContext, asked: AddressField): Finding[] {
  const texts = context.listing(asked.field, "apple");
  return texts.length === 0 ? absent(context, asked) : judgeEach(context, texts, () => asked);
}

/** A field without a file stays unchanged in the store. */
function absent(context: ReviewContext, { field, requirement, called, kind }: AddressField): Finding[] {
  const page = kind && context.pages[kind];
  const judge = field === "marketingUrl" ? notApplicable : unclear;
  const hint = `compare the one in App Store Connect with ${addressOf(context, kind)}`;
  const site = page ? [pageEvidence(page)] : [];
  return [judge(requirement, `the listing's ${called} is not in the app's project`, { hint, site })];
}

type Asked = Pick<Finding, "requirement" | "about"> & { readonly kind?: PageKind | undefined };

/** Judges each URL once, even if several languages have it. */
function judgeEach(
  context: ReviewContext,
  texts: readonly ListingText[],
  ask: (value: string) => Asked,
): Finding[] {
  return [...new Set(texts.map(({ value }) => value))].map((value) =>
    judgeValue(context, { asked: ask(value), value, texts: texts.filter((text) => text.value === value) }),
  );
}

interface AskedValue {
  readonly asked: Asked;
  readonly value: string;
  /** Its place in each language. */
  readonly texts: readonly ListingText[];
}

function judgeValue(context: ReviewContext, { asked, value, texts }: AskedValue): Finding {
  const { site, pages, answer } = context;
  const { requirement, kind, about: named = texts[0]?.locale ?? "" } = asked;
  const page = kind && pages[kind];
  const app = texts.map(({ locale, origin }) => inApp(`${value} (${locale})`, origin));
  const about = { about: named, app, site: page ? [pageEvidence(page)] : [] };
  const hint = `write ${addressOf(context, kind, texts[0]?.locale)}`;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    return failed(requirement, `“${value}” is not a URL`, { ...about, hint });
  const path = pathIn(value, site);
  if (path === undefined) {
    // People see another policy than this site's.
    const judge = kind === "privacy" && page ? failed : unclear;
    const details = { ...about, hint: `${hint}, or check that the other URL is intended` };
    return judge(requirement, `${value} is not a URL of ${site.url}`, details);
  }
  const { status, result } = answer(url);
  const finding = `${value} returns ${result}`;
  if (status !== 200) {
    const details = { ...about, hint: `${hint}, or redirect the old address in the config's redirects` };
    return (status === undefined ? unclear : failed)(requirement, finding, details);
  }
  const isPlain = `${value} uses http; only the live site shows whether the host redirects to https`;
  if (url.protocol === "http:") return unclear(requirement, isPlain, { ...about, hint });
  return passed(requirement, finding, about);
}

/** The URL of a page, in the language of the listing if the site has it. */
function addressOf(
  { site, pages, checked }: ReviewContext,
  kind: PageKind | undefined,
  locale?: string,
): string {
  const path = kind && pages[kind]?.summary.routePath;
  if (path === undefined) return site.url;
  const tags = site.languages.map(({ tag }) => tag);
  const near = locale === undefined ? undefined : nearestLanguage(tags, locale);
  const own = pathsInLanguages(path, site)[tags.indexOf(near ?? "")];
  const isThere = checked.summaries.some(({ page }) => page.routePath === own);
  return site.url + ((isThere && own) || path).slice(1);
}

function judgeGoogle(context: ReviewContext): Finding {
  const { privacy } = context.pages;
  return unclear("google/privacy-address", "handbill cannot read the field in Play Console", {
    hint: `compare it with ${addressOf(context, "privacy")}, in Play Console under App content`,
    site: privacy ? [pageEvidence(privacy)] : [],
  });
}
