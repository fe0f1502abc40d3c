import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { SourceText } from "./finding.js";
import type { DataNode } from "./json-data.js";

/** Parses YAML with the places of its values; reports errors. Several documents in a file are read as one. */
export function parseYamlData({ file, text }: SourceText, log: Diagnostics): DataNode | undefined {
  const yaml = text.replace(/^\uFEFF/, "").replace(/^(?:---|\.\.\.)[^\n]*$/gm, "");
  const refuse = (reason: string, line?: number) => {
    const place = line === undefined ? { file } : { file, line };
    log.add("scaffold/file-not-used", { reason: `it is not YAML: ${reason.split("\n")[0] ?? ""}` }, place);
    return undefined;
  };
  const lineCounter = new LineCounter();
  try {
    const document = parseDocument(yaml, {
      prettyErrors: false,
      logLevel: "silent",
      merge: true,
      lineCounter,
      // Otherwise each key would be compared with all previous ones.
      uniqueKeys: false,
    });
    const [problem] = [...document.errors, ...document.warnings];
    if (problem) return refuse(problem.message, yaml.slice(0, problem.pos[0]).trimEnd().split("\n").length);
    return toData(document.toJS(), document.contents, 1);

    function toData(value: unknown, written: unknown, above: number): DataNode {
      const node = isAlias(written) ? written.resolve(document) : written;
      const offset = (isScalar(node) || isMap(node) || isSeq(node)) && node.range?.[0];
      const line = typeof offset === "number" ? lineCounter.linePos(offset).line : above;
      const origin = { file, line };
      if (typeof value !== "object" || value === null) {
        const isPlain = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
        return { value: isPlain ? value : null, origin, entries: new Map() };
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
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
