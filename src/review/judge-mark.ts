import type { SectionMark } from "../model/legal/section-marks.js";
import type { FoundPage } from "./find-pages.js";
import { type Finding, failed, passed, unclear } from "./finding.js";
import type { RequirementId } from "./requirements.js";
import { pageEvidence, type ReviewContext } from "./review-context.js";
import { evidenceOf, fullText, marking, type Section } from "./sections.js";

interface Asked {
  readonly requirement: RequirementId;
  /** Only an author can tell what a section covers. */
  readonly mark: SectionMark;
  readonly page: FoundPage;
}

/** Checks that a section of a page is marked to cover a requirement, and is not empty. */
export function judgeMark(context: ReviewContext, { requirement, mark, page }: Asked): Finding {
  const sections = context.sections(page.summary);
  const marked = marking(sections, mark);
  const empty = marked.find((section) => !saysSomething(section, sections));
  if (empty)
    return failed(requirement, `${nameOf(empty)} is marked ${mark}, but is empty`, {
      hint: "write the text, or remove the mark",
      site: [evidenceOf(empty)],
    });
  if (marked.length > 0)
    return passed(requirement, `${marked.map(nameOf).join(", ")} covers this`, {
      site: marked.map(evidenceOf),
    });
  const judge = isMarked(sections, mark) ? failed : unclear;
  return judge(requirement, `no section of ${page.summary.routePath} is marked ${mark}`, {
    hint: `mark the section that covers this: <!-- answers: ${mark} -->`,
    site: [pageEvidence(page)],
  });
}

/** Whether an author marks the sections of a page for the kind of requirement. Then a missing mark means that the topic is missing. */
export const isMarked = (sections: readonly Section[], mark: SectionMark): boolean =>
  sections.some(({ answers }) => answers.some((one) => one.split(".")[0] === mark.split(".")[0]));

const fewLetters = 3;
const saysSomething = (section: Section, sections: readonly Section[]) =>
  fullText(section, sections).slice(section.heading.length).replace(/\P{L}/gu, "").length >= fewLetters;

export const nameOf = ({ heading }: Section): string => (heading === "" ? "the opening" : `“${heading}”`);
