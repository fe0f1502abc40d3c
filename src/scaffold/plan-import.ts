import { isDeepStrictEqual } from "node:util";
import { appStoreIdOf, playPackageOf } from "../model/addresses/store-address.js";
import type { AppStoreConfig, GooglePlayConfig } from "../model/config/app-config.js";
import { firstLanguageOf, listLanguages } from "../model/config/language-config.js";
import type { SiteConfig } from "../model/config/site-config.js";
import type { Json } from "../model/json.js";
import type { AddressForm } from "../text/address-form.js";
import { nearestLanguage } from "../text/choose-language.js";
import { dataLanguages } from "../text/data-words.js";
import { sayCategoryIn } from "./category-words.js";
import type { Discovered, Found } from "./discovered.js";
import { splitName } from "./listings/address-name.js";
import { sayData } from "./plan/data-words.js";
import { describeApp } from "./plan/describe-app.js";

/** A value of the config that differs from a store or the app's project. */
export interface ImportChange {
  readonly path: readonly string[];
  readonly before: Json | undefined;
  readonly after: Json;
  readonly origin: string;
  /** Key paths that must not exist together with it. */
  readonly without: readonly (readonly string[])[];
}

/** The differences between a config and the sources, in the order of the config's keys. Values without a source stay. */
export function planImport(config: SiteConfig, discovered: Discovered): ImportChange[] {
  const found = textsIn(firstLanguageOf(config), discovered);
  return [
    ...compareApp(config, found),
    ...compareAppStore(config.stores?.appStore, found),
    ...compareGooglePlay(config.stores?.googlePlay, found),
    ...compare("publisher.name", config.publisher?.name, found.publisher, asFound),
    ...planCollected(config, found),
  ];
}

/** The change of a value, if its source has another one for the config. */
function compare<Value>(
  path: string,
  before: unknown,
  source: Found<Value> | undefined,
  valueFor: (value: Value) => Json | undefined,
  without: ImportChange["without"] = [],
): ImportChange[] {
  const after = source && valueFor(source.value);
  if (!source || after === undefined || isDeepStrictEqual(before, after)) return [];
  return [
    { path: path.split("."), before: before as Json | undefined, after, origin: source.origin, without },
  ];
}

const asFound = <Value extends Json>(value: Value): Json => value;

function compareApp(config: SiteConfig, found: Discovered): ImportChange[] {
  const { url: siteUrl, app } = config;
  return [
    ...compare("url", siteUrl, found.url, (url) => (isSameAddress(url, siteUrl) ? undefined : url)),
    // The listing may add to the name: `Tidepool: tides, quietly`.
    ...compare("app.name", app.name, found.name, (name) =>
      name === app.name ? undefined : splitName(name)[0],
    ),
    ...compare("app.subtitle", app.subtitle, found.subtitle, asFound),
    ...compare("app.description", app.description, found.description, (text) =>
      describeApp(text, app.name, found.subtitle?.value),
    ),
    ...compare("app.category", app.category, found.category, (category) =>
      sayCategoryIn(category, firstLanguageOf(config)),
    ),
    ...compare("app.price", app.price, found.price, ({ amount, currency }) => ({ amount, currency })),
  ];
}

/** A URL in another country's store is the same app. */
function compareAppStore(store: AppStoreConfig | undefined, { appStore }: Discovered): ImportChange[] {
  const id = store?.url === undefined ? store?.id : appStoreIdOf(store.url);
  const isSame = (url: string) => store?.url && appStoreIdOf(url) === id;
  const without = listStates("appStore", store);
  if (store?.id !== undefined) without.push(["stores", "appStore", "id"]);
  const changes = compare(
    "stores.appStore.url",
    store?.url,
    appStore,
    ({ url }) => (url === undefined || isSame(url) ? undefined : url),
    without,
  );
  if (!isListed(store, appStore)) return changes;
  const known: readonly unknown[] = Array.isArray(store?.bundleId) ? store.bundleId : [];
  return [
    ...changes,
    ...compare("stores.appStore.bundleId", store?.bundleId, appStore, ({ bundleId }) =>
      known.includes(bundleId) ? undefined : bundleId,
    ),
    ...compare("stores.appStore.teamId", store?.teamId, appStore, ({ teamId }) => teamId),
  ];
}

/** The package is part of the URL, so the config only has another one. */
function compareGooglePlay(store: GooglePlayConfig | undefined, { googlePlay }: Discovered): ImportChange[] {
  const isSame = (url: string) => store?.url && playPackageOf(url) === playPackageOf(store.url);
  const changes = compare(
    "stores.googlePlay.url",
    store?.url,
    googlePlay,
    ({ url }) => (url === undefined || isSame(url) ? undefined : url),
    listStates("googlePlay", store),
  );
  if (!isListed(store, googlePlay)) return changes;
  const inConfig = store?.package;
  const before = inConfig ?? packageOf(store?.url);
  const change = compare("stores.googlePlay.package", before, googlePlay, (source) =>
    (source.package === packageOf(source.url) && inConfig === undefined) ||
    (Array.isArray(inConfig) && inConfig.includes(source.package))
      ? undefined
      : source.package,
  );
  return [...changes, ...change];
}

/** Ids alone are no reason to add a store to the config. */
const isListed = (
  store: object | undefined,
  found: Found<{ readonly url?: string | undefined }> | undefined,
) => store !== undefined || found?.value.url !== undefined;

/** The keys of an app that is not in the store yet. */
const listStates = (name: string, store: object | undefined): string[][] =>
  ["beta", "expected", "signUp"].filter((key) => store && key in store).map((key) => ["stores", name, key]);

const packageOf = (url: string | undefined) => (url === undefined ? undefined : playPackageOf(url));

/** Ignores texts in another language than the site's. */
function textsIn(language: string, discovered: Discovered): Discovered {
  const spoken = discovered.language?.value;
  if (spoken === undefined || nearestLanguage([spoken], language) !== undefined) return discovered;
  const { name: _, subtitle: _subtitle, description: _description, ...rest } = discovered;
  return rest;
}

/** Declared kinds of data that are missing in the config, in each of its languages with texts. Other entries of the config stay. */
function planCollected(config: SiteConfig, { dataUses }: Discovered): ImportChange[] {
  if (!dataUses) return [];
  const [, ...further] = listLanguages(config);
  const translated = further.flatMap(({ tag, overrides }, index): ImportChange[] => {
    if (!overrides || nearestLanguage(dataLanguages, tag) === undefined) return [];
    const path = ["languages", String(index + 1), "overrides", "legal", "collected"];
    return missingIn(tag, overrides.legal?.collected, { path, dataUses });
  });
  const path = ["legal", "collected"];
  const own = missingIn(firstLanguageOf(config), config.legal?.collected, { path, dataUses });
  return [...own, ...translated];
}

function missingIn(
  language: string,
  collected: Readonly<Record<string, { readonly items?: readonly string[] } | undefined>> = {},
  { path: folder, dataUses }: { path: readonly string[]; dataUses: NonNullable<Discovered["dataUses"]> },
): ImportChange[] {
  const say = (tag: string, form: AddressForm) => sayData(dataUses.value, { language: tag, form }).collected;
  const otherForms = [say(language, "familiar"), say("en", "formal")];
  const named = new Set(
    Object.values(collected).flatMap((group) => group?.items?.map((item) => item.toLowerCase()) ?? []),
  );
  return Object.entries(say(language, "formal")).flatMap(([key, { title, items }]): ImportChange[] => {
    const missing = items.filter((item, index) => {
      const words = [item, ...otherForms.map((others) => others[key]?.items[index] ?? item)];
      return !words.some((word) => named.has(word.toLowerCase()));
    });
    if (missing.length === 0) return [];
    const before = Object.hasOwn(collected, key) ? collected[key]?.items : undefined;
    const change = { path: [...folder, key], origin: dataUses.origin, without: [] };
    if (!before) return [{ ...change, before: undefined, after: { title, items: missing } }];
    const path = [...change.path, "items"];
    return [{ ...change, path, before: [...before], after: [...before, ...missing] }];
  });
}

function isSameAddress(one: string, other: string): boolean {
  const plain = (address: string) => address.replace(/\/+$/, "");
  return plain(one) === plain(other);
}
