import type { CollectionDocument } from "handbill";

type Question = Pick<CollectionDocument, "slug" | "title" | "description" | "html" | "tags">;

/** The maximum number of characters for the search words of all questions, and of one. */
const mostOfAll = 6000;
const mostOfOne = 160;

/**
 * The search words of each question besides its title: its tags, and the words of its answer that the fewest others contain. They are
 * part of the page, so that the search loads nothing.
 */
export function findWords(questions: readonly Question[]): ReadonlyMap<string, string> {
  const most = Math.min(mostOfOne, Math.floor(mostOfAll / Math.max(1, questions.length)));
  const texts = questions.map((question) => ({ question, words: wordsOf(question) }));
  const counts = new Map<string, number>();
  for (const { words } of texts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const countOf = (word: string) => counts.get(word) ?? 0;
  return new Map(
    texts.map(({ question, words }) => {
      const title = fold(question.title);
      const telling = [...words].filter((word) => !title.includes(word));
      const rarest = telling.sort((one, other) => countOf(one) - countOf(other));
      let text = fold(question.tags.slice(1).join(" "));
      for (const word of rarest) if (text.length + word.length < most) text += ` ${word}`;
      return [question.slug, text.trim()];
    }),
  );
}

/** The significant words of an answer, in order. */
function wordsOf({ description = "", html }: Question): ReadonlySet<string> {
  const text = `${description} ${html.replace(/<[^>]*>/g, " ").replace(/&[#\w]+;/g, " ")}`;
  const words = fold(text).split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word.length > 3 || /[^\p{Script=Latin}]/u.test(word)));
}

/** Without accents and in lower case, like the browser script does with the input. */
const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
