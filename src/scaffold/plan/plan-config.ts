import { isPlaceholderAddress } from "../../model/addresses/placeholder-address.js";
import type { FontConfig } from "../../model/config/site-config.js";
import type { Json } from "../../model/json.js";
import type { FormIn } from "../../text/address-form.js";
import { isLatin, nearestLanguage } from "../../text/choose-language.js";
import { sayCategoryIn } from "../category-words.js";
import type { Discovered, OwnDocuments } from "../discovered.js";
import { isNamedAfter, isOfNewSite } from "../listing-addresses.js";
import { addressName, splitName } from "../listings/address-name.js";
import { type DataTexts, sayData } from "./data-words.js";
import { describeApp } from "./describe-app.js";
import { factsOfKind, type PageKind } from "./page-kinds.js";
import { planLanguages, sayBinding } from "./plan-languages.js";
import type { LanguageFacts } from "./plan-messages.js";

export interface ConfigChoices {
  /** The day as `2026-11-21`. */
  readonly today: string;
  readonly brand: string;
  /** The icon's path in `public/`: `/icon.png`. */
  readonly icon: string;
  /** Whether it is a placeholder. */
  readonly isIconDrawn: boolean;
  readonly isIconLarge: boolean;
  readonly fonts: readonly FontConfig[];
  /** The languages of the pages, the first one first. */
  readonly languages: readonly LanguageFacts[];
  /** How texts address readers, if their language has a choice. */
  readonly formIn: FormIn;
  /** The project's own documents, which contain no facts of the config. */
  readonly own: ReadonlySet<keyof OwnDocuments>;
  /** Additional pages that laws require. */
  readonly kinds: readonly PageKind[];
  /** The app's own project, relative to the site's folder. */
  readonly project?: string | undefined;
}

export interface PlannedConfig {
  readonly config: Readonly<Record<string, unknown>>;
  /** Key paths of placeholders. */
  readonly placeholders: readonly string[];
}

/** The values that the author still has to replace. Each counts only until the author writes another. */
class Placeholders {
  readonly values: Record<string, Json> = {};

  /** A value in place of one that is unknown, or uncertain. */
  readonly set = <Value extends Json>(key: string, value: Value): Value => {
    this.values[key] = value;
    return value;
  };

  /** An unknown value, which is left out. */
  readonly missing = (key: string): undefined => {
    this.values[key] = null;
  };
}

/** The config of a new site. Values without a source are left out; required values get placeholders. */
export function planConfig(discovered: Discovered, choices: ConfigChoices): PlannedConfig {
  const { today, brand, icon, fonts, languages, formIn, project, own } = choices;
  const placeholders = new Placeholders();
  const { tag } = languages[0] ?? { tag: "en" };
  const app = planApp(discovered, tag, placeholders);
  const { url, email } = planAddresses(discovered, app.name, placeholders);
  const data =
    discovered.dataUses && sayData(discovered.dataUses.value, { language: tag, form: formIn(tag) });
  const kinds = choices.kinds.map((kind) => factsOfKind(kind, {}));
  Object.assign(placeholders.values, ...kinds.map((kind) => kind.placeholders));
  const isLocal = languages.length < 2;
  const dataUses = discovered.dataUses?.value;
  const config = {
    url,
    language: isLocal ? tag : undefined,
    languages: isLocal ? undefined : planLanguages(languages, { name: app.name, formIn, dataUses }),
    // Otherwise days are shown as 2025/08/17. With several languages this is the default.
    localFacts: isLocal ? true : undefined,
    app,
    stores: planPlaces(discovered, placeholders),
    getLinks: ["/get"],
    publisher: { name: discovered.publisher?.value ?? placeholders.missing("publisher.name"), email },
    links: planLinks(discovered),
    brand,
    icon: choices.isIconDrawn ? placeholders.set("icon", icon) : icon,
    fonts: orNone(fonts),
    // Their text needs fonts with the letters of each language.
    cards:
      (fonts.length > 0 && languages.every((one) => isLatin(one.tag))) || placeholders.set("cards", true),
    files: {
      sitemap: true,
      structuredData: true,
      icons: choices.isIconLarge || undefined,
      manifest: choices.isIconLarge || undefined,
      security: planSecurity("publisher.email" in placeholders.values ? undefined : email, { url, today }),
    },
    legal: own.size === 2 ? undefined : planLegal(data, choices, placeholders),
    collections: { help: { optional: true }, news: { optional: true, orderBy: "-date", feed: true } },
    facts: {
      binding: sayBinding(languages.map((one) => one.tag)),
      ...planFacts(data, { discovered, own, placeholders }),
      ...Object.assign({}, ...kinds.map(({ facts }) => facts)),
    },
    redirects: planRedirects(discovered, languages),
    copyrightYear: Number(today.slice(0, 4)),
    review: project === undefined ? undefined : { project },
    placeholders: placeholders.values,
  };
  return { config, placeholders: Object.keys(placeholders.values) };
}

/** The redirects to the site's pages. A listing in a language that the site does not have leads to the first one. */
function planRedirects({ redirects }: Discovered, languages: ConfigChoices["languages"]) {
  const [first, ...others] = languages.map(({ tag }) => tag);
  const prefixOf = (tag: string) => {
    const own = nearestLanguage(
      languages.map((one) => one.tag),
      tag,
    );
    return own === undefined || own === first ? "" : `/${own.toLowerCase()}`;
  };
  const planned = Object.entries(redirects?.value ?? {}).flatMap(([from, to]) => {
    const [, tag, page = ""] = /^(?:\/([^/]+))?(\/[^/]+)$/.exec(to) ?? [];
    const prefix = others.map((one) => `/${one.toLowerCase()}`).find((one) => from.startsWith(`${one}/`));
    const isThere = isOfNewSite(from.slice(prefix?.length ?? 0));
    return isThere ? [] : [[from, (tag === undefined ? "" : prefixOf(tag)) + page]];
  });
  return planned.length > 0 ? (Object.fromEntries(planned) as Record<string, string>) : undefined;
}

/** The app as in its listing. No page shows a placeholder as the description. */
function planApp(discovered: Discovered, language: string, placeholders: Placeholders) {
  const { category, price, subtitle } = discovered;
  const name = discovered.name?.value ?? placeholders.set("app.name", "Your App");
  const listing = discovered.description ?? subtitle;
  return {
    name,
    subtitle: subtitle?.value,
    description: listing
      ? describeApp(listing.value, name, subtitle?.value)
      : placeholders.set("app.description", name),
    category: category && sayCategoryIn(category.value, language),
    price: price?.value,
  };
}

/** The site's URL and the publisher's email address. A found one may be a template's: https://example.com. */
function planAddresses({ url, email }: Discovered, name: string, placeholders: Placeholders) {
  const checked = (key: string, value: string, scheme = "") =>
    isPlaceholderAddress(new URL(scheme + value)) ? placeholders.set(key, value) : value;
  const reserved = `${addressName(name)}.example`;
  // A listing without a page for its app names its maker's home page.
  const isOfMaker =
    url !== undefined &&
    url.origin !== "--url" &&
    !isNamedAfter(new URL(url.value).hostname, splitName(name)[0]);
  return {
    url: isOfMaker
      ? placeholders.set("url", url.value)
      : checked("url", url?.value ?? `https://${reserved}/`),
    email: checked("publisher.email", email?.value ?? `hello@${reserved}`, "mailto:"),
  };
}

function planLegal(data: DataTexts | undefined, { today, own }: ConfigChoices, { missing }: Placeholders) {
  const minimumAge = missing("legal.minimumAge");
  if (!own.has("terms")) missing("legal.governingLaw");
  if (own.has("privacy")) return { effectiveDate: today, minimumAge };
  const collected = data ? orNone(data.collected) : missing("legal.collected");
  return { effectiveDate: today, minimumAge, collected };
}

/** Links to public source code, with the licence as the label, which needs no translation. */
function planLinks({ sourceCode }: Discovered) {
  if (!sourceCode) return undefined;
  const { url, license } = sourceCode.value;
  const host = new URL(url).hostname;
  const names: Readonly<Record<string, readonly [key: string, name: string]>> = {
    "github.com": ["github", "GitHub"],
    "gitlab.com": ["gitlab", "GitLab"],
    "codeberg.org": ["codeberg", "Codeberg"],
  };
  const [key, name] = names[host] ?? ["source", host];
  return { [key]: { url, label: license === undefined ? name : `${name} (${license})` } };
}

/** The contact for vulnerabilities: the app's own address, if there is one. The file only works at the root of a host. */
function planSecurity(email: string | undefined, { url, today }: { url: string; today: string }) {
  if (email === undefined || new URL(url).pathname !== "/") return undefined;
  // It should expire within a year.
  const nextYear = Number(today.slice(0, 4)) + 1;
  return { contact: [`mailto:${email}`], expires: `${nextYear}${today.slice(4, 8)}01` };
}

/** The known facts about the stores. If only ids are known, the app's state is unknown, and pages do not mention it. */
function planPlaces({ appStore, googlePlay }: Discovered, { missing }: Placeholders) {
  if (!appStore && !googlePlay) return missing("stores");
  const { url, id, bundleId, teamId } = appStore?.value ?? {};
  const play = googlePlay?.value;
  return {
    appStore: appStore && {
      url: url ?? missing("stores.appStore.url"),
      id: url === undefined ? id : undefined,
      bundleId,
      teamId,
    },
    googlePlay: play && {
      url: play.url ?? missing("stores.googlePlay.url"),
      package: play.package,
    },
  };
}

const orNone = <Value extends object>(value: Value): Value | undefined =>
  Object.keys(value).length > 0 ? value : undefined;

/** The facts that the config has no keys for. Unknown ones start with the empty answer, and are asked for. */
function planFacts(
  data: DataTexts | undefined,
  {
    discovered,
    own,
    placeholders: { set },
  }: { discovered: Discovered; own: ConfigChoices["own"]; placeholders: Placeholders },
) {
  const collectsNothing = data !== undefined && orNone(data.collected) === undefined;
  const isOwn = own.has("privacy");
  const uses = discovered.dataUses?.value ?? [];
  const sellsSpace = uses.some(({ purposes }) => purposes.includes("THIRD_PARTY_ADVERTISING"));
  const answer = (key: string) => (collectsNothing || isOwn ? "" : set(`facts.privacy.${key}`, ""));
  return {
    privacy: {
      collectsNothing,
      accounts: set("facts.privacy.accounts", false),
      purposes: data?.purposes || answer("purposes"),
      linked: data?.linked ?? "",
      tracking: data?.tracking ?? "",
      // The policy also says that no data is sold, which no file of an app declares.
      noTracking: data
        ? data.tracking === "" && set("facts.privacy.noTracking", true)
        : isOwn
          ? false
          : set("facts.privacy.noTracking", false),
      thirdParties: answer("thirdParties"),
      partners: sellsSpace ? answer("partners") : "",
      transfers: "",
      host: "",
      siteServices: "",
      security: answer("security"),
      retention: answer("retention"),
      gdpr: true,
      california: true,
    },
    deletion: {
      steps: set("facts.deletion.steps", []),
      days: set("facts.deletion.days", 30),
      kept: set("facts.deletion.kept", ""),
    },
    terms: own.has("terms")
      ? { subscriptions: false, license: "" }
      : {
          subscriptions: discovered.subscriptions?.value ?? set("facts.terms.subscriptions", false),
          license: discovered.sourceCode?.value.license ?? "",
        },
  };
}
