import { placeOf } from "../core/place-of.js";
import type { PageElement } from "./page-element.js";
import { allowsAllInline, allowsHashOf, type Policy, readPolicies, sourcesOf } from "./policy.js";
import type { PageRule } from "./rule.js";

/** Nothing on a page relies on inline attributes that the page's own policy blocks. */
export const checkInlineCode: PageRule = () => (page, log) => {
  const blocked = readPolicies(page.facts).flatMap((policy) =>
    page.facts.elements.flatMap((element) => listBlocked(element, policy)),
  );
  for (const what of new Set(blocked)) {
    log.add("check/blocked-by-csp", { what, inline: "yes", form: undefined }, placeOf(page));
  }
};

function listBlocked({ tag, attributes }: PageElement, policy: Policy): string[] {
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    if (attribute === "style")
      return allows(policy, "style-src-attr", value) ? [] : [`the attribute style="${value}" of <${tag}>`];
    if (/^on[a-z]/.test(attribute))
      return allows(policy, "script-src-attr", value) ? [] : [`the attribute ${attribute} of <${tag}>`];
    const isScript = /^\s*javascript:/i.test(value) && /^(href|src|action|formaction)$/.test(attribute);
    return isScript && !allows(policy, "script-src-elem") ? [`the javascript: address of <${tag}>`] : [];
  });
}

/** Hashes are for attributes only where the policy says so, by `'unsafe-hashes'`. */
function allows(policy: Policy, directive: string, code?: string): boolean {
  const sources = sourcesOf(policy, directive);
  if (sources === undefined || allowsAllInline(sources)) return true;
  return code !== undefined && sources.includes("'unsafe-hashes'") && allowsHashOf(sources, code);
}
