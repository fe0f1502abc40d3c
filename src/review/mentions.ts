import { type Section, sentencesIn } from "./sections.js";
import type { Words } from "./words/words.js";
import { wordForm } from "./words/words-of.js";

/** The sections that say something, and those that deny it. */
export interface Mentions {
  readonly said: readonly Section[];
  readonly denied: readonly Section[];
}

/** Finds the places of words. `denial` is the source of the pattern that makes a clause deny what it names. */
export function findMentions(
  sections: readonly Section[],
  { source, denial, words }: { source: string; denial: string; words: Words },
): Mentions {
  const wanted = wordForm(source);
  const said = new Set<Section>();
  const denied = new Set<Section>();
  for (const section of sections) {
    if (wanted.test(section.heading) && !wordForm(words.not).test(section.heading)) said.add(section);
    for (const { text, isDenied } of clausesIn(section.text, { denial, words })) {
      if (!wanted.test(text)) continue;
      (isDenied ? denied : said).add(section);
    }
  }
  return { said: [...said], denied: [...denied] };
}

/** Words that contrast a clause with the one before it. */
const turns = /,?\s+(?:but|however|aber|sondern|jedoch|mais|pero|sino|mas|porém|ma)\s+|;\s*/iu;

/**
 * Splits a text into clauses, each with whether it denies. A line that ends in a colon includes the entries below it: “We do not
 * collect:”.
 */
export function clausesIn(
  text: string,
  { denial, words }: { denial: string; words: Words },
): { text: string; isDenied: boolean }[] {
  const denies = wordForm(denial);
  const not = new RegExp(`^(?:${words.not})`, "iu");
  const limited = wordForm(words.limited);
  let isHeadDenied = false;
  return text.split("\n").flatMap((line) => {
    const isHead = /[:：]$/.test(line);
    const clauses = sentencesIn(line).flatMap((sentence) =>
      sentence.split(turns).map((clause, index) => ({
        text: clause,
        isDenied:
          (denies.test(clause) && !limited.test(sentence)) || (index > 0 && not.test(clause)) || isHeadDenied,
      })),
    );
    if (isHead)
      isHeadDenied = clauses.some(({ text: clause }) => denies.test(clause) && !limited.test(clause));
    else if (/[.!?。؟！？]$/.test(line)) isHeadDenied = false;
    return isHead ? clauses.map((clause) => ({ ...clause, isDenied: isHeadDenied })) : clauses;
  });
}

/** Sections with a sentence that is about everyone, not only about children or this site. */
export function sayingOfAll(sections: readonly Section[], source: string, words: Words): Section[] {
  const form = wordForm(source);
  const limited = wordForm(words.limited);
  return sections.filter(({ text }) =>
    sentencesIn(text).some((sentence) => form.test(sentence) && !limited.test(sentence)),
  );
}
