import { formatMoney, formatMonth, formatNumber, showDay } from "../../text/format-in-language.js";
import { formatList, separatorIn } from "../../text/list-form.js";
import { networks } from "../addresses/networks.js";
import type { Site } from "../site/site.js";
import { formsIn } from "../site/site-language.js";
import { type Fact, type Facts, listOwnFacts } from "./fact.js";

export { type Fact, type Facts, holds, type Term } from "./fact.js";

const storeKeys = ["name", "platform", "url", "beta", "signUp"] as const;

/**
 * The facts of a site in a language, by name: `app.name`, `legal.minimumAge` and so on, including those that the config leaves out. A
 * name is the key path in the config, so that authors can guess it.
 */
export function listFacts(site: Site, language = site.language): Facts {
  const facts = new Map<string, Fact>();
  const add = (name: string, value: string | number | undefined) =>
    facts.set(name, value === undefined ? { kind: "absent" } : { kind: "text", text: String(value) });
  const addFlag = (name: string, value: unknown) =>
    facts.set(name, { kind: "flag", holds: value !== undefined });
  const addList = (name: string, items: readonly string[]) =>
    add(name, items.length === 0 ? undefined : formatList(items, language));
  const { app, stores, storeList, publisher, links, legal } = site;
  const { number, amount, money, time, items } = factWords(site);

  add("url", site.url);
  add("copyrightYear", number(site.copyrightYear, { isGrouped: false }));
  for (const key of ["name", "subtitle", "description", "category"] as const) add(`app.${key}`, app[key]);
  addFlag("app.price", app.price);
  addMoney("app.price", app.price);

  const there = storeList.filter(({ state }) => state === "live");
  addList(
    "stores",
    there.map(({ store, name }) => storeInText(store, name, language)),
  );
  addList(
    "platforms",
    storeList.map(({ platform }) => platform),
  );
  for (const store of ["appStore", "googlePlay"] as const) {
    // Stores with only an id are not mentioned.
    addFlag(
      `stores.${store}`,
      storeList.find((one) => one.store === store),
    );
    for (const key of storeKeys) add(`stores.${store}.${key}`, stores[store]?.[key]);
    add(`stores.${store}.expected`, time(stores[store]?.expected));
  }
  for (const key of ["id", "bundleId", "teamId"] as const)
    add(`stores.appStore.${key}`, stores.appStore?.[key]);
  add("stores.googlePlay.package", stores.googlePlay?.package);

  for (const key of ["name", "email", "phone"] as const) add(`publisher.${key}`, publisher[key]);
  add("publisher.address", publisher.address?.join(", "));
  addList(
    "links",
    links.map(({ label }) => label),
  );
  for (const key of Object.keys(networks)) add(`links.${key}`, undefined);
  for (const { key, url } of links) add(`links.${key}`, url);

  addList(
    "checks.allowedOrigins",
    site.checks.allowedOrigins.map((origin) => new URL(origin).host),
  );

  for (const [name, fact] of listOwnFacts(site.facts, language)) facts.set(name, fact);

  for (const key of ["effectiveDate", "governingLaw", "courts"] as const) add(`legal.${key}`, legal[key]);
  add("legal.minimumAge", number(legal.minimumAge));
  addFlag("legal.liabilityCap", legal.liabilityCap);
  addMoney("legal.liabilityCap", legal.liabilityCap);
  add("legal.liabilityCap.months", number(legal.liabilityCap?.months));
  const terms = Object.entries(legal.collected).map(([key, group]) => ({
    name: `legal.collected.${key}`,
    title: group.title,
    text: items(group.items),
  }));
  for (const { name, text } of terms) add(name, text);
  // Whether a document has versions is only known when it is read.
  facts.set("legal.changes", { kind: "absent" });
  facts.set("legal.collected", terms.length > 0 ? { kind: "terms", terms } : { kind: "absent" });
  return facts;

  /** Adds the amount, the currency, and both in the form of the language. */
  function addMoney(
    name: string,
    sum: { readonly amount: number; readonly currency: string } | undefined,
  ): void {
    add(`${name}.amount`, sum && amount(sum));
    add(`${name}.currency`, sum?.currency);
    const states = [`${name}.amount`, `${name}.currency`];
    facts.set(`${name}.money`, sum ? { kind: "text", text: money(sum), states } : { kind: "absent" });
  }
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
function factWords(site: Pick<Site, "language" | "languages" | "localFacts">) {
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
