import { onceEach } from "../../util/once.js";
import type { Marked, Place } from "../diagnostic.js";
import { type Code, isMark, isNamed, readCode } from "./code.js";
import type { Span, Token } from "./read-tokens.js";

/** Finds the part to mark for a place in code that only has a start. Parses a file once. */
export function expressionFinder(
  readSource: (file: string) => string | undefined,
): (place: Place) => Marked | undefined {
  const codeOf = onceEach((file: string) => readCode(readSource(file) ?? ""));
  return ({ file = "", line = 0, column = 0 }) => findExpression(codeOf(file), line, column);
}

/**
 * The expression at a place, up to the next line break: the whole call or access with that name, because engines report the place of the
 * name.
 */
function findExpression(code: Code, line: number, column: number): Marked | undefined {
  const { text, tokens } = code;
  const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map(({ index, 0: end }) => index + end.length)];
  const start = starts[line - 1];
  if (start === undefined) return undefined;
  const content = text.slice(start).split(/[\r\n]/, 1)[0] ?? "";
  const found = operandAround(tokens, start + column - 1);
  if (!found) return undefined;
  const from = Math.max(found.start, start + content.search(/\S/));
  const to = Math.min(found.end, start + content.trimEnd().length);
  return { column: from - start + 1, length: to - from };
}

function operandAround(tokens: readonly Token[], offset: number): Span | undefined {
  const index = tokens.findIndex(({ start, end }) => start <= offset && offset < end);
  const token = tokens[index];
  switch (token?.kind) {
    case "group":
      return operandAround(token.tokens, offset);
    case "template":
      return operandAround(token.parts, offset) ?? token;
    case "element": {
      const { attributes, children, nameStart, name, tagEnd: end } = token;
      if (nameStart <= offset && offset < nameStart + name.length) return { start: token.start, end };
      return operandAround([...attributes.flatMap(({ value }) => value ?? []), ...children], offset);
    }
    case "name":
      if (isNamed(token, "new")) return { start: token.start, end: endOfCall(tokens, index + 1) };
      if (isNamed(token, ...noOperands)) return undefined;
      return { start: startOfAccess(tokens, index), end: endOfCall(tokens, index) };
    case "number":
    case "string":
    case "pattern":
      return token;
    default:
      return undefined;
  }
}

const noOperands =
  "import export const let var function class return throw if else for while do switch case typeof void delete await".split(
    " ",
  );

/** Where the access begins that a name ends: `a?.b(c).name`. */
function startOfAccess(tokens: readonly Token[], index: number): number {
  let at = index;
  while (isMark(tokens[at - 1], ".", "?.")) {
    at -= 2;
    while (at > 0 && isArguments(tokens[at]) && isOperand(tokens[at - 1])) at--;
  }
  return tokens[at]?.start ?? 0;
}

/** Where the call ends that begins with a name, with members for `new a.B()`. */
function endOfCall(tokens: readonly Token[], index: number): number {
  let at = index;
  const isNew = isNamed(tokens[index - 1], "new");
  while (isNew && isMark(tokens[at + 1], ".")) at += 2;
  if (isMark(tokens[at + 1], "?.") && isArguments(tokens[at + 2])) at++;
  const after = tokens[at + 1];
  if ((after?.kind === "group" && after.bracket === "(") || after?.kind === "template") at++;
  return tokens[at]?.end ?? 0;
}

const isArguments = (token: Token | undefined) =>
  (token?.kind === "group" && token.bracket !== "{") || isMark(token, "!", "?.");

const isOperand = (token: Token | undefined) =>
  (token?.kind === "name" && !isNamed(token, ...noOperands)) || isArguments(token);
