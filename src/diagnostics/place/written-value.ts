import { type Code, isMark, isNamed } from "./code.js";
import type { GroupToken, Span, Token } from "./read-tokens.js";

export interface Entry extends Span {
  /** Undefined if code computes the key or the value has no key, such as `...others`. */
  readonly name: string | undefined;
  readonly key: Token;
  readonly value: readonly Token[];
}

/** What a module exports by default, as written there or in the constant that it names; the whole text of JSON. */
export function exportedValue(
  code: Code,
): { readonly at: Span; readonly value: readonly Token[] } | undefined {
  const { tokens } = code;
  if (code.isValue) return { at: { start: 0, end: code.text.length }, value: tokens };
  const index = tokens.findIndex(
    (token, at) => isNamed(token, "export") && isNamed(tokens[at + 1], "default"),
  );
  const from = tokens[index];
  if (!from) return undefined;
  const value = operandAt(tokens, index + 2);
  return { at: { start: from.start, end: value.at(-1)?.end ?? from.end }, value };
}

/** The object or list that a value is: also with `as const`, as the argument of a call, or in the constant that it names. */
export function literalOf(code: Code, value: readonly Token[], ofCall = /./): GroupToken | undefined {
  const [first, second, third] = value;
  const isAlone = !second || isNamed(second, "as", "satisfies");
  if (first?.kind === "group" && isAlone)
    return first.bracket === "(" ? literalOf(code, first.tokens, ofCall) : first;
  if (first?.kind !== "name") return undefined;
  if (isAlone) return literalOf(code, declaredValue(code, first.text), ofCall);
  const isCall = second.kind === "group" && second.bracket === "(" && !third && ofCall.test(first.text);
  return isCall ? literalOf(code, splitByCommas(second.tokens)[0] ?? [], ofCall) : undefined;
}

export const entriesOf = ({ tokens }: GroupToken): Entry[] =>
  splitByCommas(tokens).flatMap((part) => {
    const [key, colon] = part;
    const last = part.at(-1);
    if (!key || !last) return [];
    const span = { start: key.start, end: last.end, key };
    const isPlain = isMark(colon, ":");
    const name =
      key.kind === "string" ? key.value : key.kind === "name" || key.kind === "number" ? key.text : undefined;
    return [{ ...span, name: isPlain ? name : undefined, value: isPlain ? part.slice(2) : part }];
  });

/** The parts between commas; a comma in the types of `as` separates nothing. */
export function splitByCommas(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  let typeDepth: number | undefined;
  for (const token of tokens) {
    if (isNamed(token, "as", "satisfies")) typeDepth = 0;
    if (typeDepth !== undefined) typeDepth += isMark(token, "<") ? 1 : isMark(token, ">") ? -1 : 0;
    if (!isMark(token, ",") || typeDepth) parts.at(-1)?.push(token);
    else {
      parts.push([]);
      typeDepth = undefined;
    }
  }
  if (parts.at(-1)?.length === 0) parts.pop();
  return parts;
}

function declaredValue({ tokens }: Code, name: string): readonly Token[] {
  const index = tokens.findIndex(
    (token, at) => isNamed(token, "const", "let", "var") && isNamed(tokens[at + 1], name),
  );
  const equals = tokens.findIndex((token, at) => at > index && isMark(token, "="));
  return index < 0 || equals < 0 ? [] : operandAt(tokens, equals + 1);
}

/** The operand there, with the arguments if it is called. */
function operandAt(tokens: readonly Token[], index: number): readonly Token[] {
  const after = tokens[index + 1];
  const isCalled = tokens[index]?.kind === "name" && after?.kind === "group" && after.bracket === "(";
  return tokens.slice(index, index + (isCalled ? 2 : 1));
}
