import { isPlaceholderAddress } from "../../model/addresses/placeholder-address.js";
import type { FontConfig } from "../../model/config/site-config.js";
import type { Json } from "../../model/json.js";
import type { AddressForm } from "../../text/address-form.js";
import { isLatin } from "../../text/choose-language.js";
import { sayCategoryIn } from "../category-words.js";
import type { Discovered, OwnDocuments } from "../discovered.js";
import { isNamedAfter } from "../listing-addresses.js";
import { addressName, shortName } from "../listings/address-name.js";
import { type DataTexts, sayData } from "./data-words.js";
import { describeApp } from "./describe-app.js";
import { factsOfKind, type PageKind } from "./page-kinds.js";
import { planLanguages, sayBinding } from "./plan-languages.js";
import type { LanguageFacts } from "./plan-messages.js";

export interface ConfigChoices {
  /** The day as `2026-11-21`. */
  readonly today: string;
  /** A CSS hex colour. */
  readonly brand: string;
  /** The icon's path in `public/`: `/icon.png`. */
  readonly icon: string;
  /** Whether it is a placeholder. */
  readonly isIconDrawn: boolean;
  /** Whether it is large enough for the icons of all devices. */
  readonly isIconLarge: boolean;
  readonly fonts: readonly FontConfig[];
  /** The languages of the pages, the first one first. */
  readonly languages: readonly LanguageFacts[];
  /** How texts address readers, if their language has a choice. */
  readonly form: AddressForm;
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

/** The config of a new site. Values without a source are left out; required values get placeholders. */
export function planConfig(discovered: Discovered, choices: ConfigChoices): PlannedConfig {
  const { today, brand, icon, isIconDrawn, isIconLarge, fonts, languages, form, project, own, kinds } =
    choices;
  // With its value, each counts as a placeholder only until the author writes another.
  const placeholders: Record<string, Json> = {};
  const placeholder = <Value extends Json>(key: string, value: Value): Value => {
    placeholders[key] = value;
    return value;
  };
  // An unknown value is left out, and listed until it exists.
  const missing = (key: string): undefined => {
    placeholders[key] = null;
  };
  const name = discovered.name?.value ?? placeholder("app.name", "Your App");
  const listing = discovered.description ?? discovered.subtitle;
  // No page shows a placeholder as the description.
  const description = listing ? describeApp(listing.value, name) : placeholder("app.description", name);
  // The one that was found may be a template's: https://example.com.
  const address = (key: string, value: string, scheme = "") =>
    isPlaceholderAddress(new URL(scheme + value)) ? placeholder(key, value) : value;
  const reserved = `${addressName(name)}.example`;
  // A listing without a page for its app names its maker's home page.
  const isPageOfMaker =
    discovered.url !== undefined &&
    discovered.url.origin !== "--url" &&
    !isNamedAfter(new URL(discovered.url.value).hostname, shortName(name) ?? name);
  const url = isPageOfMaker
    ? placeholder("url", discovered.url.value)
    : address("url", discovered.url?.value ?? `https://${reserved}/`);
  const email = address("publisher.email", discovered.email?.value ?? `hello@${reserved}`, "mailto:");
  const said = discovered.dataUses
    ? sayData(discovered.dataUses.value, { language: languages[0]?.tag ?? "en", form })
    : undefined;
  const more = kinds.map((kind) => factsOfKind(kind, {}));
  Object.assign(placeholders, ...more.map((one) => one.placeholders));
  const config = {
    url,
    language: languages.length > 1 ? undefined : (languages[0]?.tag ?? "en"),
    languages:
      languages.length > 1
        ? planLanguages(languages, { name, form, dataUses: discovered.dataUses?.value })
        : undefined,
    // Otherwise days are shown as 2025/08/17. With several languages this is the default.
    localFacts: languages.length > 1 ? undefined : true,
    app: {
      name,
      subtitle: discovered.subtitle?.value,
      description,
      category: discovered.category && sayCategoryIn(discovered.category.value, languages[0]?.tag ?? "en"),
      price: discovered.price?.value,
    },
    stores: planPlaces(discovered, missing),
    getLinks: ["/get"],
    publisher: { name: discovered.publisher?.value ?? missing("publisher.name"), email },
    links: planLinks(discovered),
    brand,
    icon: isIconDrawn ? placeholder("icon", icon) : icon,
    fonts: fonts.length > 0 ? fonts : undefined,
    // Their text needs fonts with the letters of each language.
    cards: fonts.length > 0 && languages.every(({ tag }) => isLatin(tag)) ? true : placeholder("cards", true),
    files: {
      sitemap: true,
      structuredData: true,
      icons: isIconLarge ? true : undefined,
      manifest: isIconLarge ? true : undefined,
      security: planSecurity("publisher.email" in placeholders ? undefined : email, { url, today }),
    },
    legal:
      own.size === 2
        ? undefined
        : {
            effectiveDate: today,
            minimumAge: missing("legal.minimumAge"),
            collected: own.has("privacy")
              ? undefined
              : said
                ? orNone(said.collected)
                : missing("legal.collected"),
          },
    collections: { help: { optional: true }, news: { optional: true, orderBy: "-date", feed: true } },
    facts: {
      binding: sayBinding(languages.map(({ tag }) => tag)),
      ...planFacts(said, { discovered, own, placeholder }),
      ...Object.assign({}, ...more.map(({ facts }) => facts)),
    },
    // With a URL from the author, the site in the listing may be another one.
    redirects: discovered.url?.origin === "--url" ? undefined : discovered.redirects?.value,
    copyrightYear: Number(today.slice(0, 4)),
    review: project === undefined ? undefined : { project },
    placeholders,
  };
  return { config, placeholders: Object.keys(placeholders) };
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
function planPlaces({ appStore, googlePlay }: Discovered, missing: (key: string) => undefined) {
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

type Placeholder = <Value extends Json>(key: string, value: Value) => Value;

const orNone = <Value extends object>(value: Value): Value | undefined =>
  Object.keys(value).length > 0 ? value : undefined;

/**
 * The facts in documents and on the page about deletion, in addition to the config's own keys. Unknown ones start with the empty answer,
 * and are asked for.
 */
function planFacts(
  said: DataTexts | undefined,
  {
    discovered,
    own,
    placeholder,
  }: { discovered: Discovered; own: ConfigChoices["own"]; placeholder: Placeholder },
) {
  const collectsNothing = said !== undefined && orNone(said.collected) === undefined;
  const isOwn = own.has("privacy");
  const asked = (key: string) => (collectsNothing || isOwn ? "" : placeholder(`facts.privacy.${key}`, ""));
  return {
    privacy: {
      collectsNothing,
      accounts: placeholder("facts.privacy.accounts", false),
      purposes: said?.purposes || asked("purposes"),
      linked: said?.linked ?? "",
      tracking: said?.tracking ?? "",
      // The policy also says that no data is sold, which no file of an app declares.
      noTracking: said
        ? said.tracking === "" && placeholder("facts.privacy.noTracking", true)
        : isOwn
          ? false
          : placeholder("facts.privacy.noTracking", false),
      thirdParties: asked("thirdParties"),
      transfers: "",
      security: asked("security"),
      retention: asked("retention"),
      gdpr: true,
      california: true,
    },
    deletion: {
      steps: placeholder("facts.deletion.steps", []),
      days: placeholder("facts.deletion.days", 30),
      kept: placeholder("facts.deletion.kept", ""),
    },
    terms: own.has("terms")
      ? { subscriptions: false, license: "" }
      : {
          subscriptions: discovered.subscriptions?.value ?? placeholder("facts.terms.subscriptions", false),
          license: discovered.sourceCode?.value.license ?? "",
        },
  };
}
