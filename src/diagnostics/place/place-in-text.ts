import { type Code, type Position, positionOf } from "./code.js";
import type { Span } from "./read-tokens.js";

/** A key of an object, with its value. */
export interface FoundKey {
  readonly found: Span | undefined;
  /** Undefined if the key does not exist. */
  readonly value?: Span | undefined;
}

/** The place at an offset in a text value, if the code contains it literally; otherwise that of its key. */
export function placeInText({ found, value }: FoundKey, offset: number, code: Code): Position | undefined {
  const literal = value && code.text.slice(value.start, value.end);
  if (!value || literal === undefined || !/^["'`]/.test(literal)) return found && positionOf(code, found);
  let at = 1;
  for (let units = 0; units < offset && at < literal.length - 1; ) {
    const [escaped = ""] = /^\\(?:u\{[^}]*\}|u.{4}|x..|\r\n|[\s\S])/.exec(literal.slice(at)) ?? [];
    const isJoined = /^\\(\r\n|\n)/.test(escaped);
    at += Math.max(1, escaped.length);
    if (!isJoined) units += /^\\u\{/.test(escaped) && escaped.length > 8 ? 2 : 1;
  }
  const before = literal.slice(0, at).split(/\r\n|\n/);
  const start = code.pointAt(value.start);
  const last = before.at(-1)?.length ?? 0;
  return {
    line: start.line + before.length - 1,
    column: before.length === 1 ? start.column + last : last + 1,
    length: 1,
  };
}
