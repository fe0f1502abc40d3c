import { endOfBracket } from "../../text/end-of-bracket.js";
import { type Colour, parseColour, splitTopLevel } from "./colour.js";
import type { StyleRule } from "./style-rules.js";

export type Scheme = "light" | "dark";
export const schemes: readonly Scheme[] = ["light", "dark"];

/** The rules that apply on a screen in one scheme. */
export function activeRules(rules: readonly StyleRule[], scheme: Scheme): StyleRule[] {
  return rules.filter(({ conditions }) => conditions.every((condition) => holds(condition, scheme)));
}

/** Conditions about other things, such as the width, are ignored. */
function holds(condition: string, scheme: Scheme): boolean {
  if (!/^@media/i.test(condition)) return true;
  if (/^@media\s+(only\s+)?(screen|all)\s*$/i.test(condition)) return true;
  const [, not, wanted] =
    /(not\s+)?(?:all\s+and\s+)?\(\s*prefers-color-scheme:\s*(light|dark)/i.exec(condition) ?? [];
  if (wanted === undefined) return false;
  return (wanted.toLowerCase() === scheme) === (not === undefined);
}

/** The values of custom properties; the last one counts. */
export function readTokens(rules: readonly StyleRule[]): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const { declarations } of rules)
    for (const [name, value] of declarations) if (name.startsWith("--")) tokens.set(name, value);
  return tokens;
}

export interface ColourContext {
  readonly tokens: ReadonlyMap<string, string>;
  readonly scheme: Scheme;
}

/** Resolves a declared colour; undefined if the style sheet alone does not determine it. */
export function resolveColour(value: string | undefined, context: ColourContext): Colour | undefined {
  const plain = value && substitute(value, context);
  return plain ? parseColour(plain) : undefined;
}

/** Resolves the colour of a background; undefined if an image may cover it. */
export function resolveBackground(value: string | undefined, context: ColourContext): Colour | undefined {
  const plain = value && substitute(value, context);
  if (!plain || /url\(|gradient\(|image-set\(|image\(|element\(|paint\(|cross-fade\(/i.test(plain))
    return undefined;
  const colours = splitTopLevel(plain, " ").flatMap((part) => parseColour(part) ?? []);
  return colours.length === 1 ? colours[0] : undefined;
}

/** Deeper than anyone writes; stops at circular references. */
const deepest = 8;

function substitute(value: string, context: ColourContext, depth = 0): string | undefined {
  const match = /(var|light-dark)\(/i.exec(value);
  if (!match) return value;
  if (depth > deepest) return undefined;
  const start = match.index + match[0].length;
  const inside = value.slice(start, endOfBracket(value, start));
  const [first = "", ...rest] = splitTopLevel(inside, ",");
  const replacement =
    match[1]?.toLowerCase() === "var"
      ? (context.tokens.get(first.trim()) ?? (rest.length > 0 ? rest.join(",") : undefined))
      : context.scheme === "light"
        ? first
        : rest.join(",");
  if (replacement === undefined) return undefined;
  const substituted =
    value.slice(0, match.index) + replacement.trim() + value.slice(start + inside.length + 1);
  // Several references in one value barely add depth, but enough to end.
  return substituted.length > longest ? undefined : substitute(substituted.trim(), context, depth + 0.25);
}

const longest = 2000;
