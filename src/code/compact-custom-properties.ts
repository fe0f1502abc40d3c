import { tokenize, tokenTypes } from "css-tree/tokenizer";

/**
 * Removes white space that esbuild leaves in the values of custom properties, at both ends and after commas, where it never has a
 * meaning. A value of white space only keeps it, because browsers from before 2022 reject an empty one.
 */
export function compactCustomProperties(css: string): string {
  const pieces: string[] = [];
  let state: "outside" | "begins" | "name" | "value" = "begins";
  /** The character before white space in a value: a comma, or the colon before it. */
  let last = 0;
  let depth = 0;
  let space = "";
  tokenize(css, (type, start, end) => {
    if (state === "value" && type === tokenTypes.WhiteSpace) {
      space = css.slice(start, end);
      return;
    }
    const ends = depth === 0 && endsValue.has(type);
    const means = ends ? last === tokenTypes.Colon : last === 0;
    if (means) pieces.push(space);
    space = "";
    pieces.push(css.slice(start, end));
    if (state === "value" && !ends) {
      depth += changes.get(type) ?? 0;
      last = type === tokenTypes.Comma ? type : 0;
    } else if (state === "name" && type === tokenTypes.Colon) {
      state = "value";
      last = type;
    } else {
      const isName = state === "begins" && type === tokenTypes.Ident && css.startsWith("--", start);
      if (isName) state = "name";
      else state = endsValue.has(type) || type === tokenTypes.LeftCurlyBracket ? "begins" : "outside";
      last = 0;
    }
  });
  return pieces.join("");
}

const endsValue: ReadonlySet<number> = new Set([tokenTypes.RightCurlyBracket, tokenTypes.Semicolon]);

/** Inside brackets, nothing ends a value. */
const changes: ReadonlyMap<number, number> = new Map([
  [tokenTypes.Function, 1],
  [tokenTypes.LeftParenthesis, 1],
  [tokenTypes.LeftSquareBracket, 1],
  [tokenTypes.LeftCurlyBracket, 1],
  [tokenTypes.RightParenthesis, -1],
  [tokenTypes.RightSquareBracket, -1],
  [tokenTypes.RightCurlyBracket, -1],
]);
