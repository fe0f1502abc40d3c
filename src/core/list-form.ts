/** The word before the last item of a list, by language. */
const conjunctions: Readonly<Record<string, string>> = {
  da: "og",
  de: "und",
  en: "and",
  fr: "et",
  it: "e",
  nb: "og",
  nl: "en",
  nn: "og",
  no: "og",
  pt: "e",
  sv: "och",
};

/**
 * Items as a language lists them: "a, b and c"; with commas only where its word for "and" is not known here.
 * The machine is not asked, since its answer changes with its version.
 */
export function formatList(items: readonly string[], language: string): string {
  const word = conjunctions[language.split("-")[0]?.toLowerCase() ?? ""];
  const [last = "", ...others] = items.toReversed();
  if (others.length === 0) return last;
  const before = others.reverse().join(", ");
  return word === undefined ? `${before}, ${last}` : `${before} ${word} ${last}`;
}
