import { ownText } from "./page-element.js";
import { type Block, listBlocks, textAt, textOfBlock, textsOfAttributes } from "./page-sentences.js";
import type { PageFacts } from "./read-page.js";

/** The number of remembered texts; those that all pages share come first. */
const mostTexts = 5000;

/**
 * Returns a function that checks whether a condition is true for all texts of a page. Each text is checked once: most texts appear on
 * other pages too, and similar pages share their facts, so most texts are identical strings.
 */
export function ofAllTexts(holds: (text: string) => boolean): (facts: PageFacts) => boolean {
  const known = new Set<string>();
  const isKnown = (text: string) => {
    if (known.has(text)) return true;
    if (!holds(text)) return false;
    if (known.size < mostTexts) known.add(ownText(text));
    return true;
  };
  let last: PageFacts | undefined;
  let blocks: SeenBlock[] = [];
  return (facts) => {
    if (facts !== last) blocks = listBlocks(facts.roots).map((block) => ({ block, seen: [] }));
    last = facts;
    for (const one of blocks) {
      const { block, seen } = one;
      if (block.every((piece, at) => textAt(piece) === seen[at])) continue;
      if (!isKnown(textOfBlock(block))) return false;
      one.seen = block.map(textAt);
    }
    return textsOfAttributes(facts).every(isKnown);
  };
}

/** A block with its pieces at the last check, if the condition was true. */
interface SeenBlock {
  readonly block: Block;
  seen: readonly string[];
}
