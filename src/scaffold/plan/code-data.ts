import { readCode } from "../../diagnostics/place/code.js";
import type { GroupToken, Token } from "../../diagnostics/place/read-tokens.js";
import {
  type Entry,
  entriesOf,
  exportedValue,
  literalOf,
  splitByCommas,
} from "../../diagnostics/place/written-value.js";
import type { Json } from "../../model/json.js";

type Property = Entry & { readonly name: string };

/** The object that a config file exports, as a literal or in `defineConfig`; undefined in any other form. */
export function findConfigObject(text: string): GroupToken | undefined {
  const code = readCode(text);
  const literal = literalOf(code, exportedValue(code)?.value ?? [], /^defineConfig$/);
  return literal?.bracket === "{" ? literal : undefined;
}

/** The literal value at a key path of the object that a file exports; undefined if it is missing or computed. */
export const writtenAt = (text: string, path: readonly string[]): Json | undefined =>
  dataOf(
    path.reduce<readonly Token[]>(
      ([object], key) => childrenOf(object)?.find(({ name }) => name === key)?.value ?? [],
      [findConfigObject(text) ?? []].flat(),
    ),
  );

/** The properties of an object, or the items of a list by their index; undefined if code computes some. */
export function childrenOf(node: Token | undefined): readonly Property[] | undefined {
  if (node?.kind !== "group" || node.bracket !== "[") return propertiesOf(node);
  return splitByCommas(node.tokens).map((value, index) => {
    const [start, end] = [value[0]?.start ?? node.start, value.at(-1)?.end ?? node.end];
    return { name: String(index), key: value[0] ?? node, value, start, end };
  });
}

/** The properties of an object with literal keys; undefined if code computes some. */
export function propertiesOf(object: Token | undefined): readonly Property[] | undefined {
  if (object?.kind !== "group" || object.bracket !== "{") return undefined;
  const entries = entriesOf(object);
  const found = entries.flatMap((entry) =>
    entry.name === undefined ? [] : [{ ...entry, name: entry.name }],
  );
  const isWhole =
    found.length === entries.length && new Set(found.map(({ name }) => name)).size === found.length;
  return isWhole ? found : undefined;
}

/** The literal value of a part of code; undefined if any part is computed. */
export function dataOf(value: readonly Token[]): Json | undefined {
  const [token, second] = value;
  if (!token || second) return undefined;
  if (token.kind === "string") return token.value;
  if (token.kind === "number") return Number(token.text.replaceAll("_", ""));
  if (token.kind === "name") return named.get(token.text);
  if (token.kind !== "group" || token.bracket === "(") return undefined;
  if (token.bracket === "[") {
    const items = splitByCommas(token.tokens).map(dataOf);
    return items.every((item) => item !== undefined) ? (items as Json) : undefined;
  }
  const entries = propertiesOf(token)?.map((entry) => [entry.name, dataOf(entry.value)] as const);
  return entries?.every(([, inner]) => inner !== undefined)
    ? (Object.fromEntries(entries) as Json)
    : undefined;
}

const named: ReadonlyMap<string, Json> = new Map<string, Json>([
  ["true", true],
  ["false", false],
  ["null", null],
]);
