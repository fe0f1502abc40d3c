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
 * The facts of a site by their names: `product.name`, `legal.minimumAge` and so on.
 * A name is the key path of the config, so that an author can guess it.
 */
export function listFacts(site: Site): Facts {
  const facts = new Map<string, Fact>();
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined) facts.set(name, { kind: "text", text: String(value) });
  };
  add("url", site.url);
  add("email", site.email);
  add("instagram", site.instagram);
  add("rednote", site.rednote);
  add("partnershipForm", site.partnershipForm);
  add("copyrightYear", site.copyrightYear);
  add("product.name", site.product.name);
  add("product.description", site.product.description);
  add("product.city", site.product.city);
  add("product.platform", site.product.platform);
  add("store.name", site.store.name);
  add("store.url", site.store.url);
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
