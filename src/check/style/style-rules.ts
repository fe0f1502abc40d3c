import { tokenize, tokenTypes } from "css-tree/tokenizer";

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

/**
 * Parses the rules of a style sheet; a nested rule's selector is `outer` and `inner` with a space between. Based on CSS tokens, so that
 * braces in strings and comments are ignored; css-tree's own parser skips nested rules without `&`.
 */
export function parseStyleRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const open: Block[] = [{ selector: "", conditions: [], declarations: new Map() }];
  let text = "";
  let depth = 0;
  const endDeclaration = () => {
    const block = open.at(-1);
    if (block) addDeclaration(text, block.declarations);
    text = "";
  };
  tokenize(css, (type, start, end) => {
    const isValue = depth > 0 || /^\s*--[^:{]*:/.test(text);
    if (type === tokenTypes.LeftCurlyBracket && !isValue) {
      const outer = open.at(-1);
      if (outer) open.push(beginBlock(text.trim(), outer, rules));
      text = "";
    } else if (type === tokenTypes.RightCurlyBracket && depth === 0) {
      endDeclaration();
      if (open.length > 1) open.pop();
    } else if (type === tokenTypes.Semicolon && depth === 0) endDeclaration();
    else {
      depth = Math.max(0, depth + (changes.get(type) ?? 0));
      text += type === tokenTypes.Comment ? " " : css.slice(start, end);
    }
  });
  return rules;
}

/** Inside brackets, nothing ends a declaration. */
const changes: ReadonlyMap<number, number> = new Map([
  [tokenTypes.Function, 1],
  [tokenTypes.LeftParenthesis, 1],
  [tokenTypes.LeftSquareBracket, 1],
  [tokenTypes.LeftCurlyBracket, 1],
  [tokenTypes.RightParenthesis, -1],
  [tokenTypes.RightSquareBracket, -1],
  [tokenTypes.RightCurlyBracket, -1],
]);

function beginBlock(prelude: string, outer: Block, rules: StyleRule[]): Block {
  const declarations = new Map<string, string>();
  const isCondition = /^@(media|supports|layer|container|scope)\b/i.test(prelude);
  const conditions = isCondition ? [...outer.conditions, prelude] : outer.conditions;
  const isOther = prelude.startsWith("@") && !isCondition;
  const selector = isCondition ? outer.selector : `${outer.selector} ${prelude}`.trim();
  if (!isOther && selector !== "") rules.push({ selector, conditions, declarations });
  return { selector, conditions, declarations };
}

function addDeclaration(text: string, declarations: Map<string, string>): void {
  const colon = text.indexOf(":");
  if (colon <= 0) return;
  const name = text.slice(0, colon).trim();
  const value = text
    .slice(colon + 1)
    .replace(/!\s*important\s*$/i, "")
    .trim();
  declarations.set(name.startsWith("--") ? name : name.toLowerCase(), value);
}
