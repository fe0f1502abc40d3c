import type { JsonObject } from "../model/json.js";
import type { SectionMark } from "../model/legal/section-marks.js";
import type { FoundPage } from "./find-pages.js";
import { type Finding, failed, notApplicable, passed, unclear } from "./finding.js";
import { judgeMark, nameOf } from "./judge-mark.js";
import type { RequirementId } from "./requirements.js";
import { pageEvidence, type ReviewContext } from "./review-context.js";
import { evidenceOf, marking } from "./sections.js";

const asked = {
  apple: ["collected", "how", "uses", "protection", "retention", "deletion", "consent"],
  google: ["collected", "uses", "sharing", "security", "retention", "deletion", "contact"],
} as const;

type Topic = (typeof asked)[keyof typeof asked][number];

/** Whether a topic does not apply if nothing is collected. */
const isOfData = (topic: Topic) => topic !== "contact";

/** Only the author knows whether anyone else receives data. */
const isOfSharing = (topic: Topic) => topic === "sharing" || topic === "protection";

/** Whether the documents of `init` have a general sentence, because the config has no answer. */
const isLeftEmpty = ({ site }: ReviewContext, topic: Topic) =>
  (topic === "security" || topic === "retention") &&
  (site.facts.privacy as JsonObject | undefined)?.[topic] === "";

/** Checks that the policy covers each topic that the stores require. */
export function judgeAnswers(context: ReviewContext): Finding[] {
  const page = context.pages.privacy;
  if (!page) return [];
  return context.stores.flatMap((store) =>
    asked[store].map((topic) => judgeTopic(context, { page, topic, requirement: demandOf(store, topic) })),
  );
}

const demandOf = (store: "apple" | "google", topic: Topic) => `${store}/privacy-${topic}` as RequirementId;

interface Asked {
  readonly page: FoundPage;
  readonly topic: Topic;
  readonly requirement: RequirementId;
}

function judgeTopic(context: ReviewContext, { page, topic, requirement }: Asked): Finding {
  const sections = context.sections(page.summary);
  const mark: SectionMark = `privacy.${topic}`;
  const byMark = judgeMark(context, { requirement, mark, page });
  const fact = `facts.privacy.${topic}`;
  if (byMark.outcome === "passed" && isLeftEmpty(context, topic))
    return unclear(requirement, `${fact} is empty, so the section says only what any app's policy says`, {
      hint: `set ${fact} to what is true of your app; if the general sentence is enough, accept the item in review.judged`,
      site: byMark.site ?? [],
    });
  if (marking(sections, mark).length > 0 || !isOfData(topic)) return byMark;
  const isOpen = context.site.placeholders.includes("legal.collected");
  if (isOpen && topic === "collected")
    return failed(requirement, "legal.collected does not say yet what the app collects", {
      hint: "set legal.collected; the policy's sections on how, why and how long depend on it",
      site: [context.inConfig("placeholders", "legal.collected"), pageEvidence(page)],
    });
  if (isOpen) return notApplicable(requirement, "legal.collected does not say yet what the app collects");
  const nothing = marking(sections, "privacy.nothing");
  const hint = `name who else receives data, or say that no one does, and mark the section: <!-- answers: ${mark} -->`;
  if (nothing.length === 0) return isOfSharing(topic) ? { ...byMark, outcome: "judge", hint } : byMark;
  const finding = `${nothing.map(nameOf).join(", ")} says that nothing is collected`;
  const judge = topic === "collected" ? passed : notApplicable;
  return judge(requirement, finding, { site: nothing.map(evidenceOf) });
}
