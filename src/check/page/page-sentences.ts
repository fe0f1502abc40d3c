import { listBlocks, textOfBlock } from "./page-blocks.js";
import { elementsOf, type PageFacts } from "./read-page.js";
import { singleSpaced } from "./white-space.js";

const spoken = ["alt", "aria-label", "title"];

/** What a page says, sentence by sentence. */
export const sentencesOf = (facts: PageFacts): string[] => [
  ...new Set(textsOf(facts).flatMap(splitSentences)),
];

/** The texts of a page: those of its blocks, its descriptions, and what is read out in place of pictures. */
const textsOf = (facts: PageFacts): string[] => [
  ...listBlocks(facts.roots).map(textOfBlock),
  ...textsOfAttributes(facts),
];

/** Those of them that are attributes. */
export function textsOfAttributes(facts: PageFacts): string[] {
  const texts: string[] = [];
  const add = (text: string | undefined) => {
    if (text !== undefined) texts.push(text);
  };
  for (const { attributes } of elementsOf(facts, "meta"))
    if (/description|title/.test(attributes.name ?? attributes.property ?? "")) add(attributes.content);
  for (const name of spoken)
    for (const { attributes } of facts.byAttribute.get(name) ?? []) add(attributes[name]);
  return texts;
}

/** Sentences without the white space around them. */
export const splitSentences = (text: string): string[] =>
  // To see that there is one only takes a fraction of looking behind each letter.
  (/[.!?…]\s/.test(text) ? text.split(/(?<=[.!?…])\s+/) : [text])
    .map((sentence) => singleSpaced(sentence).trim())
    .filter((sentence) => sentence !== "");

/** Replaces the app's name, so that a sentence is recognised with another name. */
export const namePlace = "¤";

/** The forms by which a sentence is compared: as it is, and with a place for the app's name if that is in it. */
export function sentenceKeys(sentence: string, appName: string | undefined): string[] {
  if (!appName || !sentence.includes(appName)) return [keyOf(sentence)];
  return [keyOf(sentence), keyOf(sentence.replaceAll(appName, namePlace))];
}

/** Case, the form of quotes, and what ends a sentence make no other sentence of it. */
function keyOf(sentence: string): string {
  const [start, end] = edgesOf(sentence);
  const text = sentence.slice(start, end).toLowerCase();
  return /[‘’“”]/.test(text) ? text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"') : text;
}

/** Where the key of a sentence begins and ends. */
function edgesOf(sentence: string): [start: number, end: number] {
  let end = sentence.length;
  while (end > 0 && /[\s"'‘’“”.!?…:]/.test(sentence.charAt(end - 1))) end--;
  let start = 0;
  while (start < end && /[\s"'‘’“”]/.test(sentence.charAt(start))) start++;
  return [start, end];
}

/**
 * Gives what finds the first form of a sentence that is among some keys. Most sentences are as long as none of the few that begin
 * with the same letter: to see that takes a tenth of making their keys.
 */
export function keyFinder(
  keys: Iterable<string>,
  appName: string | undefined,
): (sentence: string) => string | undefined {
  const known = new Set(keys);
  const shapes = new Set([...known].map((key) => shapeOf(key, 0, key.length)));
  return (sentence) => {
    const isNamed = appName !== undefined && sentence.includes(appName);
    // Of all letters this alone gets longer in lower case.
    if (!isNamed && !sentence.includes("İ") && !shapes.has(shapeOf(sentence, ...edgesOf(sentence))))
      return undefined;
    return sentenceKeys(sentence, appName).find((key) => known.has(key));
  };
}

/** Length and first letter. */
const shapeOf = (text: string, start: number, end: number) =>
  start === end ? 0 : (end - start) * 0x10000 + text.charAt(start).toLowerCase().charCodeAt(0);
