import { type PageElement, singleSpaced } from "./page-element.js";
import { elementsOf, type PageFacts } from "./read-page.js";

const spoken = ["alt", "aria-label", "title"];

export const sentencesOf = (facts: PageFacts): string[] => [
  ...new Set(textsOf(facts).flatMap(splitSentences)),
];

/** The texts of a page: its blocks, its descriptions, and alternative texts. */
const textsOf = (facts: PageFacts): string[] => [...listBlocks(facts.roots), ...textsOfAttributes(facts)];

const textsOfAttributes = (facts: PageFacts): string[] => [
  ...elementsOf(facts, "meta")
    .filter(({ attributes }) => /description|title/.test(attributes.name ?? attributes.property ?? ""))
    .flatMap(({ attributes }) => attributes.content ?? []),
  ...spoken.flatMap((name) =>
    (facts.byAttribute.get(name) ?? []).flatMap(({ attributes }) => attributes[name] ?? []),
  ),
];

/** Splits a text into sentences without white space around them. */
export const splitSentences = (text: string): string[] =>
  // Testing first takes a fraction of the time of splitting.
  (/[.!?…]\s/.test(text) ? text.split(/(?<=[.!?…])\s+/) : [text])
    .map((sentence) => singleSpaced(sentence).trim())
    .filter((sentence) => sentence !== "");

/** Replaces the app's name, so that a sentence is recognised with another name. */
export const namePlace = "¤";

/** The keys by which a sentence is compared: unchanged, and with `namePlace` instead of the app's name if it contains that. */
export function sentenceKeys(sentence: string, appName: string | undefined): string[] {
  if (!appName || !sentence.includes(appName)) return [keyOf(sentence)];
  return [keyOf(sentence), keyOf(sentence.replaceAll(appName, namePlace))];
}

/** Ignores case, the form of quotes, and the punctuation at the end. */
function keyOf(sentence: string): string {
  let end = sentence.length;
  while (end > 0 && /[\s"'‘’“”.!?…:]/.test(sentence.charAt(end - 1))) end--;
  let start = 0;
  while (start < end && /[\s"'‘’“”]/.test(sentence.charAt(start))) start++;
  const text = sentence.slice(start, end).toLowerCase();
  return /[‘’“”]/.test(text) ? text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"') : text;
}

/** Returns a function that finds the first key of a sentence among `keys`. */
export function keyFinder(
  keys: Iterable<string>,
  appName: string | undefined,
): (sentence: string) => string | undefined {
  const known = new Set(keys);
  return (sentence) => sentenceKeys(sentence, appName).find((key) => known.has(key));
}

function listBlocks(roots: readonly PageElement[]): string[] {
  const blocks: string[] = [];
  let open = "";
  const end = () => {
    if (open !== "") blocks.push(open);
    open = "";
  };
  const visit = ({ reading, children }: PageElement) => {
    // A rule that reads the style is assumed to read all of it.
    if (reading === "never") return;
    if (reading === "block") end();
    for (const child of children) {
      if (typeof child === "string") open += child;
      else if (child.reading === "break") open += " ";
      else visit(child);
    }
    if (reading === "block") end();
  };
  for (const root of roots) {
    visit(root);
    end();
  }
  return blocks;
}
