import { ownersOf } from "../model/addresses/owners-of.js";
import { escapeRegExp } from "../text/escape-reg-exp.js";
import { pageEvidence, type ReviewContext } from "./context.js";
import { type DeclaredByApp, type DeclaredThing, declaredBy } from "./declared.js";
import type { Finding } from "./finding.js";
import { isMarked } from "./judge-mark.js";
import { type PolicyText, policyTextOf } from "./policy-text.js";
import { evidenceOf, fullText, marking } from "./sections.js";

/** Checks that policy and app agree about tracking, and that the policy names the companies that the app contacts for it. */
export function judgeTracking(context: ReviewContext): Finding[] {
  const declared = declaredBy(context.project);
  const policy = policyTextOf(context);
  if (!declared || !policy) return [];
  return [
    ...judgeSame(declared.tracking, policy),
    ...declared.parties.map((party) => judgeParty(party, policy)),
  ];
}

function judgeSame({ on, off }: DeclaredByApp["tracking"], { sections, page, where }: PolicyText): Finding[] {
  const [yes, no] = [marking(sections, "privacy.tracking"), marking(sections, "privacy.no-tracking")];
  const result = (found: Omit<Finding, "requirement" | "app">): Finding[] => [
    { requirement: "apple/tracking", app: on.length > 0 ? on : off, ...found },
  ];
  const hint = "correct the policy, or the app and its declaration";
  if (on.length > 0 && no.length > 0)
    return result({
      outcome: "failed",
      finding: "the policy denies tracking, but the app declares it",
      hint,
      site: no.map(evidenceOf),
    });
  if (on.length > 0 && yes.length > 0)
    return result({
      outcome: "passed",
      finding: "both say that the app tracks people",
      site: yes.slice(0, 1).map(evidenceOf),
    });
  const isMarkedAtAll = isMarked(sections, "privacy.tracking");
  if (on.length > 0)
    return result({
      outcome: isMarkedAtAll ? "failed" : "judge",
      finding: "the app declares tracking, but no section of the policy is marked privacy.tracking",
      hint: "add it to the policy, and mark the section: <!-- answers: privacy.tracking -->",
      site: where("privacy.uses"),
    });
  if (off.length === 0) return [];
  if (yes.length > 0)
    return result({
      outcome: "failed",
      finding: "the policy mentions tracking, but the app declares none",
      hint,
      site: yes.map(evidenceOf),
    });
  return result({
    outcome: isMarkedAtAll ? "passed" : "judge",
    finding: "the app declares no tracking, and no section of the policy is marked privacy.tracking",
    hint: "compare them, and mark the section about it: <!-- answers: privacy.no-tracking -->",
    site: no.length > 0 ? no.slice(0, 1).map(evidenceOf) : [pageEvidence(page)],
  });
}

/** Whether the text contains a name, in any language. */
function judgeParty({ name, app }: DeclaredThing, { sections, where }: PolicyText): Finding {
  const marked = marking(sections, `party.${name}`);
  const about = { requirement: "apple/party", about: name, app } as const;
  if (marked.length > 0)
    return {
      ...about,
      outcome: "passed",
      finding: `it is marked party.${name}`,
      site: marked.map(evidenceOf),
    };
  const names = [name, ...ownersOf(name)];
  const says = (text: string, wanted: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(wanted)}(?![\\p{L}\\p{N}])`, "iu").test(text);
  const said = sections.find((section) => names.some((one) => says(fullText(section, []), one)));
  return said
    ? {
        ...about,
        outcome: "passed",
        finding: "the policy mentions it",
        isGuess: true,
        site: [evidenceOf(said)],
      }
    : {
        ...about,
        outcome: "failed",
        finding: `the app contacts ${name} to track people, but the policy mentions none of ${names.join(", ")}`,
        hint: `name the company, and mark the section: <!-- answers: party.${name} -->`,
        isGuess: true,
        site: where("privacy.sharing"),
      };
}
