import { placeOf } from "../core/place-of.js";
import type { PageElement } from "./page-element.js";
import { allowsAllInline, allowsHashOf, type Policy, readPolicies, sourcesOf } from "./policy.js";
import type { PageRule } from "./rule.js";

/** Nothing on a page relies on inline attributes that the page's own policy blocks. */
export const checkInlineCode: PageRule = () => (page, log) => {
  const blocked = readPolicies(page.facts).flatMap((policy) =>
    page.facts.elements.flatMap((element) => listBlocked(element, policy)),
  );
  for (const [what, { tag, attribute }] of new Map(blocked)) {
    const element = { tag, has: attribute };
    log.add("check/blocked-by-csp", { what, inline: "yes", form: undefined }, placeOf(page, [], { element }));
  }
};

type Blocked = readonly [what: string, where: { readonly tag: string; readonly attribute: string }];

function listBlocked({ tag, attributes }: PageElement, policy: Policy): Blocked[] {
  return Object.entries(attributes).flatMap(([attribute, value]): Blocked[] => {
    const where = { tag, attribute };
    if (attribute === "style")
      return allows(policy, "style-src-attr", value)
        ? []
        : [[`the attribute style="${value}" of <${tag}>`, where]];
    if (/^on[a-z]/.test(attribute))
      return allows(policy, "script-src-attr", value)
        ? []
        : [[`the attribute ${attribute} of <${tag}>`, where]];
    const isScript = /^\s*javascript:/i.test(value) && /^(href|src|action|formaction)$/.test(attribute);
    return isScript && !allows(policy, "script-src-elem")
      ? [[`the javascript: address of <${tag}>`, where]]
      : [];
  });
}

/** Hashes are for attributes only where the policy says so, by `'unsafe-hashes'`. */
function allows(policy: Policy, directive: string, code?: string): boolean {
  const sources = sourcesOf(policy, directive);
  if (sources === undefined || allowsAllInline(sources)) return true;
  return code !== undefined && sources.includes("'unsafe-hashes'") && allowsHashOf(sources, code);
}
