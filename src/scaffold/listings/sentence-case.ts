interface Writing {
  /** The whole listing, which shows how words are spelled. */
  readonly text: string;
  readonly name: string;
  readonly language: string;
}

const word = /\p{L}[\p{L}\p{M}\p{N}’']*/gu;

/**
 * A title in capitals as a sentence: `WHAT YOU GET` → `What you get`. Names and acronyms are spelled as in the rest of the listing. A
 * German title does not change if one of its words is not there, because nouns have capitals.
 */
export function inSentenceCase(title: string, { text, name, language }: Writing): string {
  const shouted = title.match(/\p{Lu}{2,}/gu) ?? [];
  if (/\p{Ll}/u.test(title) || !(shouted.length > 2 || shouted.some(({ length }) => length > 4)))
    return title;
  const isGerman = /^de\b/.test(language);
  const small = (one: string) => one.toLocaleLowerCase(language);
  const spellings = new Map<string, string>();
  const prose = text.replace(/\S+/g, (part) => (/[/@.]\w/.test(part) ? "" : part));
  for (const line of [`, ${name}`, ...prose.split("\n").filter((line) => /\p{Ll}/u.test(line))])
    for (const { 0: one, index } of line.matchAll(word)) {
      // At the start of a sentence every word has a capital.
      const isInside = /[\p{L}\p{N},;]\s+$/u.test(line.slice(0, index)) || /^\p{Ll}|.\p{Lu}/u.test(one);
      if (isInside && (one === small(one) || !spellings.has(small(one)))) spellings.set(small(one), one);
    }
  const isAcronym = (one: string) => one === "I" || (one.length <= 4 && !/[AEIOUYÄÖÜ]/.test(one));
  const spelled = title.replace(
    word,
    (one) => spellings.get(small(one)) ?? (isGerman || isAcronym(one) ? one : small(one)),
  );
  if (isGerman && spelled.match(word)?.some((one) => /^\p{Lu}{2,}$/u.test(one) && !spellings.has(small(one))))
    return title;
  // A name such as iCloud begins with a small letter in a title too.
  return spelled.replace(/\p{L}/u, (letter) =>
    /^\P{L}*\p{Ll}\p{L}*\p{Lu}/u.test(spelled) ? letter : letter.toLocaleUpperCase(language),
  );
}
