import type { Evidence } from "../diagnostics/review.js";
import { pageEvidence, type ReviewContext } from "./context.js";
import { type Declared, type DeclaredThing, declaredBy } from "./declared.js";
import type { DemandId } from "./demands.js";
import type { Finding } from "./finding.js";
import { findMentions, sayingOfAll } from "./mentions.js";
import { type PolicyText, policyTextOf } from "./policy-text.js";
import { evidenceOf, marking, type Section } from "./sections.js";

/** Checks that the policy names each kind of data and each purpose that the app declares, and denies none of them. */
export function judgeData(context: ReviewContext): Finding[] {
  const declared = declaredBy(context.project);
  const policy = policyTextOf(context);
  if (!declared) return [unknown(context)];
  if (!policy) return [];
  return [
    ...judgeNothing(declared, policy),
    ...declared.data.map((thing) =>
      judgeThing(thing, { policy, demand: "apple/data", about: policy.about("privacy.collected") }),
    ),
    ...declared.purposes.map((thing) =>
      judgeThing(thing, {
        policy,
        demand: "apple/purpose",
        about: policy.about("privacy.uses", "privacy.collected"),
      }),
    ),
  ];
}

const unknown = ({ project, inConfig }: ReviewContext): Finding => ({
  demand: "apple/data",
  outcome: "judge",
  finding: project
    ? "the app's project has no privacy file that lists the collected data"
    : "handbill does not know what the app declares",
  hint: project
    ? "compare the policy with App Privacy in App Store Connect; fastlane/app_privacy_details.json or PrivacyInfo.xcprivacy in the project lets handbill do it"
    : "set review.project to the app's folder; handbill reads fastlane/app_privacy_details.json and PrivacyInfo.xcprivacy",
  site: project ? [inConfig("review", "project")] : [],
});

/** Fails if the policy says that nothing is collected, but the app declares something. */
function judgeNothing({ data, nothing }: Declared, { sections, words }: PolicyText): Finding[] {
  if (data.length === 0)
    return nothing.length > 0
      ? [
          {
            demand: "apple/data",
            outcome: "passed",
            finding: "the app declares that nothing is collected",
            app: nothing,
          },
        ]
      : [];
  const marked = marking(sections, "privacy.nothing");
  const spoken = words ? sayingOfAll(sections, words.nothing, words) : [];
  const said = marked.length > 0 ? marked : spoken;
  if (said.length === 0) return [];
  const names = data.map(({ name }) => name).join(", ");
  return [
    {
      demand: "apple/data",
      outcome: "failed",
      finding: `the policy says that nothing is collected, but the app declares ${names}`,
      hint: "describe the data in the policy, or remove it from the app and its declaration",
      isGuess: marked.length === 0,
      site: said.map(evidenceOf),
      app: data.flatMap(({ app }) => app),
    },
  ];
}

interface Judged {
  readonly policy: PolicyText;
  readonly demand: "apple/data" | "apple/purpose";
  readonly about: ReturnType<PolicyText["about"]>;
}

function judgeThing({ name, app }: DeclaredThing, { policy, demand, about }: Judged): Finding {
  const isData = demand === "apple/data";
  const mark = `${isData ? "data" : "purpose"}.${name}`;
  const marked = marking(policy.sections, mark);
  const result = (found: Omit<Finding, "demand" | "about" | "app">): Finding => ({
    demand: demand satisfies DemandId,
    about: name,
    app,
    ...found,
  });
  if (marked.length > 0)
    return result({ outcome: "passed", finding: `it is marked ${mark}`, site: marked.map(evidenceOf) });
  const { words, language, where } = policy;
  const source = isData ? words?.data[name] : words?.purposes[name];
  const hint = `name it in the policy, or mark the section that does: <!-- answers: ${mark} -->`;
  const place: readonly Evidence[] = isData
    ? where("privacy.collected")
    : where("privacy.uses", "privacy.collected");
  if (!words || source === undefined)
    return result({
      outcome: "judge",
      finding: `the policy is in ${language}, which handbill does not know`,
      hint,
      site: [pageEvidence(policy.found)],
    });
  const denial = isData ? words.notCollected : words.not;
  const own = findMentions(about.sections, { source, denial, words });
  const all = findMentions(policy.sections, { source, denial, words });
  // A section that is marked as an answer to something else, such as consent, does not list collected data.
  const isOther = ({ answers }: Section) => isData && about.isMarked && answers.length > 0;
  const said = own.said.length > 0 ? own.said : all.said.filter((section) => !isOther(section));
  const isInMarked = own.said.length > 0 && about.isMarked;
  if (all.denied.length > 0 && !(said.length > 0 && !isData))
    return result({
      outcome: said.length > 0 ? "judge" : "failed",
      finding:
        said.length > 0
          ? "the policy mentions it in one place and denies it in another"
          : "the policy denies it, but the app declares it",
      hint: "correct the policy, or the app and its declaration",
      isGuess: true,
      site: [...all.denied, ...said].map(evidenceOf),
    });
  if (said.length > 0)
    return result({
      outcome: "passed",
      finding: "the policy mentions it",
      isGuess: !isInMarked,
      site: said.slice(0, 1).map(evidenceOf),
    });
  return result({
    outcome: isVague(name) || words.isPartial ? "judge" : "failed",
    finding: "the app declares it, but the policy does not mention it",
    hint,
    isGuess: true,
    site: place,
  });
}

/** Names that could mean anything. */
const isVague = (name: string) => name.startsWith("OTHER_") || name === "APP_FUNCTIONALITY";
