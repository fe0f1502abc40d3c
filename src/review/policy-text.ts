import type { Evidence } from "../diagnostics/review.js";
import type { SectionMark } from "../model/legal/section-marks.js";
import { pageEvidence, type ReviewContext } from "./context.js";
import type { FoundPage } from "./find-pages.js";
import { belowOf, evidenceOf, marking, type Section } from "./sections.js";
import type { Words } from "./words/words.js";
import { nameOfLanguage, wordsOf } from "./words/words-of.js";

/** The privacy policy, for the rules about declared data. */
export interface PolicyText {
  readonly found: FoundPage;
  readonly sections: readonly Section[];
  /** Its English name: `Polish`. */
  readonly language: string;
  /** Undefined if the language's words are unknown. */
  readonly words: Words | undefined;
  /** The sections where a kind of statement is expected: the marked ones, or all. */
  readonly about: (...marks: SectionMark[]) => {
    readonly sections: readonly Section[];
    readonly isMarked: boolean;
  };
  /** The places where a missing statement is expected. */
  readonly where: (...marks: SectionMark[]) => Evidence[];
}

export function policyTextOf({ pages: { privacy }, sections, site }: ReviewContext): PolicyText | undefined {
  if (!privacy) return undefined;
  const all = sections(privacy.page);
  const tag = privacy.page.document?.language ?? site.site?.language ?? "en";
  const marked = (marks: readonly SectionMark[]) => {
    const own = marks.flatMap((mark) => marking(all, mark));
    const below = own.flatMap((section) => belowOf(section, all));
    return [...new Set([...own, ...below])];
  };
  return {
    found: privacy,
    sections: all,
    language: nameOfLanguage(tag),
    words: wordsOf(tag),
    about: (...marks) => {
      const own = marked(marks);
      return own.length > 0 ? { sections: own, isMarked: true } : { sections: all, isMarked: false };
    },
    where: (...marks) => {
      const own = marked(marks);
      return own.length > 0 ? own.slice(0, 1).map(evidenceOf) : [pageEvidence(privacy)];
    },
  };
}
