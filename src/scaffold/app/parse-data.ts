import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Field, Finding, Origin, SourceText } from "./finding.js";
import { withoutComments } from "./parse-gradle-values.js";

/** A value of a file with its place. */
export interface DataNode {
  readonly value: string | number | boolean | null | undefined;
  readonly origin: Origin;
  /** The entries of an object or, by index, of a list. */
  readonly entries: ReadonlyMap<string, DataNode>;
}

/** Parses YAML with the places of its values; reports errors. Several documents in a file are read as one. */
export function parseYamlData({ file, text }: SourceText, log: Diagnostics): DataNode | undefined {
  const yaml = text.replace(/^(?:---|\.\.\.)[^\n]*$/gm, "");
  return parseData({ file, text: yaml }, (reason, line) =>
    log.add("scaffold/file-not-used", { reason: `it is not YAML: ${reason}` }, { file, line }),
  );
}

/** Parses JSON with places. Comments, trailing commas and bare keys are accepted, as in Expo's `app.json`; code is reported. */
export function parseJsonData({ file, text }: SourceText, log: Diagnostics): DataNode | undefined {
  const refuse: Refuse = (reason, line) =>
    log.add("scaffold/file-not-used", { reason: `it is not JSON: ${reason}` }, { file, line });
  if (text.trim() === "") return refuse("it is empty", 1);
  return parseData({ file, text: withoutComments(text) }, refuse, (node) => {
    const isBare = isScalar(node) && node.type === "PLAIN" && typeof node.value === "string";
    const isComputed = isMap(node) && node.items.some(({ key, value }) => !isKey(key) || value === null);
    return isBare || isComputed ? "it contains code, not only data" : undefined;
  });
}

const isKey = (node: unknown) =>
  isScalar(node) && (node.type !== "PLAIN" || /^[\p{ID_Continue}$]+$/u.test(String(node.value)));

type Refuse = (reason: string, line: number) => undefined;

/** JSON is YAML, too. `flawOf` tells why a value is not accepted. */
function parseData(
  { file, text }: SourceText,
  refuse: Refuse,
  flawOf: (node: Node) => string | undefined = () => undefined,
): DataNode | undefined {
  const lineCounter = new LineCounter();
  try {
    const document = parseDocument(text.replace(/^\uFEFF/, ""), {
      prettyErrors: false,
      logLevel: "silent",
      merge: true,
      lineCounter,
      // Otherwise each key would be compared with all previous ones.
      uniqueKeys: false,
    });
    const [problem] = [...document.errors, ...document.warnings];
    if (problem) {
      const before = text.slice(0, problem.pos[0]).trimEnd();
      return refuse(problem.message.split("\n")[0] ?? "", before.split("\n").length);
    }
    return toData(document.toJS(), document.contents, 1);

    function toData(value: unknown, written: unknown, above: number): DataNode {
      const node = isAlias(written) ? written.resolve(document) : written;
      const isNode = isScalar(node) || isMap(node) || isSeq(node);
      const line = isNode && node.range ? lineCounter.linePos(node.range[0]).line : above;
      const flaw = isNode ? flawOf(node) : undefined;
      if (flaw !== undefined) refuse(flaw, line);
      const origin = { file, line };
      if (typeof value !== "object" || value === null || flaw !== undefined) {
        const isPlain = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
        return { value: isPlain && flaw === undefined ? value : null, origin, entries: new Map() };
      }
      const parts = new Map<string, unknown>(
        isMap(node)
          ? node.items.map(({ key, value: part }) => [String(isScalar(key) ? key.value : key), part])
          : isSeq(node)
            ? node.items.map((item, index) => [String(index), item])
            : [],
      );
      const entries = Object.entries(value).map(
        ([key, part]) => [key, toData(part, parts.get(key), line)] as const,
      );
      return { value: undefined, origin, entries: new Map(entries) };
    }
  } catch (error) {
    // A circular alias, or nesting that is too deep.
    return refuse(error instanceof Error ? error.message : String(error), 1);
  }
}

export function dataAt(node: DataNode | undefined, ...path: readonly string[]): DataNode | undefined {
  return path.reduce<DataNode | undefined>((at, key) => at?.entries.get(key), node);
}

export function textOf(node: DataNode | undefined): string | undefined {
  return typeof node?.value === "string" && node.value.trim() !== "" ? node.value.trim() : undefined;
}

export function findAt(field: Field, node: DataNode | undefined, language?: string): Finding[] {
  const value = textOf(node);
  return node && value !== undefined ? [{ field, value, language, origin: node.origin }] : [];
}

/** The first group of an expression that matches, with its line; of a global expression all matches. */
export function findIn(field: Field, { file, text }: SourceText, form: RegExp): Finding[] {
  const all = form.global ? [...text.matchAll(form)] : [form.exec(text)];
  return all.flatMap((match) => {
    const value = match?.slice(1).find((group) => group !== undefined);
    if (!match || value === undefined) return [];
    const line = lineAt(text, match.index + match[0].lastIndexOf(value));
    return [{ field, value, origin: { file, line } }];
  });
}

export const lineAt = (text: string, offset: number): number =>
  text.slice(0, Math.max(offset, 0)).split("\n").length;
