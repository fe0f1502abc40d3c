import { tokenize, tokenTypes } from "css-tree/tokenizer";
import { endOfBracket } from "../../text/end-of-bracket.js";
import type { Grammar } from "./grammar.js";

/** A token of a value, or a function whose result only browsers know, with its arguments. */
export interface Piece {
  readonly text: string;
  readonly kind: "number" | "dimension" | "word" | "string" | "function" | "unknown" | "other";
  /** Whether white space precedes it. */
  readonly spaced: boolean;
}

/** The pieces of a value; undefined if it has prefixed names or hacks for one browser, which no syntax describes. */
export function splitValue(value: string, grammar: Grammar): Piece[] | undefined {
  if (/(?:^|[\s,(])-[a-z]+-|[\\{}@$]|\bprogid:|\bexpression\(|!/i.test(value)) return undefined;
  if (ofSystems.test(value)) return undefined;
  const pieces: Piece[] = [];
  let spaced = false;
  /** The text and the depth of a function that only browsers know. */
  let inner = "";
  let depth = 0;
  tokenize(value, (type, start, end) => {
    const text = value.slice(start, end);
    const opens = type === tokenTypes.Function || type === tokenTypes.LeftParenthesis;
    if (inner !== "") {
      inner += text;
      depth += opens ? 1 : type === tokenTypes.RightParenthesis ? -1 : 0;
      if (depth > 0) return;
      pieces.push({ text: inner, kind: "unknown", spaced });
      inner = "";
      spaced = false;
    } else if (type === tokenTypes.WhiteSpace || type === tokenTypes.Comment) spaced = true;
    else if (type === tokenTypes.Function && isComputed(value.slice(start), grammar)) {
      inner = text;
      depth = 1;
    } else {
      pieces.push({ text, kind: kinds.get(type) ?? "other", spaced });
      spaced = false;
    }
  });
  return inner === "" ? pieces : undefined;
}

/** Colours of operating systems, which browsers still know. */
const ofSystems =
  /\b(?:(?:in)?active(?:border|caption\w*)|appworkspace|button(?:highlight|shadow)|captiontext|info(?:background|text)|menutext|threed\w+|window(?:frame|text))\b/i;

const kinds: ReadonlyMap<number, Piece["kind"]> = new Map([
  [tokenTypes.Number, "number"],
  [tokenTypes.Dimension, "dimension"],
  [tokenTypes.Percentage, "dimension"],
  [tokenTypes.Ident, "word"],
  [tokenTypes.String, "string"],
  [tokenTypes.Function, "function"],
]);

/** Whether only browsers know the result of a function at the start of a text, or css-tree does not know it. */
function isComputed(text: string, { functions }: Grammar): boolean {
  const [, name = ""] = /^([^(]*)\(/.exec(text) ?? [];
  if (!functions.has(name.toLowerCase()) || ofBrowsers.test(name)) return true;
  const own = text.slice(0, endOfBracket(text, name.length + 1) + 1);
  return (
    // Newer forms of colours.
    /^(?:[a-z]+\(\s*from\s|color-mix\((?!\s*in\s))/i.test(own) ||
    (ofNumbers.test(name) && /[a-z]\w*\(/i.test(own.slice(name.length + 1)))
  );
}

const ofBrowsers = /^(?:var|env|attr|if|toggle|anchor|anchor-size|calc-size)$/i;
const ofNumbers =
  /^(?:calc|min|max|clamp|round|mod|rem|abs|sign|sin|cos|tan|asin|acos|atan|atan2|pow|sqrt|hypot|log|exp|calc-size)$/i;
