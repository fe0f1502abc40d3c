import { type DeclaredByApp, type DeclaredThing, declaredBy } from "./declared.js";
import { type Finding, failed, passed, unclear } from "./finding.js";
import { type PolicyText, policyTextOf } from "./policy-text.js";
import type { ReviewContext } from "./review-context.js";
import { evidenceOf, marking, sentencesIn } from "./sections.js";
import { kindsOf } from "./words.js";

/** Checks that the policy names each kind of data and each purpose that the app declares, and denies none of them. */
export function judgeData(context: ReviewContext): Finding[] {
  const declared = declaredBy(context.project);
  const policy = policyTextOf(context);
  if (!declared) return [unknown(context)];
  if (!policy) return [];
  const isNaming = namesAny(context, policy);
  return [
    ...judgeNothing(declared, policy),
    ...declared.data.map((thing) => judgeThing(thing, { policy, isNaming, requirement: "apple/data" })),
    ...declared.purposes.map((thing) =>
      judgeThing(thing, { policy, isNaming, requirement: "apple/purpose" }),
    ),
  ];
}

const unknown = ({ project, inConfig }: ReviewContext): Finding =>
  unclear(
    "apple/data",
    project
      ? "the app's project has no privacy file that lists the collected data"
      : "handbill does not know what the app declares",
    {
      hint: project
        ? "compare the policy with App Privacy in App Store Connect; fastlane/app_privacy_details.json or PrivacyInfo.xcprivacy in the project lets handbill do it"
        : "set review.project to the app's folder; handbill reads fastlane/app_privacy_details.json and PrivacyInfo.xcprivacy",
      site: project ? [inConfig("review", "project")] : [],
    },
  );

/** Fails if the policy says that nothing is collected, but the app declares something. */
function judgeNothing({ data, nothing }: DeclaredByApp, { sections }: PolicyText): Finding[] {
  if (data.length === 0)
    return nothing.length > 0
      ? [passed("apple/data", "the app declares that nothing is collected", { app: nothing })]
      : [];
  const denials = marking(sections, "privacy.nothing");
  if (denials.length === 0) return [];
  const names = data.map(({ name }) => name).join(", ");
  return [
    failed("apple/data", `the policy says that nothing is collected, but the app declares ${names}`, {
      hint: "describe the data in the policy, or remove it from the app and its declaration",
      site: denials.map(evidenceOf),
      app: data.flatMap(({ app }) => app),
    }),
  ];
}

interface Judged {
  readonly policy: PolicyText;
  /** Whether the policy names things in a way that handbill understands, so that a missing one is missing. */
  readonly isNaming: boolean;
  readonly requirement: "apple/data" | "apple/purpose";
}

/** Whether sections are marked for kinds of data or purposes, or the list in the config has the names that `init` writes. */
const namesAny = ({ site }: ReviewContext, { sections, names }: PolicyText): boolean =>
  sections.some(({ answers }) => answers.some((mark) => /^(data|purpose)\./.test(mark))) ||
  Object.values(site.legal.collected ?? {}).some(({ items }) =>
    items.some((text) => kindsOf(text, names).length > 0),
  );

function judgeThing({ name, app }: DeclaredThing, { policy, isNaming, requirement }: Judged): Finding {
  const isData = requirement === "apple/data";
  const mark = `${isData ? "data" : "purpose"}.${name}`;
  const places = isData ? (["privacy.collected"] as const) : (["privacy.uses", "privacy.collected"] as const);
  const marked = marking(policy.sections, mark);
  const about = { about: name, app };
  if (marked.length > 0)
    return passed(requirement, `it is marked ${mark}`, { ...about, site: marked.map(evidenceOf) });
  const hint = `name it in the policy, and mark the section that does: <!-- answers: ${mark} -->`;
  const form = policy.names?.forms.get(name);
  const sections = policy.about(...places);
  const details = { ...about, hint, site: policy.where(...places) };
  if (!policy.names || !form || sections.length === 0) {
    const finding = form
      ? `no section is marked ${places.join(" or ")}`
      : `the policy is in ${policy.language}, which handbill does not know`;
    return unclear(requirement, finding, details);
  }
  const { not } = policy.names;
  const naming = sections.find(({ text }) => affirms(text, { form, not }));
  if (naming) return passed(requirement, "the policy names it", { ...about, site: [evidenceOf(naming)] });
  const finding =
    "the app declares it, but the policy does not name it in words that handbill knows, or denies it";
  return (isVague(name) || !isNaming ? unclear : failed)(requirement, finding, details);
}

/**
 * Whether a text names something in a sentence that denies nothing. A line that ends in a colon includes the entries below it: “We do not
 * collect:”.
 */
export function affirms(text: string, { form, not }: { form: RegExp; not: RegExp }): boolean {
  let isHeadDenied = false;
  return text.split("\n").some((line) => {
    const isSaid = sentencesIn(line).some((sentence) => form.test(sentence) && !not.test(sentence));
    const isDenied = isHeadDenied;
    if (/[:：]$/.test(line)) isHeadDenied = not.test(line);
    else if (/[.!?。؟！？]$/.test(line)) isHeadDenied = false;
    return isSaid && !isDenied;
  });
}

/** Names that could mean anything. */
const isVague = (name: string) => name.startsWith("OTHER_") || name === "APP_FUNCTIONALITY";
