import { formatMoney, formatMonth, formatNumber, showDay } from "../../text/format-in-language.js";
import { formatList, separatorIn } from "../../text/list-form.js";
import { networks } from "../addresses/networks.js";
import type { Site } from "../site/site.js";
import { formsIn } from "../site/site-language.js";
import { type Fact, type Facts, listOwnFacts } from "./fact.js";

export { type Fact, type Facts, holds, type Term } from "./fact.js";

/** The facts of a site in a language, by key path: `app.name`, `legal.minimumAge`. Includes those that the config leaves out. */
export function listFacts(site: Site, language = site.language): Facts {
  const forms = factForms(site);
  return new Map<string, Fact>([
    ["url", textFact(site.url)],
    ["copyrightYear", textFact(forms.number(site.copyrightYear, { isGrouped: false }))],
    ...textFacts("app", site.app, ["name", "subtitle", "description", "category"]),
    ...moneyFacts("app.price", site.app.price, forms),
    ...storeFacts(site, language, forms),
    ...textFacts("publisher", site.publisher, ["name", "email", "phone"]),
    ["publisher.address", textFact(site.publisher.address?.join(", "))],
    ...linkFacts(site, language),
    ...listOwnFacts(site.facts, language),
    ...legalFacts(site, forms),
  ]);
}

type FactForms = ReturnType<typeof factForms>;

function storeFacts({ stores, storeList }: Site, language: string, forms: FactForms): [string, Fact][] {
  const live = storeList.filter(({ state }) => state === "live");
  const names = live.map(({ store, name }) => storeInText(store, name, language));
  const platforms = storeList.map(({ platform }) => platform);
  const shared = (["appStore", "googlePlay"] as const).flatMap((store): [string, Fact][] => [
    // Stores with only an id are not mentioned.
    [`stores.${store}`, { kind: "flag", holds: storeList.some((listed) => listed.store === store) }],
    ...textFacts(`stores.${store}`, stores[store], ["name", "platform", "url", "beta", "signUp"]),
    [`stores.${store}.expected`, textFact(forms.time(stores[store]?.expected))],
  ]);
  return [
    ["stores", listFact(names, language)],
    ["platforms", listFact(platforms, language)],
    ...shared,
    ...textFacts("stores.appStore", stores.appStore, ["id", "bundleId", "teamId"]),
    ...textFacts("stores.googlePlay", stores.googlePlay, ["package"]),
  ];
}

function linkFacts({ links, checks }: Site, language: string): [string, Fact][] {
  const labels = links.map(({ label }) => label);
  const origins = checks.allowedOrigins.map((origin) => new URL(origin).host);
  return [
    ["links", listFact(labels, language)],
    ...Object.keys(networks).map((key): [string, Fact] => [`links.${key}`, textFact(undefined)]),
    ...links.map(({ key, url }): [string, Fact] => [`links.${key}`, textFact(url)]),
    ["checks.allowedOrigins", listFact(origins, language)],
  ];
}

function legalFacts({ legal }: Site, forms: FactForms): [string, Fact][] {
  const terms = Object.entries(legal.collected).map(([key, { title, items }]) => ({
    name: `legal.collected.${key}`,
    title,
    text: forms.items(items),
  }));
  return [
    ...textFacts("legal", legal, ["effectiveDate", "governingLaw", "courts"]),
    ["legal.minimumAge", textFact(forms.number(legal.minimumAge))],
    ...moneyFacts("legal.liabilityCap", legal.liabilityCap, forms),
    ["legal.liabilityCap.months", textFact(forms.number(legal.liabilityCap?.months))],
    ...terms.map(({ name, text }): [string, Fact] => [name, textFact(text)]),
    // Whether a document has versions is only known when it is read.
    ["legal.changes", { kind: "absent" }],
    ["legal.collected", terms.length > 0 ? { kind: "terms", terms } : { kind: "absent" }],
  ];
}

const textFact = (value: string | number | undefined): Fact =>
  value === undefined ? { kind: "absent" } : { kind: "text", text: String(value) };

const listFact = (items: readonly string[], language: string): Fact =>
  textFact(items.length === 0 ? undefined : formatList(items, language));

const textFacts = <Key extends string>(
  group: string,
  values: { readonly [K in Key]?: string | undefined } | undefined,
  keys: readonly Key[],
) => keys.map((key): [string, Fact] => [`${group}.${key}`, textFact(values?.[key])]);

/** Whether there is a sum, its amount, its currency, and both in the form of the language. */
function moneyFacts(name: string, sum: Sum | undefined, { amount, money }: FactForms): [string, Fact][] {
  const states = [`${name}.amount`, `${name}.currency`];
  return [
    [name, { kind: "flag", holds: sum !== undefined }],
    [`${name}.amount`, textFact(sum && amount(sum))],
    [`${name}.currency`, textFact(sum?.currency)],
    [`${name}.money`, sum ? { kind: "text", text: money(sum), states } : { kind: "absent" }],
  ];
}

/** English says "the App Store", but "Google Play". */
function storeInText(store: string, name: string, language: string): string {
  return store === "appStore" && /^en\b/i.test(language) ? `the ${name}` : name;
}

interface Sum {
  readonly amount: number;
  readonly currency: string;
}

/** Formats the facts of a site: as the config has them, or in the language of the site. */
function factForms(site: Pick<Site, "language" | "languages" | "localFacts">) {
  const forms = formsIn(site);
  if (!forms)
    return {
      number: (value: number | undefined, _?: { isGrouped: boolean }) => value,
      amount: ({ amount }: Sum) => amount,
      money: ({ amount, currency }: Sum) => `${amount} ${currency}`,
      time: (value: string | undefined) => value,
      items: (list: readonly string[]) => list.join(", "),
    };
  const decimals = ({ amount }: Sum) => (Number.isInteger(amount) ? 0 : 2);
  return {
    number: (value: number | undefined, { isGrouped = true } = {}) =>
      value === undefined ? undefined : formatNumber(value, forms, { isGrouped }),
    amount: (sum: Sum) => formatNumber(sum.amount, forms, { min: decimals(sum), max: decimals(sum) }),
    money: ({ amount, currency }: Sum) => formatMoney(amount, currency, forms),
    /** An ISO day or month. */
    time: (value: string | undefined) =>
      value === undefined ? undefined : value.length > 7 ? showDay(value, forms) : formatMonth(value, forms),
    items: (list: readonly string[]) => list.join(separatorIn(site.language)),
  };
}
