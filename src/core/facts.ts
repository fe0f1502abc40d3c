import type { Json } from "./json.js";
import type { Site } from "./site.js";

/** A fact that Markdown states by name: words, or a list of terms and what each means. */
export type Fact =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "terms"; readonly terms: readonly Term[] };

export interface Term {
  /** The fact's own name, e.g. `legal.collected.account`. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

export type Facts = ReadonlyMap<string, Fact>;

/**
 * The facts of a site by their names: `app.name`, `legal.minimumAge` and so on.
 * A name is the key path of the config, so that an author can guess it.
 */
export function listFacts(site: Site): Facts {
  const facts = new Map<string, Fact>();
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined) facts.set(name, { kind: "text", text: String(value) });
  };
  add("url", site.url);
  add("copyrightYear", site.copyrightYear);
  add("app.name", site.app.name);
  add("app.subtitle", site.app.subtitle);
  add("app.description", site.app.description);
  add("app.category", site.app.category);
  add("app.price.amount", site.app.price?.amount);
  add("app.price.currency", site.app.price?.currency);
  for (const store of site.storeList) {
    for (const key of ["name", "platform", "url", "beta", "signUp", "expected"] as const)
      add(`stores.${store.store}.${key}`, store[key]);
  }
  add("stores.appStore.id", site.stores.appStore?.id);
  add("stores.appStore.bundleId", site.stores.appStore?.bundleId);
  add("stores.appStore.teamId", site.stores.appStore?.teamId);
  add("stores.googlePlay.package", site.stores.googlePlay?.package);
  if (site.storeList.length > 0)
    add("platforms", site.storeList.map(({ platform }) => platform).join(" and "));
  add("publisher.name", site.publisher.name);
  add("publisher.email", site.publisher.email);
  add("publisher.address", site.publisher.address?.join(", "));
  add("publisher.phone", site.publisher.phone);
  for (const { key, url } of site.links) add(`links.${key}`, url);
  for (const [name, text] of listOwnFacts(site.facts, "facts")) add(name, text);
  add("legal.effectiveDate", site.legal.effectiveDate);
  add("legal.minimumAge", site.legal.minimumAge);
  add("legal.liabilityCap.amount", site.legal.liabilityCap?.amount);
  add("legal.liabilityCap.currency", site.legal.liabilityCap?.currency);
  add("legal.liabilityCap.months", site.legal.liabilityCap?.months);
  add("legal.governingLaw", site.legal.governingLaw);
  add("legal.courts", site.legal.courts);
  const terms = Object.entries(site.legal.collected).map(([key, { title, items }]) => ({
    name: `legal.collected.${key}`,
    title,
    text: items.join(", "),
  }));
  for (const { name, text } of terms) add(name, text);
  if (terms.length > 0) facts.set("legal.collected", { kind: "terms", terms });
  return facts;
}

/** The site's own facts, each by its key path. */
function listOwnFacts(value: Json | undefined, name: string): [string, string][] {
  if (typeof value === "string" || typeof value === "number") return [[name, String(value)]];
  if (typeof value !== "object" || value === null) return [];
  if (isList(value)) return value.every((item) => typeof item === "string") ? [[name, value.join(", ")]] : [];
  return Object.entries(value).flatMap(([key, inner]) => listOwnFacts(inner, `${name}.${key}`));
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
