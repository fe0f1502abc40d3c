import type { Evidence } from "../diagnostics/review.js";
import type { SectionMark } from "../model/legal/section-marks.js";
import type { FoundPage } from "./find-pages.js";
import { languageOf, pageEvidence, type ReviewContext } from "./review-context.js";
import { belowOf, evidenceOf, marking, type Section } from "./sections.js";
import { type DataNames, dataNamesIn, nameOfLanguage } from "./words.js";

/** The privacy policy, for the rules about declared data. */
export interface PolicyText {
  readonly page: FoundPage;
  readonly sections: readonly Section[];
  /** Its English name: `Polish`. */
  readonly language: string;
  /** Undefined if the language has none. */
  readonly names: DataNames | undefined;
  /** The sections with one of the marks, and those below them. */
  readonly about: (...marks: SectionMark[]) => readonly Section[];
  /** The places where a missing statement is expected. */
  readonly where: (...marks: SectionMark[]) => Evidence[];
}

export function policyTextOf(context: ReviewContext): PolicyText | undefined {
  const { privacy } = context.pages;
  if (!privacy) return undefined;
  const all = context.sections(privacy.summary);
  const tag = languageOf(context, privacy);
  const about = (...marks: SectionMark[]) => {
    const own = marks.flatMap((mark) => marking(all, mark));
    const below = own.flatMap((section) => belowOf(section, all));
    return [...new Set([...own, ...below])];
  };
  return {
    page: privacy,
    sections: all,
    language: nameOfLanguage(tag),
    names: dataNamesIn(tag),
    about,
    where: (...marks) => {
      const [first] = about(...marks);
      return [first ? evidenceOf(first) : pageEvidence(privacy)];
    },
  };
}
