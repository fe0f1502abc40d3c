import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { isMark, isNamed } from "../../diagnostics/place/code.js";
import { readTokens, type Token, UnreadableCode } from "../../diagnostics/place/read-tokens.js";
import { entriesOf, splitByCommas } from "../../diagnostics/place/written-value.js";
import { pointsOf } from "../../text/points-of.js";
import type { Origin, SourceText } from "./finding.js";

/** A value of a file with its place. */
export interface DataNode {
  readonly value: string | number | boolean | null | undefined;
  readonly origin: Origin;
  /** The entries of an object or, by index, of a list. */
  readonly entries: ReadonlyMap<string, DataNode>;
}

/**
 * Parses JSON with the places of its values. Comments and trailing commas are accepted, as in Expo's `app.json`; code is not, and nothing
 * is run. Reports a file that cannot be parsed.
 */
export function parseJsonData({ file, text }: SourceText, log: Diagnostics): DataNode | undefined {
  const plain = text.replace(/^\uFEFF/, "");
  const pointAt = pointsOf(plain);
  try {
    return toData(readTokens(plain, true), 0);
  } catch (error) {
    if (!(error instanceof UnreadableCode)) throw error;
    log.add("scaffold/not-json", { reason: error.message }, { file, ...pointAt(error.offset) });
    return undefined;
  }

  function toData(value: readonly Token[], start: number): DataNode | undefined {
    const isNegative = isMark(value[0], "-");
    const [token, second] = isNegative ? value.slice(1) : value;
    const { line } = pointAt(token?.start ?? start);
    const node = (parts: DataNode["value"], entries = new Map<string, DataNode>()): DataNode => ({
      ...{ value: parts, origin: { file, line }, entries },
    });
    if (!token) throw new UnreadableCode("expected a value", start);
    if (token.kind === "number" && !second) return node(Number(token.text) * (isNegative ? -1 : 1));
    if (!second && !isNegative) {
      if (token.kind === "string") return node(token.value);
      if (isNamed(token, "true", "false")) return node(isNamed(token, "true"));
      if (isNamed(token, "null")) return node(null);
      if (token.kind === "group" && token.bracket !== "(") {
        const parts =
          token.bracket === "["
            ? splitByCommas(token.tokens).map((part, index) => ({ name: String(index), value: part }))
            : entriesOf(token);
        const entries = parts.flatMap(({ name, value: part }): [string, DataNode][] => {
          const data = name === undefined ? refuse(part[0] ?? token) : toData(part, token.end);
          return data && name !== undefined ? [[name, data]] : [];
        });
        return node(undefined, new Map(entries));
      }
    }
    return refuse(token);
  }

  function refuse({ start }: Token): undefined {
    const { line } = pointAt(start);
    log.add("scaffold/not-json", { reason: "it contains code, not only data" }, { file, line });
  }
}

/** The value at a key path. */
export function dataAt(node: DataNode | undefined, ...path: readonly string[]): DataNode | undefined {
  return path.reduce<DataNode | undefined>((at, key) => at?.entries.get(key), node);
}

/** A text that is not blank. */
export function textOf(node: DataNode | undefined): string | undefined {
  return typeof node?.value === "string" && node.value.trim() !== "" ? node.value.trim() : undefined;
}
