import type { FontConfig } from "../model/config/site-config.js";
import type { Json } from "../model/json.js";
import { addressName } from "./address-name.js";
import type { DataSaid } from "./data-words.js";
import { sayData } from "./data-words.js";
import { describeApp } from "./describe-app.js";
import type { Discovered } from "./discovered.js";
import { planLanguages } from "./plan-languages.js";
import type { SpokenLanguage } from "./plan-messages.js";

export interface ConfigChoices {
  /** The day as `2026-11-21`. */
  readonly today: string;
  /** A CSS hex colour. */
  readonly brand: string;
  /** The icon under `public/`: `/icon.png`. */
  readonly icon: string;
  /** Whether it only stands in for the app's own. */
  readonly isIconDrawn: boolean;
  readonly fonts: readonly FontConfig[];
  /** The languages of the pages, the first one first. */
  readonly languages: readonly SpokenLanguage[];
  /** The app's own project, relative to the site's folder. */
  readonly project?: string | undefined;
}

export interface PlannedConfig {
  readonly config: Readonly<Record<string, unknown>>;
  /** Key paths of what is not the app's own. */
  readonly standIns: readonly string[];
}

/** The config of a new site. What no source tells is left out; what a site cannot be without stands in for it. */
export function planConfig(found: Discovered, choices: ConfigChoices): PlannedConfig {
  const { today, brand, icon, isIconDrawn, fonts, languages, project } = choices;
  // With its value, each is a stand-in only until its maker writes another.
  const standIns: Record<string, Json> = {};
  const standIn = <Value extends Json>(key: string, value: Value): Value => {
    standIns[key] = value;
    return value;
  };
  const name = found.name?.value ?? standIn("app.name", "Your App");
  const listing = found.description ?? found.subtitle;
  const description = listing
    ? describeApp(listing.value, name)
    : standIn("app.description", "Say in one sentence what the app is.");
  const url = found.url?.value ?? standIn("url", `https://${addressName(name)}.example/`);
  const said = found.dataUses ? sayData(found.dataUses.value) : undefined;
  const email = found.email?.value ?? standIn("publisher.email", `hello@${addressName(name)}.example`);
  const collected = said ? said.collected : standIn("legal.collected", unknownData);
  const config = {
    url,
    language: languages.length > 1 ? undefined : (languages[0]?.tag ?? "en"),
    languages: languages.length > 1 ? planLanguages(languages, name) : undefined,
    // Else days stand as 2025/08/17, which will do in English.
    localFacts: languages.length === 1 && !/^en\b/.test(languages[0]?.tag ?? "en") ? true : undefined,
    app: {
      name,
      subtitle: found.subtitle?.value,
      description,
      category: found.category?.value,
      price: found.price?.value,
    },
    stores: planPlaces(found, email, standIn),
    publisher: { name: found.publisher?.value, email },
    brand,
    icon: isIconDrawn ? standIn("icon", icon) : icon,
    fonts: fonts.length > 0 ? fonts : undefined,
    legal: {
      effectiveDate: today,
      minimumAge: standIn("legal.minimumAge", 13),
      collected: Object.keys(collected).length > 0 ? collected : undefined,
    },
    collections: { help: { optional: true }, news: { optional: true, orderBy: "-date", feed: true } },
    facts: planFacts(said, standIn),
    copyrightYear: Number(today.slice(0, 4)),
    review: project === undefined ? undefined : { project },
    standIns,
  };
  return { config, standIns: Object.keys(standIns) };
}

/**
 * What is known of the stores. Where only ids are known, nothing says how far the app is: until the author does, it is
 * still to come, and people can ask to be told.
 */
function planPlaces(
  { appStore, googlePlay }: Discovered,
  email: string,
  standIn: <Value extends Json>(key: string, value: Value) => Value,
) {
  if (!appStore && !googlePlay) return undefined;
  const { url, id, bundleId, teamId } = appStore?.value ?? {};
  const state = (store: string, listing: string | undefined) =>
    listing === undefined
      ? { signUp: standIn(`stores.${store}.signUp`, `mailto:${email}`) }
      : { url: listing };
  return {
    appStore: appStore && {
      ...state("appStore", url),
      id: url === undefined ? id : undefined,
      bundleId,
      teamId,
    },
    googlePlay: googlePlay && {
      ...state("googlePlay", googlePlay.value.url),
      package: googlePlay.value.package,
    },
  };
}

type StandIn = <Value extends Json>(key: string, value: Value) => Value;

const unknownData = {
  unknown: {
    title: "Still to be written",
    items: ["list what the app collects, or leave out legal.collected"],
  },
};

/** What the documents and the page about deletion say beside what the config's own keys hold. */
function planFacts(said: DataSaid | undefined, standIn: StandIn) {
  return {
    privacy: {
      accounts: standIn("facts.privacy.accounts", true),
      purposes: said ? said.purposes : standIn("facts.privacy.purposes", "to make the app work"),
      linked: said?.linked ?? "",
      tracking: said?.tracking ?? "",
      thirdParties: "",
      security: standIn("facts.privacy.security", "sent over encrypted connections"),
      retention: standIn("facts.privacy.retention", "as long as you have an account"),
      gdpr: true,
      california: true,
    },
    deletion: { days: standIn("facts.deletion.days", 30), kept: "" },
    terms: { subscriptions: false },
  };
}
