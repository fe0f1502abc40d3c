import { isDeepStrictEqual } from "node:util";
import { appStoreIdOf, playPackageOf } from "../model/addresses/store-address.js";
import { firstLanguageOf } from "../model/config/language-config.js";
import type { SiteConfig } from "../model/config/site-config.js";
import type { Json } from "../model/json.js";
import type { AddressForm } from "../text/address-form.js";
import { nearestLanguage } from "../text/choose-language.js";
import { sayCategoryIn } from "./category-words.js";
import type { Discovered, Found } from "./discovered.js";
import { sayData } from "./plan/data-words.js";
import { describeApp } from "./plan/describe-app.js";

/** A value of the config that differs from a store or the app's project. */
export interface ImportChange {
  readonly path: readonly string[];
  readonly now: Json | undefined;
  readonly there: Json;
  readonly origin: string;
  /** Key paths that must not exist together with it. */
  readonly without: readonly (readonly string[])[];
}

/**
 * The differences between a config and the sources, in the order of the config's keys. Values without a
 * source stay.
 */
export function planImport(config: SiteConfig, discovered: Discovered): ImportChange[] {
  const found = textsIn(firstLanguageOf(config), discovered);
  const { app, stores, publisher } = config;
  const changes: ImportChange[] = [];
  const compare = <Value>(
    path: string,
    now: unknown,
    source: Found<Value> | undefined,
    say: (value: Value) => Json | undefined,
    without: ImportChange["without"] = [],
  ) => {
    const there = source && say(source.value);
    if (!source || there === undefined || isDeepStrictEqual(now, there)) return;
    changes.push({
      path: path.split("."),
      now: now as Json | undefined,
      there,
      origin: source.origin,
      without,
    });
  };
  const as = <Value extends Json>(value: Value): Json => value;
  compare("url", config.url, found.url, (url) => (isSameAddress(url, config.url) ? undefined : url));
  compare("app.name", app.name, found.name, as);
  compare("app.subtitle", app.subtitle, found.subtitle, as);
  compare("app.description", app.description, found.description, (text) =>
    describeApp(text, found.name?.value ?? app.name),
  );
  compare("app.category", app.category, found.category, (category) =>
    sayCategoryIn(category, firstLanguageOf(config)),
  );
  compare("app.price", app.price, found.price, ({ amount, currency }) => ({ amount, currency }));

  const apple = stores?.appStore;
  const play = stores?.googlePlay;
  // A URL in another country's store, or with another slug, is the same app.
  const appleId = apple?.url === undefined ? apple?.id : appStoreIdOf(apple.url);
  const statesOf = (store: string, place: object | undefined) =>
    ["beta", "expected", "signUp"]
      .filter((key) => place && key in place)
      .map((key) => ["stores", store, key]);
  compare(
    "stores.appStore.url",
    apple?.url,
    found.appStore,
    ({ url }) => (url === undefined || (apple?.url && appStoreIdOf(url) === appleId) ? undefined : url),
    [...statesOf("appStore", apple), ...(apple?.id === undefined ? [] : [["stores", "appStore", "id"]])],
  );
  // Ids alone are no reason to add a store to the config.
  if (apple || found.appStore?.value.url !== undefined) {
    compare("stores.appStore.bundleId", apple?.bundleId, found.appStore, ({ bundleId }) =>
      bundleId !== undefined && apple?.bundleId?.includes(bundleId) && Array.isArray(apple.bundleId)
        ? undefined
        : bundleId,
    );
    compare("stores.appStore.teamId", apple?.teamId, found.appStore, ({ teamId }) => teamId);
  }
  compare(
    "stores.googlePlay.url",
    play?.url,
    found.googlePlay,
    ({ url }) =>
      url === undefined || (play?.url && playPackageOf(url) === playPackageOf(play.url)) ? undefined : url,
    statesOf("googlePlay", play),
  );
  if (play || found.googlePlay?.value.url !== undefined)
    compare("stores.googlePlay.package", play?.package ?? packageOf(play?.url), found.googlePlay, (source) =>
      (source.package === packageOf(source.url) && play?.package === undefined) ||
      (Array.isArray(play?.package) && play.package.includes(source.package))
        ? undefined
        : source.package,
    );
  compare("publisher.name", publisher?.name, found.publisher, as);
  return [...changes, ...planCollected(config, found)];
}

const packageOf = (url: string | undefined) => (url === undefined ? undefined : playPackageOf(url));

/** Ignores texts in another language than the site's. */
function textsIn(language: string, discovered: Discovered): Discovered {
  const spoken = discovered.language?.value;
  if (spoken === undefined || nearestLanguage([spoken], language) !== undefined) return discovered;
  const { name: _, subtitle: _subtitle, description: _description, ...rest } = discovered;
  return rest;
}

/** Declared kinds of data that are missing in the config. Other entries of the config stay. */
function planCollected(config: SiteConfig, { dataUses }: Discovered): ImportChange[] {
  if (!dataUses) return [];
  const collected = config.legal?.collected ?? {};
  const language = firstLanguageOf(config);
  const say = (tag: string, form: AddressForm) => sayData(dataUses.value, { language: tag, form }).collected;
  const alike = [say(language, "familiar"), say("en", "formal")];
  const named = new Set(
    Object.values(collected).flatMap(({ items }) => items.map((item) => item.toLowerCase())),
  );
  return Object.entries(say(language, "formal")).flatMap(([key, { title, items }]): ImportChange[] => {
    const missing = items.filter((item, index) => {
      const words = [item, ...alike.map((others) => others[key]?.items[index] ?? item)];
      return !words.some((word) => named.has(word.toLowerCase()));
    });
    if (missing.length === 0) return [];
    const now = Object.hasOwn(collected, key) ? collected[key] : undefined;
    const change = { path: ["legal", "collected", key], origin: dataUses.origin, without: [] };
    if (!now) return [{ ...change, now: undefined, there: { title, items: missing } }];
    const path = [...change.path, "items"];
    return [{ ...change, path, now: now.items, there: [...now.items, ...missing] }];
  });
}

function isSameAddress(one: string, other: string): boolean {
  const plain = (address: string) => address.replace(/\/+$/, "");
  return plain(one) === plain(other);
}
