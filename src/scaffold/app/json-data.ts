import { parseExpression } from "@babel/parser";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
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
  let expression: Node;
  try {
    expression = parseExpression(text.replace(/^\uFEFF/, "")) as unknown as Node;
  } catch (thrown) {
    const { message, loc } = thrown as Error & { loc?: { line: number; column: number } };
    const place = loc ? { file, line: loc.line, column: loc.column + 1 } : { file };
    log.add("scaffold/not-json", { reason: message.replace(/ \(\d+:\d+\)$/, "") }, place);
    return undefined;
  }
  return toData(expression);

  function toData(node: Node): DataNode | undefined {
    const { line } = node.loc.start;
    const origin = { file, line };
    const leaf = (value: DataNode["value"]) => ({ value, origin, entries: new Map<string, DataNode>() });
    switch (node.type) {
      case "StringLiteral":
      case "NumericLiteral":
      case "BooleanLiteral":
        return leaf(node.value);
      case "NullLiteral":
        return leaf(null);
      case "UnaryExpression": {
        const inner = node.argument && toData(node.argument);
        if (node.operator === "-" && typeof inner?.value === "number") return leaf(-inner.value);
        break;
      }
      case "ArrayExpression":
        return branch((node.elements ?? []).map((element, index) => [String(index), element]));
      case "ObjectExpression":
        return branch(
          (node.properties ?? []).map(({ key, value, computed }) => [nameOf(key, computed), value]),
        );
    }
    log.add("scaffold/not-json", { reason: "it holds code, not only data" }, { file, line });
    return undefined;

    function branch(parts: readonly (readonly [string | undefined, unknown])[]): DataNode {
      const entries = new Map<string, DataNode>();
      for (const [name, part] of parts) {
        const data = name !== undefined && isNode(part) ? toData(part) : undefined;
        if (data && name !== undefined) entries.set(name, data);
        else if (!isNode(part))
          log.add("scaffold/not-json", { reason: "it holds code, not only data" }, { file, line });
      }
      return { value: undefined, origin, entries };
    }
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

interface Node {
  readonly type: string;
  readonly loc: { readonly start: { readonly line: number } };
  readonly value?: string | number | boolean;
  readonly operator?: string;
  readonly argument?: Node;
  readonly elements?: readonly unknown[];
  readonly properties?: readonly {
    readonly key?: { readonly type: string; readonly name?: string; readonly value?: string };
    readonly value?: unknown;
    readonly computed?: boolean;
  }[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "loc" in value;

function nameOf(
  key: { readonly type: string; readonly name?: string; readonly value?: string } | undefined,
  computed: boolean | undefined,
): string | undefined {
  if (!key || computed) return undefined;
  return key.type === "Identifier" ? key.name : key.value === undefined ? undefined : String(key.value);
}
