import { ownersOf } from "../model/addresses/owners-of.js";
import { escapeRegExp } from "../text/escape-reg-exp.js";
import { type DeclaredByApp, type DeclaredThing, declaredBy } from "./declared.js";
import { type Finding, failed, passed, unclear } from "./finding.js";
import { isMarked } from "./judge-mark.js";
import { type PolicyText, policyTextOf } from "./policy-text.js";
import { pageEvidence, type ReviewContext } from "./review-context.js";
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
  const requirement = "apple/tracking";
  const app = on.length > 0 ? on : off;
  const hint = "correct the policy, or the app and its declaration";
  const [denied, mentioned] = [no.map(evidenceOf), yes.map(evidenceOf)];
  const isMarkedAtAll = isMarked(sections, "privacy.tracking");
  if (on.length > 0) {
    const contrary = "the policy denies tracking, but the app declares it";
    if (no.length > 0) return [failed(requirement, contrary, { hint, site: denied, app })];
    const both = "both say that the app tracks people";
    if (yes.length > 0) return [passed(requirement, both, { site: mentioned.slice(0, 1), app })];
    const missing = "the app declares tracking, but no section of the policy is marked privacy.tracking";
    const add = "add it to the policy, and mark the section: <!-- answers: privacy.tracking -->";
    const details = { hint: add, site: where("privacy.uses"), app };
    return [(isMarkedAtAll ? failed : unclear)(requirement, missing, details)];
  }
  if (off.length === 0) return [];
  const contrary = "the policy mentions tracking, but the app declares none";
  if (yes.length > 0) return [failed(requirement, contrary, { hint, site: mentioned, app })];
  const none = "the app declares no tracking, and no section of the policy is marked privacy.tracking";
  const details = {
    hint: "compare them, and mark the section about it: <!-- answers: privacy.no-tracking -->",
    site: no.length > 0 ? denied.slice(0, 1) : [pageEvidence(page)],
    app,
  };
  return [(isMarkedAtAll ? passed : unclear)(requirement, none, details)];
}

function judgeParty({ name, app }: DeclaredThing, { sections, where }: PolicyText): Finding {
  const marked = marking(sections, `party.${name}`);
  const requirement = "apple/party";
  const about = { about: name, app };
  if (marked.length > 0)
    return passed(requirement, `it is marked party.${name}`, { ...about, site: marked.map(evidenceOf) });
  const names = [name, ...ownersOf(name)];
  const says = (text: string, wanted: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(wanted)}(?![\\p{L}\\p{N}])`, "iu").test(text);
  const section = sections.find((section) => names.some((one) => says(fullText(section, []), one)));
  if (section)
    return passed(requirement, "the policy mentions it", {
      ...about,
      isGuess: true,
      site: [evidenceOf(section)],
    });
  const finding = `the app contacts ${name} to track people, but the policy mentions none of ${names.join(", ")}`;
  const hint = `name the company, and mark the section: <!-- answers: party.${name} -->`;
  return failed(requirement, finding, { ...about, hint, isGuess: true, site: where("privacy.sharing") });
}
