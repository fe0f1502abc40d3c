import type { SectionMark } from "../model/legal/section-marks.js";
import { pageEvidence, type ReviewContext } from "./context.js";
import type { DemandId } from "./demands.js";
import type { FoundPage } from "./find-pages.js";
import type { Finding } from "./finding.js";
import { sayingOfAll } from "./mentions.js";
import { evidenceOf, fullText, marking, type Section } from "./sections.js";
import type { Topic } from "./words/words.js";
import { nameOfLanguage, wordForm, wordsOf } from "./words/words-of.js";

const asked = {
  apple: ["collected", "how", "uses", "protection", "retention", "deletion", "consent"],
  google: ["collected", "uses", "sharing", "security", "retention", "deletion", "contact"],
} as const satisfies Record<string, readonly Topic[]>;

/** Topics that do not apply if nothing is collected. */
const ofData: ReadonlySet<Topic> = new Set([
  "how",
  "uses",
  "sharing",
  "protection",
  "retention",
  "deletion",
  "consent",
  "security",
]);

/** Checks that the policy covers each topic that the stores require. */
export function judgeAnswers(context: ReviewContext): Finding[] {
  const found = context.pages.privacy;
  if (!found) return [];
  return context.stores.flatMap((store) =>
    asked[store].map((topic) => judgeTopic(context, { found, topic, demand: demandOf(store, topic) })),
  );
}

const demandOf = (store: "apple" | "google", topic: Topic) => `${store}/privacy-${topic}` as DemandId;

interface Asked {
  readonly found: FoundPage;
  readonly topic: Topic;
  readonly demand: DemandId;
}

function judgeTopic(context: ReviewContext, { found, topic, demand }: Asked): Finding {
  const sections = context.sections(found.page);
  const mark: SectionMark = `privacy.${topic}`;
  const marked = marking(sections, mark);
  const empty = marked.find((section) => !saysSomething(section, sections));
  if (empty)
    return {
      demand,
      outcome: "failed",
      finding: `${nameOf(empty)} is marked ${mark}, but is empty`,
      hint: "write the text, or remove the mark",
      site: [evidenceOf(empty)],
    };
  if (marked.length > 0)
    return {
      demand,
      outcome: "passed",
      finding: `${marked.map(nameOf).join(", ")} covers this`,
      site: marked.map(evidenceOf),
    };
  const isOpen = context.site.site?.placeholders.includes("legal.collected") ?? false;
  if (isOpen && ofData.has(topic))
    return {
      demand,
      outcome: "not-applicable",
      finding: "legal.collected does not say yet what the app collects",
    };
  if (isOpen && topic === "collected")
    return {
      demand,
      outcome: "failed",
      finding: "legal.collected does not say yet what the app collects",
      hint: "set legal.collected; the policy's sections on how, why and how long depend on it",
      site: [context.inConfig("placeholders", "legal.collected"), pageEvidence(found)],
    };
  const nothing = marking(sections, "privacy.nothing");
  const isOfData = ofData.has(topic) || topic === "collected";
  if (nothing.length > 0 && isOfData)
    return {
      demand,
      outcome: topic === "collected" ? "passed" : "not-applicable",
      finding: `${nothing.map(nameOf).join(", ")} says that nothing is collected`,
      site: nothing.map(evidenceOf),
    };
  return judgeByWords(context, { found, topic, demand });
}

/** Without a mark, words decide; if the words are unknown, a person has to check. */
function judgeByWords(context: ReviewContext, { found, topic, demand }: Asked): Finding {
  const sections = context.sections(found.page);
  const language = found.page.document?.language ?? context.site.site?.language ?? "en";
  const words = wordsOf(language);
  const hint = `mark the section that covers this: <!-- answers: privacy.${topic} -->`;
  if (!words)
    return {
      demand,
      outcome: "judge",
      finding: `the policy is in ${nameOfLanguage(language)}, which handbill does not know, and no section is marked`,
      hint,
      site: [pageEvidence(found)],
    };
  const form = wordForm(words.topics[topic]);
  const spoken =
    sections.find(({ heading }) => form.test(heading)) ?? sections.find(({ text }) => form.test(text));
  if (spoken)
    return {
      demand,
      outcome: "passed",
      finding: `${nameOf(spoken)} covers this`,
      isGuess: true,
      site: [evidenceOf(spoken)],
    };
  const [nothing] = ofData.has(topic) ? sayingOfAll(sections, words.nothing, words) : [];
  if (nothing)
    return {
      demand,
      outcome: "not-applicable",
      finding: `${nameOf(nothing)} says that nothing is collected`,
      isGuess: true,
      site: [evidenceOf(nothing)],
    };
  return {
    demand,
    outcome: isMarkedAtAll(sections) ? "failed" : "judge",
    finding: `no section is marked privacy.${topic}, and none seems to cover this`,
    hint: `add this to the policy, and ${hint}`,
    isGuess: true,
    site: [pageEvidence(found)],
  };
}

/** If the author marks sections, a missing mark means that the topic is missing. */
const isMarkedAtAll = (sections: readonly Section[]) =>
  sections.some(({ answers }) => answers.some((answer) => answer.startsWith("privacy.")));

const fewLetters = 3;
const saysSomething = (section: Section, sections: readonly Section[]) =>
  fullText(section, sections).slice(section.heading.length).replace(/\P{L}/gu, "").length >= fewLetters;

const nameOf = ({ heading }: Section) => (heading === "" ? "the opening" : `“${heading}”`);
