interface Writing {
  /** The whole listing, which shows how words are spelled. */
  readonly text: string;
  readonly name: string;
  readonly language: string;
}

/** German words before a noun. */
const article = /^(?:d(?:er|ie|as)|(?:[dm]?ein|unser)e?)$/i;

const word = /\p{L}[\p{L}\p{M}\p{N}’']*/gu;

/**
 * A title in capitals as a sentence: `WHAT YOU GET` → `What you get`. Names and acronyms are spelled as in the rest of the listing. A
 * German title does not change if a word inside it is not there, because nouns have capitals.
 */
export function inSentenceCase(title: string, { text, name, language }: Writing): string {
  const shouted = title.match(/\p{Lu}{2,}/gu) ?? [];
  if (/\p{Ll}/u.test(title) || shouted.length === 0) return title;
  const isGerman = /^de\b/.test(language);
  const small = (one: string) => one.toLocaleLowerCase(language);
  const capital = (one: string) => one.charAt(0) + small(one.slice(1));
  const spellings = new Map<string, string>();
  const prose = text.replace(/\S+/g, (part) => (/[/@.]\w/.test(part) ? "" : part));
  for (const line of [`, ${name}`, ...prose.split("\n").filter((line) => /\p{Ll}/u.test(line))])
    for (const { 0: one, index } of line.matchAll(word)) {
      // At the start of a sentence every word has a capital.
      const isInside = /[\p{L}\p{N},;]\s+$/u.test(line.slice(0, index)) || /^\p{Ll}|.\p{Lu}/u.test(one);
      if (isInside && (one === small(one) || !spellings.has(small(one)))) spellings.set(small(one), one);
    }
  // Short words that the text does not have in small letters may be acronyms.
  const isWord = (one: string) =>
    one.length > 4 || (one.length > 2 && spellings.get(small(one)) === small(one));
  if (shouted.length <= 2 && !shouted.some(isWord)) return title;
  // An edition: `LARKMEAL PLUS`.
  const [first = "", second, ...more] = title.match(word) ?? [];
  if (second !== undefined && more.length === 0 && small(first) === small(name))
    return title.replace(first, name).replace(second, capital(second));
  const isAcronym = (one: string) => one === "I" || (one.length <= 4 && !/[AEIOUYÄÖÜ]/.test(one));
  let before: string | undefined;
  const spelled = title.replace(word, (one) => {
    const isNoun = isGerman && (before === undefined || article.test(before)) && !isAcronym(one);
    const isKept = isAcronym(one) || (isGerman && !article.test(one));
    before = one;
    return spellings.get(small(one)) ?? (isNoun ? capital(one) : isKept ? one : small(one));
  });
  if (isGerman && spelled.match(word)?.some((one) => /^\p{Lu}{2,}$/u.test(one) && !spellings.has(small(one))))
    return title;
  // A name such as iCloud begins with a small letter in a title too.
  return spelled.replace(/\p{L}/u, (letter) =>
    /^\P{L}*\p{Ll}\p{L}*\p{Lu}/u.test(spelled) ? letter : letter.toLocaleUpperCase(language),
  );
}
