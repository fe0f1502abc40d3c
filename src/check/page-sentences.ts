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

/** Stands where the app is named, so that a sentence is known under another name. */
export const namePlace = "¤";

/** The forms by which a sentence is compared: as it is, and with a place for the app's name if that is in it. */
export function sentenceKeys(sentence: string, appName: string | undefined): string[] {
  if (!appName || !sentence.includes(appName)) return [keyOf(sentence)];
  return [keyOf(sentence), keyOf(sentence.replaceAll(appName, namePlace))];
}

/** Case, the form of quotes, and what ends a sentence make no other sentence of it. */
function keyOf(sentence: string): string {
  const text = /[‘’“”]/.test(sentence) ? sentence.replace(/[‘’]/g, "'").replace(/[“”]/g, '"') : sentence;
  const start = text.search(/[^\s"']/);
  let end = text.length;
  while (end > start && /[\s"'.!?…:]/.test(text.charAt(end - 1))) end--;
  return text.slice(Math.max(start, 0), end).toLowerCase();
}
