import words from "./app-words.json" with { type: "json" };
import { dataGroups, dataPurposes } from "./data-kinds.js";

/** A language's texts about the data that an app declares. */
interface DataWords {
  readonly titles: ReadonlyMap<string, string>;
  readonly kinds: ReadonlyMap<string, string>;
  readonly purposes: ReadonlyMap<string, string>;
  /** Sentences with `{list}` for kinds of data. */
  readonly linked: string;
  readonly tracking: string;
}

/**
 * By language, the names of the kinds of data that an app declares, as the App Store shows them: a line for a group, its title first; then
 * the purposes, and the sentences about linked data and tracking. `[[…|…]]` contains the formal and the familiar form of address.
 */
const byLanguage: Readonly<Record<string, { readonly data: readonly string[] }>> = words;

export const dataLanguages: readonly string[] = Object.keys(byLanguage);

export function dataWords(language: string): DataWords {
  const lines = byLanguage[language]?.data ?? [];
  const groups = Object.entries(dataGroups).map(([group, kinds], index) => {
    const [title = "", items = ""] = (lines[index] ?? "").split(": ");
    return { group, title, kinds: pair(kinds, items) };
  });
  const [purposes = "", linked = "", tracking = ""] = lines.slice(groups.length);
  return {
    titles: new Map(groups.map(({ group, title }) => [group, title])),
    kinds: new Map(groups.flatMap(({ kinds }) => kinds)),
    purposes: new Map(pair(dataPurposes, purposes)),
    linked,
    tracking,
  };
}

const pair = (names: readonly string[], items: string): [string, string][] => {
  const words = items.split(" | ");
  return names.map((name, index) => [name, words[index] ?? ""]);
};
