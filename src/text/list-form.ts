import { knownLanguages } from "./language-names.js";

/** Languages with other separators; the last one is joined to its word. */
const joined: Readonly<Record<string, readonly [between: string, last: string]>> = {
  ar: ["، ", " و"],
  fa: ["، ", " و "],
  ja: ["、", "、"],
  ko: [", ", " 및 "],
  zh: ["、", "和"],
};

const signsOf = (language: string) => joined[language.split("-")[0]?.toLowerCase() ?? ""];

/** The separator between items without a conjunction. */
export const separatorIn = (language: string): string => signsOf(language)?.[0] ?? ", ";

/**
 * Joins items in a language: "a, b and c"; with commas only if its word for "and" is unknown. The data of the machine is not used,
 * because it changes with its version.
 */
export function formatList(items: readonly string[], language: string): string {
  const plain = language.split("-")[0]?.toLowerCase() ?? "";
  const [last = "", ...others] = items.toReversed();
  // Spanish has "e" before the sound of i.
  const spanish = /^h?[ií](?![ae])/i.test(last) ? "e" : "y";
  const word = plain === "es" ? spanish : knownLanguages.get(plain)?.and;
  if (others.length === 0) return last;
  const signs = signsOf(language);
  if (signs) return others.reverse().join(signs[0]) + signs[1] + last;
  const before = others.reverse().join(", ");
  return word === undefined ? `${before}, ${last}` : `${before} ${word} ${last}`;
}
