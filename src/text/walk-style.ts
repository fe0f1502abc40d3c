import { tokenize, tokenTypes } from "css-tree/tokenizer";

/** The start of a rule or an at-rule, or an at-rule without a block. */
export interface Prelude {
  /** The selectors of a rule, or an at-rule's name and condition, without comments. */
  readonly prelude: string;
  readonly at: number;
  /** What is around it. */
  readonly outer: Prelude | undefined;
}

/** A declaration in a style sheet as the author wrote it. */
export interface Declaration {
  /** In lower case, except a custom property. */
  readonly property: string;
  /** Without `!important` and comments. */
  readonly value: string;
  /** The offsets of the property and the value in the text. */
  readonly at: number;
  readonly valueAt: number;
  readonly outer: Prelude | undefined;
}

export type StylePart = Prelude | Declaration;

/**
 * The rules and declarations of a style sheet, in order. Based on CSS tokens, so that braces in strings are ignored; css-tree's own parser
 * skips nested rules without `&`.
 */
export function walkStyle(css: string): StylePart[] {
  const parts: StylePart[] = [];
  const open: (Prelude | undefined)[] = [undefined];
  let text = "";
  let at = 0;
  let depth = 0;
  const endStatement = () => {
    const outer = open.at(-1);
    const part = text.startsWith("@") ? { prelude: text.trim(), at, outer } : declarationOf(text, at, outer);
    if (text !== "" && part) parts.push(part);
    text = "";
  };
  tokenize(css, (type, start, end) => {
    const isComment = type === tokenTypes.Comment;
    if (text === "") {
      if (isComment || type === tokenTypes.WhiteSpace) return;
      at = start;
    }
    if (type === tokenTypes.LeftCurlyBracket && depth === 0 && !/^--[^:{]*:/.test(text)) {
      const rule = { prelude: text.trim(), at, outer: open.at(-1) };
      parts.push(rule);
      open.push(rule);
      text = "";
    } else if (type === tokenTypes.RightCurlyBracket && depth === 0) {
      endStatement();
      if (open.length > 1) open.pop();
    } else if (type === tokenTypes.Semicolon && depth === 0) endStatement();
    else {
      depth = Math.max(0, depth + (changes.get(type) ?? 0));
      text += isComment ? css.slice(start, end).replace(/[^\n]/g, " ") : css.slice(start, end);
    }
  });
  endStatement();
  return parts;
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

function declarationOf(text: string, at: number, outer: Prelude | undefined): Declaration | undefined {
  const [start, name = ""] = /^([^\s:]+)\s*:\s*/.exec(text) ?? [];
  if (start === undefined) return undefined;
  const value = text
    .slice(start.length)
    .replace(/!\s*important\s*$/i, "")
    .trimEnd();
  const property = name.startsWith("--") ? name : name.toLowerCase();
  return { property, value, at, valueAt: at + start.length, outer };
}

export const isDeclaration = (part: StylePart): part is Declaration => "property" in part;
