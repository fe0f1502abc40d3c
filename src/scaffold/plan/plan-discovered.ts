import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import {
  appStoreIdOf,
  isBundleId,
  isPackageName,
  playPackageOf,
} from "../../model/addresses/store-address.js";
import { chooseLanguage, isSameLanguage, nearestLanguage } from "../../text/choose-language.js";
import { compareText } from "../../util/compare.js";
import { type Field, type Finding, originOf } from "../app/finding.js";
import { repositoryOf } from "../app/parse-source-code.js";
import { type Discovered, entryOf, type Found } from "../discovered.js";
import { isSharedHost, readListingAddresses } from "../listing-addresses.js";
import { oneLine, publisherOf, sayCategory, severalLines } from "../listings/listing-words.js";

interface DiscoverOptions {
  /** The preferred language of the texts, a BCP 47 tag. */
  readonly language: string | undefined;
  /** The primary language of the app's listing, if known. */
  readonly primary: string | undefined;
  readonly log: Diagnostics;
}

/** Merges findings by precedence. Texts are in one language: the wanted one, else English, else the primary one, else that of most texts. */
export function planDiscovered(
  findings: readonly Finding[],
  { language: wanted, primary, log }: DiscoverOptions,
): Discovered {
  const texts = findings.filter(({ field }) => field === "subtitle" || field === "description");
  const languages = rankLanguages(texts, primary);
  const language =
    (wanted === undefined ? undefined : nearestLanguage(languages.all, wanted)) ??
    chooseLanguage(languages.best, undefined);
  if (wanted !== undefined && language !== undefined && !nearestLanguage([language], wanted))
    log.add("scaffold/other-language", { wanted, used: language });
  const inLanguage = (all: readonly Finding[], tag: string | undefined) =>
    all.find((finding) => finding.language && tag && isSameLanguage(finding.language, tag));
  const pick = (field: Field): Finding | undefined => {
    const all = findings.filter((finding) => finding.field === field);
    const own =
      // An app may have a name in a language without a listing.
      (language && !inLanguage(texts, wanted) ? inLanguage(all, wanted) : undefined) ??
      all.find((finding) => finding.language === undefined || finding.language === (language ?? wanted)) ??
      inLanguage(all, language);
    // A text in another language is useless; a name or an address is not.
    return own ?? (field === "subtitle" || field === "description" ? undefined : all[0]);
  };
  const ofLanguage = texts.find((finding) => finding.language !== undefined && finding.language === language);
  const ofListing = pick("marketingUrl");
  // The listing of an app without its own site may link to its code or to a social network.
  const isElsewhere =
    URL.canParse(ofListing?.value ?? "") && isSharedHost(new URL(ofListing?.value ?? "").hostname);
  const url = foundAs("url", isElsewhere ? undefined : ofListing, (value, { origin }) => {
    const address = siteAddressOf(value);
    if (address === undefined) log.add("scaffold/bad-address", { value, what: "the site's address" }, origin);
    return address;
  });
  const name = pick("name") ?? pick("plainName");
  const links = { privacyUrl: pick("privacyUrl"), supportUrl: pick("supportUrl") };
  const description = pick("description");
  const known = { site: url.url?.value, name: name?.value, text: description?.value };
  const listed = readListingAddresses(links, known);
  const moved = languages.all.flatMap((tag) => {
    const of = (field: Field) => findings.find((one) => one.field === field && one.language === tag);
    const elsewhere = { privacyUrl: of("privacyUrl"), supportUrl: of("supportUrl") };
    const site = known.site ?? listed.site?.address;
    if (site === undefined || tag === language) return [];
    const { redirects } = readListingAddresses(elsewhere, { ...known, site, text: of("description")?.value });
    return Object.entries(redirects).map(([path, page]) => [path, `/${tag.toLowerCase()}${page}`]);
  });
  const redirects = { ...listed.redirects, ...Object.fromEntries(moved), ...listed.redirects };
  const [from] = [links.privacyUrl, links.supportUrl, description].flatMap((link) => link ?? []);
  return {
    ...foundAs("name", name, oneLine),
    ...foundAs("subtitle", pick("subtitle"), oneLine),
    ...foundAs("description", description, (value) =>
      value === name?.value ? undefined : severalLines(value),
    ),
    ...foundAs("category", pick("category"), sayCategory),
    ...foundAs("publisher", pick("copyright"), publisherOf),
    ...foundAs("email", pick("email"), (value) => (isEmail.test(value) ? value : undefined)),
    ...foundAs("language", ofLanguage, () => language),
    ...(ofLanguage && noteOtherLanguages(languages.best, ofLanguage, texts)),
    ...url,
    ...foundAs("url", listed.site?.finding, () => listed.site?.address),
    ...(from &&
      Object.keys(redirects).length > 0 && { redirects: { value: redirects, origin: originOf(from) } }),
    ...planStores(pick, log),
    ...findSource(findings),
  };
}

/** The languages of texts: the primary one first, then by the number of texts. `best` are those with the most important text. */
function rankLanguages(
  texts: readonly Finding[],
  primary: string | undefined,
): Record<"all" | "best", readonly string[]> {
  const ofField = (field: Field | undefined) => [
    ...new Set(
      texts.flatMap((text) => (field === undefined || text.field === field ? (text.language ?? []) : [])),
    ),
  ];
  const count = (tag: string) =>
    primary !== undefined && isSameLanguage(tag, primary)
      ? Number.POSITIVE_INFINITY
      : texts.filter(({ language }) => language === tag).length;
  const ranked = (tags: string[]) => {
    const counts = new Map(tags.map((tag) => [tag, count(tag)]));
    return tags.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || 0);
  };
  const best = (["description", "subtitle", "name"] as const).map(ofField).find(({ length }) => length > 0);
  return { all: ranked(ofField(undefined)), best: ranked(best ?? []) };
}

/** Further languages that a site could have; `de` and `de-DE` count as one. */
function noteOtherLanguages(
  tags: readonly string[],
  used: Finding,
  texts: readonly Finding[],
): Pick<Discovered, "otherLanguages"> {
  const whole = (tag: string) => new Intl.Locale(tag).maximize().toString();
  const seen = new Set([whole(used.language ?? "")]);
  const others = tags.filter((tag) => !seen.has(whole(tag)) && seen.add(whole(tag)));
  if (others.length === 0) return {};
  const value = others.toSorted(compareText);
  const first = texts.find(({ language }) => language === value[0]) ?? used;
  return { otherLanguages: { value, origin: first.origin.file } };
}

const foundAs = <Key extends keyof Discovered>(
  key: Key,
  finding: Finding | undefined,
  say: (value: string, finding: Finding) => string | undefined,
): Partial<Record<Key, Found<string>>> =>
  finding ? entryOf(key, say(finding.value, finding) || undefined, originOf(finding)) : {};

/** The first URL of source code in any field: a listing's support link may be one. */
function findSource(findings: readonly Finding[]): Pick<Discovered, "sourceCode"> {
  const places: readonly Field[] = ["repository", "marketingUrl", "supportUrl"];
  const [found] = findings.flatMap((finding) => {
    const url = places.includes(finding.field) ? repositoryOf(finding.value) : undefined;
    return url === undefined ? [] : [{ value: { url }, origin: originOf(finding) }];
  });
  return found ? { sourceCode: found } : {};
}

const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function siteAddressOf(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPlain = url?.protocol === "https:" && url.search === "" && url.hash === "" && url.username === "";
  return isPlain ? url.href : undefined;
}

export function planStores(
  pick: (field: Field) => Finding | undefined,
  log: Diagnostics,
): Pick<Discovered, "appStore" | "googlePlay"> {
  const listing = (field: Field, idOf: (address: string) => string | undefined) => {
    const finding = pick(field);
    if (!finding) return undefined;
    const { value, origin } = finding;
    const id = /^https:/.test(value) && URL.canParse(value) ? idOf(value) : undefined;
    if (id === undefined) log.add("scaffold/bad-address", { value, what: "a listing in the store" }, origin);
    return id === undefined ? undefined : { ...finding, id };
  };
  const valid = (field: Field, form: (value: string) => boolean) => {
    const finding = pick(field);
    if (!finding || !form(finding.value) || isOfTemplate.test(finding.value)) return undefined;
    if (!isOfTestBuild(finding.value)) return finding;
    const what = "an id of the released app, but of a test build";
    return log.add("scaffold/bad-address", { value: finding.value, what }, finding.origin);
  };
  const apple = listing("appStoreUrl", appStoreIdOf);
  const bundleId = valid("bundleId", isBundleId);
  const teamId = valid("teamId", (value) => /^[A-Z0-9]{10}$/.test(value));
  const play = listing("playUrl", playPackageOf);
  const named = valid("package", isPackageName);
  const isSame = play !== undefined && (named === undefined || named.value === play.id);
  if (play && named && !isSame) {
    const args = { value: play.value, what: `the listing of ${named.value}` };
    log.add("scaffold/bad-address", args, play.origin);
  }
  const packageName = named?.value ?? play?.id;
  return {
    ...((apple || bundleId) && {
      appStore: {
        value: {
          ...(apple && { url: apple.value, id: apple.id }),
          ...(bundleId && { bundleId: bundleId.value }),
          ...(teamId && { teamId: teamId.value }),
        },
        origin: origins(apple, bundleId, teamId),
      },
    }),
    ...(packageName !== undefined && {
      googlePlay: {
        value: { package: packageName, ...(isSame && { url: play.value }) },
        origin: origins(isSame ? play : undefined, named),
      },
    }),
  };
}

/** The ids of new projects of React Native. */
const isOfTemplate = /^org\.reactjs\.native\.example\./;

/** Whether an id is a test build's; a script then sets the one in the store, and scripts are not run. */
const isOfTestBuild = (id: string) =>
  /(?:beta|alpha|debug|nightly|staging|canary)$|[._-](?:dev|internal|qa)$/i.test(id);

function origins(...findings: readonly (Finding | undefined)[]): string {
  return [...new Set(findings.flatMap((finding) => (finding ? originOf(finding) : [])))].join(", ");
}
