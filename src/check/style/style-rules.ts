import { type Prelude, walkStyle } from "../../text/walk-style.js";

/** A CSS rule with its declarations, as rules about colours need it. */
export interface StyleRule {
  readonly selector: string;
  /** The conditions around it, outermost first: `@media (prefers-color-scheme:dark)`. */
  readonly conditions: readonly string[];
  /** The last declaration of each property. */
  readonly declarations: ReadonlyMap<string, string>;
}

interface Block {
  /** Empty outside of rules. */
  readonly selector: string;
  readonly conditions: readonly string[];
  readonly declarations: Map<string, string>;
}

/** Parses the rules of a style sheet; a nested rule's selector is `outer` and `inner` with a space between. */
export function parseStyleRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const top: Block = { selector: "", conditions: [], declarations: new Map() };
  const blocks = new Map<Prelude | undefined, Block>([[undefined, top]]);
  for (const part of walkStyle(css)) {
    const outer = blocks.get(part.outer) ?? top;
    if ("property" in part) outer.declarations.set(part.property, part.value);
    else blocks.set(part, beginBlock(part.prelude.replace(/\s+/g, " "), outer, rules));
  }
  return rules;
}

function beginBlock(prelude: string, outer: Block, rules: StyleRule[]): Block {
  const declarations = new Map<string, string>();
  const isCondition = /^@(media|supports|layer|container|scope)\b/i.test(prelude);
  const conditions = isCondition ? [...outer.conditions, prelude] : outer.conditions;
  const isOther = prelude.startsWith("@") && !isCondition;
  const selector = isCondition ? outer.selector : `${outer.selector} ${prelude}`.trim();
  if (!isOther && selector !== "") rules.push({ selector, conditions, declarations });
  return { selector, conditions, declarations };
}
