import { ownersOf } from "../model/addresses/owners-of.js";
import { pageEvidence, type ReviewContext } from "./context.js";
import { type DeclaredThing, declaredBy } from "./declared.js";
import type { Finding } from "./finding.js";
import { sayingOfAll } from "./mentions.js";
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

function judgeSame(
  { on, off }: NonNullable<ReturnType<typeof declaredBy>>["tracking"],
  { sections, words, language, found, where }: PolicyText,
): Finding[] {
  const demand = "apple/tracking";
  const marked = { yes: marking(sections, "privacy.tracking"), no: marking(sections, "privacy.no-tracking") };
  const no = marked.no.length > 0 ? marked.no : words ? sayingOfAll(sections, words.noTracking, words) : [];
  const spoken = words ? sayingOfAll(sections, words.tracking, words).filter((one) => !no.includes(one)) : [];
  const yes = marked.yes.length > 0 ? marked.yes : spoken;
  if (on.length > 0) {
    if (no.length > 0)
      return [
        {
          demand,
          outcome: "failed",
          finding: "the policy denies tracking, but the app declares it",
          hint: "correct the policy, or the app and its declaration",
          isGuess: marked.no.length === 0,
          site: no.map(evidenceOf),
          app: on,
        },
      ];
    if (yes.length > 0)
      return [
        {
          demand,
          outcome: "passed",
          finding: "both say that the app tracks people",
          isGuess: marked.yes.length === 0,
          site: yes.slice(0, 1).map(evidenceOf),
          app: on,
        },
      ];
    return [
      {
        demand,
        outcome: words ? "failed" : "judge",
        finding: words
          ? "the app declares tracking, but the policy does not mention it"
          : `the app declares tracking, and the policy is in ${language}, which handbill does not know`,
        hint: "add it to the policy, and mark the section: <!-- answers: privacy.tracking -->",
        isGuess: true,
        site: where("privacy.uses"),
        app: on,
      },
    ];
  }
  if (off.length === 0) return [];
  const isSaid = marked.yes.length > 0 || (yes.length > 0 && no.length === 0);
  return [
    isSaid
      ? {
          demand,
          outcome: marked.yes.length > 0 ? "failed" : "judge",
          finding: "the policy mentions tracking, but the app declares none",
          hint: "correct the policy, or the app and its declaration",
          isGuess: marked.yes.length === 0,
          site: yes.map(evidenceOf),
          app: off,
        }
      : {
          demand,
          outcome: "passed",
          finding: "neither mentions tracking",
          site: no.length > 0 ? no.slice(0, 1).map(evidenceOf) : [pageEvidence(found)],
          app: off,
        },
  ];
}

/** Whether the text contains a name, in any language. */
function judgeParty({ name, app }: DeclaredThing, { sections, where }: PolicyText): Finding {
  const marked = marking(sections, `party.${name}`);
  const about = { demand: "apple/party", about: name, app } as const;
  if (marked.length > 0)
    return {
      ...about,
      outcome: "passed",
      finding: `it is marked party.${name}`,
      site: marked.map(evidenceOf),
    };
  const names = [name, ...ownersOf(name)];
  const says = (text: string, wanted: string) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])${wanted.replace(/[.+*?^$()[\]{}|\\]/g, "\\$&")}(?![\\p{L}\\p{N}])`,
      "iu",
    ).test(text);
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
