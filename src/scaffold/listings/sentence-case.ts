interface Writing {
  /** The whole listing, which shows how words are spelled. */
  readonly text: string;
  /** The app's name. */
  readonly name: string;
  /** A BCP 47 tag. */
  readonly language: string;
}

/**
 * A title in capitals as a sentence: `WHAT YOU GET` → `What you get`. Names and acronyms are spelled as in the rest of the listing. A
 * German title does not change if one of its words is not there, because nouns have capitals.
 */
export function inSentenceCase(title: string, { text, name, language }: Writing): string {
  const isShouted =
    !/\p{Ll}/u.test(title) && (/\p{Lu}{5}/u.test(title) || (title.match(/\p{Lu}{2,}/gu)?.length ?? 0) > 2);
  if (!isShouted) return title;
  // Sentences often begin with the name, so it counts as a word within one.
  const lines = [`, ${name}`, ...text.split("\n").filter((line) => /\p{Ll}/u.test(line))];
  const spelled = title.replace(word, (shouted) => spellingOf(shouted, lines, language) ?? shouted);
  const isUnknown = /^de\b/.test(language) && spelled.match(word)?.some((one) => /^\p{Lu}{4,}$/u.test(one));
  if (isUnknown) return title;
  // A name such as iCloud begins with a small letter in a title too.
  return spelled.replace(
    /^(\P{L}*)(\p{Ll})(?!\p{L}*\p{Lu})/u,
    (_, before: string, first: string) => before + first.toLocaleUpperCase(language),
  );
}

const word = /\p{L}[\p{L}\p{M}\p{N}’']*/gu;

/** How the listing spells a word within a sentence; otherwise small, unless it is an acronym. Undefined if only its case is unknown. */
function spellingOf(shouted: string, lines: readonly string[], language: string): string | undefined {
  const small = shouted.toLocaleLowerCase(language);
  const isSame = (one: string) => one.toLocaleLowerCase(language) === small;
  const all = lines.flatMap((line) =>
    [...line.matchAll(word)].flatMap(({ 0: one, index }) =>
      isSame(one) ? [{ one, isInside: /[\p{L}\p{N},;]\s+$/u.test(line.slice(0, index)) }] : [],
    ),
  );
  const inside = all
    .filter(({ one, isInside }) => isInside || /^\p{Ll}|.\p{Lu}/u.test(one))
    .map(({ one }) => one);
  if (inside.length > 0) return inside.includes(small) ? small : inside[0];
  const isAcronym = shouted === "I" || (shouted.length <= 4 && !/[AEIOUYÄÖÜ]/.test(shouted));
  return isAcronym || /^de\b/.test(language) ? undefined : small;
}
