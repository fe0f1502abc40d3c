/** A CSS rule with its declarations, as far as rules about colours need it. */
export interface StyleRule {
  readonly selector: string;
  /** The conditions around it, outermost first: `@media (prefers-color-scheme:dark)`. */
  readonly conditions: readonly string[];
  /** The last declaration of each property. */
  readonly declarations: ReadonlyMap<string, string>;
}

/** Reads a style sheet's rules; a nested rule's selector is `outer` and `inner` with a space between. */
export function parseStyleRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  readBlock(css.replace(/\/\*[\s\S]*?\*\//g, " "), 0, {
    selector: "",
    conditions: [],
    rules,
    declarations: new Map(),
  });
  return rules;
}

interface Block {
  /** Empty outside of rules. */
  readonly selector: string;
  readonly conditions: readonly string[];
  readonly rules: StyleRule[];
  readonly declarations: Map<string, string>;
}

/** Reads from `start` to the brace that closes the block, and returns the position after it. */
function readBlock(css: string, start: number, block: Block): number {
  let begin = start;
  for (let at = next(css, start); at < css.length; at = next(css, at)) {
    const letter = css[at];
    if (letter === "(") at = endOfParentheses(css, at);
    else if (letter === "{") {
      at = begin = readRule(css, at + 1, { prelude: css.slice(begin, at).trim(), block });
    } else if (letter === ";" || letter === "}") {
      addDeclaration(css.slice(begin, at), block.declarations);
      at = begin = at + 1;
      if (letter === "}") return at;
    } else at++;
  }
  return css.length;
}

/** The next letter from `start` on that ends or opens something; strings are passed over. */
function next(css: string, start: number): number {
  // The engine's own search is many times faster than a loop over letters that has not been optimised yet.
  const wanted = /["'(){};]/g;
  wanted.lastIndex = start;
  for (let found = wanted.exec(css); found; found = wanted.exec(css)) {
    if (found[0] !== '"' && found[0] !== "'") return found.index;
    wanted.lastIndex = endOfString(css, found.index) + 1;
  }
  return css.length;
}

function readRule(css: string, start: number, { prelude, block }: { prelude: string; block: Block }): number {
  const declarations = new Map<string, string>();
  const isCondition = /^@(media|supports|layer|container|scope)\b/i.test(prelude);
  const conditions = isCondition ? [...block.conditions, prelude] : block.conditions;
  const isOther = prelude.startsWith("@") && !isCondition;
  const selector = isCondition ? block.selector : `${block.selector} ${prelude}`.trim();
  if (!isOther && selector !== "") block.rules.push({ selector, conditions, declarations });
  return readBlock(css, start, { selector, conditions, rules: block.rules, declarations });
}

function addDeclaration(text: string, declarations: Map<string, string>): void {
  const colon = text.indexOf(":");
  if (colon <= 0) return;
  const name = text.slice(0, colon).trim();
  const value = text
    .slice(colon + 1)
    .replace(/!important\s*$/i, "")
    .trim();
  declarations.set(name.startsWith("--") ? name : name.toLowerCase(), value);
}

function endOfString(css: string, start: number): number {
  const quote = css[start] ?? "";
  let end = css.indexOf(quote, start + 1);
  while (end > 0 && css[end - 1] === "\\") end = css.indexOf(quote, end + 1);
  return end < 0 ? css.length : end;
}

/** The position after the parenthesis that closes the one at `start`. */
function endOfParentheses(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at = next(css, at + 1)) {
    if (css[at] === "(") depth++;
    else if (css[at] === ")" && --depth === 0) return at + 1;
  }
  return css.length;
}
