import type { SiteConfig } from "../../model/config/site-config.js";
import type { Json, JsonObject } from "../../model/json.js";

/** Pages that laws require of some apps. The starter has them in `more/`; a site has those that its author requests. */
export const pageKinds = ["accessibility", "age-signals", "imprint", "security"] as const;
export type PageKind = (typeof pageKinds)[number];

interface KindFacts {
  readonly key: string;
  readonly facts: JsonObject;
  /** The facts that its author has to confirm or add. */
  readonly placeholders: Readonly<Record<string, Json>>;
}

const factsOfKinds: Readonly<Record<PageKind, KindFacts>> = {
  accessibility: {
    key: "accessibility",
    facts: { standard: "EN 301 549", tested: "", supports: "", gaps: "", authority: "" },
    placeholders: { "facts.accessibility.standard": "EN 301 549" },
  },
  "age-signals": { key: "ageSignals", facts: { uses: "", retention: "", changes: "" }, placeholders: {} },
  imprint: {
    key: "imprint",
    facts: { representedBy: "", register: "", vat: "", responsible: "", further: "" },
    placeholders: { "publisher.address": null, "publisher.phone": null },
  },
  security: {
    key: "security",
    facts: { days: 5, key: "", goodFaith: false },
    placeholders: { "facts.security.days": 5 },
  },
};

/** The changes to the config for a kind of page: missing facts, and open questions. */
export function factsOfKind(
  kind: PageKind,
  { facts = {}, publisher = {} }: Pick<SiteConfig, "facts" | "publisher">,
): { readonly facts: JsonObject; readonly placeholders: Readonly<Record<string, Json>> } {
  const { key, facts: own, placeholders } = factsOfKinds[kind];
  if (Object.hasOwn(facts, key)) return { facts: {}, placeholders: {} };
  const open = Object.entries(placeholders).filter(
    ([path]) => !Object.hasOwn(publisher, path.replace("publisher.", "")),
  );
  return { facts: { [key]: own }, placeholders: Object.fromEntries(open) };
}
