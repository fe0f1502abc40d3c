import { dataWords } from "../../text/data-words.js";
import type { Words } from "./words.js";

/** Kinds of data and purposes by the texts that `init` writes for them in a language, in both forms of address. */
export function asInitWrites(language: string): Pick<Words, "data" | "purposes"> {
  const { kinds, purposes } = dataWords(language);
  const sources = (words: ReadonlyMap<string, string>) =>
    Object.fromEntries([...words].map(([name, text]) => [name, sourceOf(text)]));
  return { data: sources(kinds), purposes: sources(purposes) };
}

const sourceOf = (text: string) =>
  text
    .replace(/[.*+?^$(){}\\]/g, "\\$&")
    .replaceAll("[[", "(?:")
    .replaceAll("]]", ")");
