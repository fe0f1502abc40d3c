import { type Code, isMark, isNamed, type Position, positionOf } from "./code.js";
import type { GroupToken, Span, Token } from "./read-tokens.js";
import { exportedValue, splitByCommas } from "./written-value.js";

export function findExport(code: Code, name: string): Position | undefined {
  const { tokens } = code;
  const found = name === "default" ? exportedValue(code)?.at : undefined;
  const exports = tokens.flatMap((token, index) => (isNamed(token, "export") ? [index + 1] : []));
  const named = exports.map((index) => {
    const next = tokens[index];
    return next?.kind === "group" ? findSpecifier(next, name) : findDeclared(tokens, index, name);
  });
  const span = found ?? named.find((one) => one !== undefined);
  return span && positionOf(code, span);
}

/** `export { name }` and `export { other as name }`. */
function findSpecifier({ tokens }: GroupToken, name: string): Span | undefined {
  return splitByCommas(tokens)
    .flatMap((part) => part.at(-1) ?? [])
    .find((last) => isNamed(last, name) || (last.kind === "string" && last.value === name));
}

/** `export const name: Type =`, `export async function name`: the name with its type. */
function findDeclared(tokens: readonly Token[], index: number, name: string): Span | undefined {
  let at = index;
  while (isNamed(tokens[at], ...beforeNames)) at++;
  const found = tokens[at];
  if (at === index || !found || !isNamed(found, name)) return undefined;
  if (!isMark(tokens[at + 1], ":")) return found;
  while (tokens[at + 1] && !isMark(tokens[at + 1], "=", ";")) at++;
  return { start: found.start, end: tokens[at]?.end ?? found.end };
}

const beforeNames = ["async", "abstract", "function", "class", "enum", "const", "let", "var"];
