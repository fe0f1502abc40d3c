import type { ListingText } from "../model/app-project.js";
import { inApp, pageLooked, type ReviewContext } from "./context.js";
import type { DemandId } from "./demands.js";
import { pathIn } from "./find-pages.js";
import type { Finding } from "./finding.js";
import type { PageKind } from "./words/words.js";

interface AddressField {
  readonly field: ListingText["field"];
  readonly demand: DemandId;
  /** As people call it. */
  readonly called: string;
  /** The page that it is to be. */
  readonly kind?: PageKind;
}

const fields: readonly AddressField[] = [
  { field: "privacyUrl", demand: "apple/privacy-address", called: "privacy policy URL", kind: "privacy" },
  { field: "supportUrl", demand: "apple/support-address", called: "support URL", kind: "support" },
  { field: "marketingUrl", demand: "apple/marketing-address", called: "marketing URL" },
  { field: "choicesUrl", demand: "apple/choices-address", called: "URL for privacy choices" },
];

/** Each address of the listing, in every language, is one of this site and answers HEAD with 200. */
export function judgeAddresses(context: ReviewContext): Finding[] {
  return [...fields.flatMap((field) => judgeField(context, field)), judgeGoogle(context)];
}

function judgeField(context: ReviewContext, asked: AddressField): Finding[] {
  const texts = context.listing(asked.field, "apple");
  const values = [...new Set(texts.map(({ value }) => value))];
  if (values.length === 0) return absent(context, asked);
  return values.map((value) =>
    judgeValue(context, { asked, value, texts: texts.filter((text) => text.value === value) }),
  );
}

/** A file that is not there leaves in the store what is there already. */
function absent({ site, pages }: ReviewContext, { field, demand, called, kind }: AddressField): Finding[] {
  if (field === "choicesUrl") return [];
  const page = kind && pages[kind];
  const address = page ? site.address.url + page.page.routePath.slice(1) : site.address.url;
  return [
    {
      demand,
      outcome: field === "marketingUrl" ? "not-applicable" : "judge",
      finding: `the listing's ${called} is not in the app's project`,
      hint: `compare the one in App Store Connect with ${address}`,
      site: page ? [pageLooked(page)] : [],
    },
  ];
}

interface AskedValue {
  readonly asked: AddressField;
  readonly value: string;
  /** Where it stands, in each language. */
  readonly texts: readonly ListingText[];
}

function judgeValue(context: ReviewContext, { asked, value, texts }: AskedValue): Finding {
  const { site, pages, answer } = context;
  const { demand, kind } = asked;
  const page = kind && pages[kind];
  const app = texts.map(({ locale, origin }) => inApp(`${value} (${locale})`, origin));
  const about = { demand, about: texts[0]?.locale ?? "", app, site: page ? [pageLooked(page)] : [] };
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    return {
      ...about,
      outcome: "failed",
      finding: `“${value}” is no address`,
      hint: `write ${addressOf(context, kind)}`,
    };
  const path = pathIn(value, site);
  if (path === undefined)
    return {
      ...about,
      // The policy that this site publishes is not the one that people are shown.
      outcome: kind === "privacy" && page ? "failed" : "judge",
      finding: `${value} is not an address of ${site.address.url}`,
      hint: `write ${addressOf(context, kind)}, or look whether the other one is meant`,
    };
  const { status, said } = answer(url);
  if (status !== 200)
    return {
      ...about,
      outcome: status === undefined ? "judge" : "failed",
      finding: `${value} answers ${said}`,
      hint: `write ${addressOf(context, kind)}, or redirect the old address in the config's redirects`,
    };
  if (url.protocol === "http:")
    return {
      ...about,
      outcome: "judge",
      finding: `${value} is http: whether the host leads on to https, only the live site tells`,
      hint: `write ${addressOf(context, kind)}`,
    };
  return { ...about, outcome: "passed", finding: `${value} answers ${said}` };
}

function addressOf({ site, pages }: ReviewContext, kind: PageKind | undefined): string {
  const page = kind && pages[kind];
  return page ? site.address.url + page.page.routePath.slice(1) : site.address.url;
}

function judgeGoogle(context: ReviewContext): Finding {
  const { privacy } = context.pages;
  return {
    demand: "google/privacy-address",
    outcome: "judge",
    finding: "Play Console's field cannot be read from here",
    hint: `compare it with ${addressOf(context, "privacy")}, in Play Console under App content`,
    site: privacy ? [pageLooked(privacy)] : [],
  };
}
