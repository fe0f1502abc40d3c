import { type Point, pointsOf } from "../../text/points-of.js";
import { readTokens, type Span, type Token, UnreadableCode } from "./read-tokens.js";

export interface Code {
  readonly text: string;
  /** Whether it is a value, such as JSON, rather than a module. */
  readonly isValue: boolean;
  /** Its statements; none if it cannot be read. */
  readonly tokens: readonly Token[];
  /** The same with all that they contain. */
  readonly all: readonly Token[];
  readonly positionAt: (offset: number) => Point;
}

export interface Position extends Point {
  readonly length: number;
}

/** Reads TypeScript with JSX, or a single value of it. A file that cannot be read has its own diagnostic. */
export function readCode(text: string, { isValue = false } = {}): Code {
  const tokens = tokensOrNone(text, isValue);
  return { text, isValue, tokens, all: tokens.flatMap(withParts), positionAt: pointsOf(text) };
}

export const positionOf = ({ positionAt }: Code, { start, end }: Span): Position => ({
  ...{ ...positionAt(start), length: Math.max(1, end - start) },
});

function tokensOrNone(text: string, isValue: boolean): readonly Token[] {
  try {
    return readTokens(text, isValue);
  } catch (error) {
    if (error instanceof UnreadableCode) return [];
    throw error;
  }
}

export const isMark = (token: Token | undefined, ...texts: readonly string[]): boolean =>
  token?.kind === "mark" && texts.includes(token.text);

export const isNamed = (token: Token | undefined, ...texts: readonly string[]): boolean =>
  token?.kind === "name" && texts.includes(token.text);

const withParts = (token: Token): Token[] => [token, ...partsOf(token).flatMap(withParts)];

function partsOf(token: Token): readonly Token[] {
  switch (token.kind) {
    case "group":
      return token.tokens;
    case "template":
      return token.parts;
    case "element":
      return [...token.attributes.flatMap(({ value }) => value ?? []), ...token.children];
    default:
      return [];
  }
}
