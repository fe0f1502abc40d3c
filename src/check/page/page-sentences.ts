import { type PageElement, singleSpaced } from "./page-element.js";
import { elementsOf, type PageFacts } from "./read-page.js";

const spoken = ["alt", "aria-label", "title"];

export const sentencesOf = (facts: PageFacts): string[] => [
  ...new Set(textsOf(facts).flatMap(splitSentences)),
];

/** The texts of a page: its blocks, its descriptions, and alternative texts. */
const textsOf = (facts: PageFacts): string[] => [
  ...listBlocks(facts.roots).map(textOfBlock),
  ...textsOfAttributes(facts),
];

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
  const [start, end] = edgesOf(sentence);
  const text = sentence.slice(start, end).toLowerCase();
  return /[‘’“”]/.test(text) ? text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"') : text;
}

/** The start and the end of a sentence's key. */
function edgesOf(sentence: string): [start: number, end: number] {
  let end = sentence.length;
  while (end > 0 && /[\s"'‘’“”.!?…:]/.test(sentence.charAt(end - 1))) end--;
  let start = 0;
  while (start < end && /[\s"'‘’“”]/.test(sentence.charAt(start))) start++;
  return [start, end];
}

/**
 * Returns a function that finds the first key of a sentence among `keys`. The length and the first letter rule out most sentences, in a
 * tenth of the time that making their keys takes.
 */
export function keyFinder(
  keys: Iterable<string>,
  appName: string | undefined,
): (sentence: string) => string | undefined {
  const known = new Set(keys);
  const shapes = new Set([...known].map((key) => shapeOf(key, 0, key.length)));
  return (sentence) => {
    const isNamed = appName !== undefined && sentence.includes(appName);
    // This is the only letter that gets longer in lower case.
    if (!isNamed && !sentence.includes("İ") && !shapes.has(shapeOf(sentence, ...edgesOf(sentence))))
      return undefined;
    return sentenceKeys(sentence, appName).find((key) => known.has(key));
  };
}

/** Length and first letter. */
const shapeOf = (text: string, start: number, end: number) =>
  start === end ? 0 : (end - start) * 0x10000 + text.charAt(start).toLowerCase().charCodeAt(0);

/** The text of a block: the places of its pieces, in order. */
export type Block = readonly Piece[];

interface Piece {
  readonly children: PageElement["children"];
  readonly place: number;
}

const space: Piece = { children: [" "], place: 0 };

/** Splits the text of a page at the edges of its blocks. */
export function listBlocks(roots: readonly PageElement[]): Block[] {
  const blocks: Block[] = [];
  let open: Piece[] = [];
  const end = () => {
    if (open.length > 0) blocks.push(open);
    open = [];
  };
  const visit = (element: PageElement) => {
    const { reading } = element;
    // A rule that reads the style is assumed to read all of it.
    if (reading === "never") return;
    const isBlock = reading === "block";
    const { children } = element;
    if (isBlock) end();
    for (const [place, child] of children.entries()) {
      if (typeof child === "string") open.push({ children, place });
      else if (child.reading === "break") open.push(space);
      else visit(child);
    }
    if (isBlock) end();
  };
  for (const root of roots) {
    visit(root);
    end();
  }
  return blocks;
}

export const textAt = ({ children, place }: Piece): string => {
  const text = children[place];
  return typeof text === "string" ? text : "";
};

export const textOfBlock = (block: Block): string => block.map(textAt).join("");
