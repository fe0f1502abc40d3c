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
      const subject =
        attribute === "style"
          ? { what: "", example: `the attribute ${what}` }
          : { what: `the attribute ${what}` };
      log.add("check/blocked-by-csp", { ...subject, inline: "yes", form: undefined }, place);
    }
  };
};

type Blocked = readonly [what: string, where: { readonly tag: string; readonly attribute: string }];

function listBlocked({ byAttribute }: PageFacts, policy: Policy): Blocked[] {
  const blocked: Blocked[] = [];
  for (const [attribute, elements] of byAttribute) {
    if (!mayHoldCode.test(attribute)) continue;
    const isStyle = attribute === "style";
    const sources = sourcesOf(policy, isStyle ? "style-src-attr" : "script-src-attr");
    if (!sources) continue;
    // Hashes apply to attributes only if the policy says so.
    const allowsHashes = sources.includes("'unsafe-hashes'");
    for (const { tag, attributes } of elements) {
      const value = attributes[attribute] ?? "";
      if (allowsHashes && allowsHashOf(sources, value)) continue;
      blocked.push([
        isStyle ? `style="${value}" of <${tag}>` : `${attribute} of <${tag}>`,
        { tag, attribute },
      ]);
    }
  }
  return blocked;
}

const mayHoldCode = /^(style|on[a-z].*)$/;
