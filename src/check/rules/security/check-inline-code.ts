import { placeOf } from "../../../diagnostics/diagnostics.js";
import type { PageFacts } from "../../page/read-page.js";
import type { PageRule } from "../../rule.js";
import { allowsHashOf, type Policy, policyReader, sourcesOf } from "./policy.js";

/** Pages have no inline attributes that their own policy blocks. */
export const checkInlineCode: PageRule = () => {
  const policiesOf = policyReader();
  return (page, log) => {
    const blocked = policiesOf(page.facts).flatMap((policy) => listBlocked(page.facts, policy));
    for (const [what, { tag, attribute }] of new Map(blocked)) {
      const element = { tag, has: attribute };
      const place = placeOf(page, [], { element });
      // Styles differ, and are one finding.
      const said =
        attribute === "style"
          ? { what: "", example: `the attribute ${what}` }
          : { what: `the attribute ${what}` };
      log.add("check/blocked-by-csp", { ...said, inline: "yes", form: undefined }, place);
    }
  };
};

type Blocked = readonly [what: string, where: { readonly tag: string; readonly attribute: string }];

function listBlocked({ byAttribute }: PageFacts, policy: Policy): Blocked[] {
  const blocked: Blocked[] = [];
  for (const [attribute, elements] of byAttribute) {
    if (!mayHoldCode.test(attribute)) continue;
    for (const { tag, attributes } of elements) {
      const what = blockedCode({ tag, attribute, value: attributes[attribute] ?? "" }, policy);
      if (what !== undefined) blocked.push([what, { tag, attribute }]);
    }
  }
  return blocked;
}

const mayHoldCode = /^(style|on[a-z].*)$/;

/** The kind of an attribute whose code the policy blocks; undefined for others. */
function blockedCode(
  { tag, attribute, value }: { tag: string; attribute: string; value: string },
  policy: Policy,
): string | undefined {
  if (attribute === "style")
    return allows(policy, "style-src-attr", value) ? undefined : `style="${value}" of <${tag}>`;
  return allows(policy, "script-src-attr", value) ? undefined : `${attribute} of <${tag}>`;
}

/** Hashes apply to attributes only if the policy has `'unsafe-hashes'`. */
function allows(policy: Policy, directive: string, code?: string): boolean {
  const sources = sourcesOf(policy, directive);
  if (sources === undefined) return true;
  return code !== undefined && sources.includes("'unsafe-hashes'") && allowsHashOf(sources, code);
}
