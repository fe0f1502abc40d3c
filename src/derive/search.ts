import { Parser } from "htmlparser2";
import { withBase } from "../model/addresses/addresses.js";
import type { DeriveInput } from "../model/pages/derived.js";
import { documentsIn } from "../model/site/editions.js";
import type { Site } from "../model/site/site.js";
import { ownLanguage } from "../model/site/site-language.js";
import { compareText } from "../util/compare.js";
import { groupBy } from "../util/group-by.js";
import { hashOf } from "../util/hash-of.js";
import { type Deriver, textFile } from "./deriver.js";
import { findPlaces } from "./document-places.js";

/** A document in `search.json`: its URL, its title, and its headings with their ids. Each is a part, in this order. */
type SearchedPage = readonly [href: string, title: string, headings: readonly (readonly [string, string])[]];

/** A word, and the numbers of the parts that contain it, the best first. */
type Posting = readonly [word: string, parts: readonly number[]];

/** In bytes, before compression: the download for each word that a visitor searches. */
const largestShard = 16_000;

/** A search index in each language: titles and headings in one file, and words in files by first letters, so that a search loads few. */
export const deriveSearch: Deriver = ({ sites, pages, collections }) => {
  const files = [...sites.values()].flatMap((site) => filesOf(site, { pages, collections }));
  // Languages share a file of words that are the same in both, such as names.
  return { files: [...new Map(files.map((file) => [file.outputFile, file])).values()] };
};

function filesOf(site: Site, { pages, collections }: Pick<DeriveInput, "pages" | "collections">) {
  if (site.searched.length === 0) return [];
  const { language, origin, base } = site;
  const urls = findPlaces(
    pages.filter(({ route }) => route.language === language),
    site,
  );
  const all = site.searched.flatMap((name) => collections[name] ?? []);
  const searched: SearchedPage[] = [];
  const words = new Map<string, Map<number, number>>();
  let count = 0;
  for (const { sourceFile, title, html } of documentsIn(language, all)) {
    const url = urls.get(sourceFile);
    if (url === undefined) continue;
    const [intro, ...parts] = listSections(html);
    searched.push([url.slice(origin.length), title, parts.map(({ id, heading }) => [id, heading])]);
    for (const { text } of [intro, ...parts] as DocumentPart[]) {
      const counts = countWords(text);
      // A short text that repeats a word is about it; a long one mentions many words.
      for (const [word, times] of counts)
        words.set(word, (words.get(word) ?? new Map()).set(count, times / Math.sqrt(counts.size)));
      count++;
    }
  }
  const postings = [...words]
    .map(([word, own]): Posting => [word, [...own].sort(([, a], [, b]) => b - a).map(([part]) => part)])
    .sort(([one], [other]) => compareText(one, other));
  const shards = listShards(postings).map(({ letters, own }) => {
    const text = JSON.stringify(Object.fromEntries(own));
    const outputFile = `assets/search-${hashOf(text).slice(0, 10)}.json`;
    return { letters, outputFile, text };
  });
  const addresses = shards.map(({ letters, outputFile }) => [letters, withBase(base, outputFile)]);
  const index = JSON.stringify({ pages: searched, shards: Object.fromEntries(addresses) });
  const source = "collections of the config with search";
  return [
    textFile(`${ownLanguage(site).prefix}/search.json`.slice(1), [index], source),
    ...shards.map(({ outputFile, text }) => textFile(outputFile, [text], source)),
  ];
}

interface Shard {
  /** The letters with which all its words begin. */
  readonly letters: string;
  readonly own: readonly Posting[];
}

/** Groups words by their first letter, or by more letters if a group is too large for one file. */
function listShards(postings: readonly Posting[], length = 1): Shard[] {
  const groups = groupBy(postings, ([word]) => [...word].slice(0, length).join(""));
  return [...groups].flatMap(([letters, own]) => {
    const isLarge = own.length > 1 && JSON.stringify(own).length > largestShard;
    return isLarge ? listShards(own, length + 1) : [{ letters, own }];
  });
}

interface DocumentPart {
  /** Empty, like the heading, for the text before the first one. */
  readonly id: string;
  readonly heading: string;
  /** Includes the heading. */
  readonly text: string;
}

/** Splits a document's HTML at its headings: the first part is the text before them, which may be empty. */
function listSections(html: string): readonly DocumentPart[] {
  const parts = [{ id: "", heading: "", text: "" }];
  let isHeading = false;
  const parser = new Parser({
    onopentag(tag, { id }) {
      isHeading = /^h[1-6]$/.test(tag) && id !== undefined;
      if (isHeading) parts.push({ id: id ?? "", heading: "", text: "" });
    },
    onclosetag(tag) {
      if (/^h[1-6]$/.test(tag)) isHeading = false;
      const part = parts.at(-1);
      if (part) part.text += " ";
    },
    ontext(text) {
      const part = parts.at(-1);
      if (!part) return;
      part.text += text;
      if (isHeading) part.heading += text;
    },
  });
  parser.end(html);
  return parts;
}

/** Scripts without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/**
 * The search words of a text, with how often it has each: lower case, without accents; in scripts without spaces, each pair of adjacent
 * characters. A search script has to split its query in the same way (docs/search.md).
 */
export function countWords(text: string): Map<string, number> {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = new Map<string, number>();
  const add = (word: string) => words.set(word, (words.get(word) ?? 0) + 1);
  for (const [word] of plain.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!unspaced.test(word)) add(word);
    else {
      const letters = [...word];
      for (const [index, letter] of letters.entries()) add(letter + (letters[index + 1] ?? ""));
    }
  }
  return words;
}
