import { parseDocument } from "yaml";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Finding, SourceText } from "./finding.js";

/**
 * The name in a Flutter app's `pubspec.yaml`, which is that of a Dart package, in words: `tide_pool` is `Tide Pool`. Its
 * description is for developers.
 */
export function parsePubspec({ file, text }: SourceText, log: Diagnostics): Finding[] {
  const data = parseYaml({ file, text }, log);
  const { name } = data;
  if (typeof name !== "string" || name.trim() === "") return [];
  const line = text.split("\n").findIndex((one) => one.startsWith("name:")) + 1;
  return [
    {
      field: "name",
      value: sayName(name.trim()),
      language: undefined,
      origin: { file, line: Math.max(line, 1) },
    },
  ];
}

const sayName = (name: string) =>
  name
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")
    .trim();

/** Of several documents in the file, all lines are read as one. */
function parseYaml({ file, text }: SourceText, log: Diagnostics): Readonly<Record<string, unknown>> {
  const yaml = text.replace(/^\uFEFF/, "").replace(/^(?:---|\.\.\.)[^\n]*$/gm, "");
  const refuse = (reason: string, line?: number) => {
    const place = line === undefined ? { file } : { file, line };
    log.add("scaffold/file-not-used", { reason: `it is no YAML: ${reason.split("\n")[0] ?? ""}` }, place);
    return {};
  };
  try {
    const document = parseDocument(yaml, {
      prettyErrors: false,
      logLevel: "silent",
      // Each key would be compared with all before it.
      uniqueKeys: false,
    });
    const [flaw] = [...document.errors, ...document.warnings];
    if (flaw) return refuse(flaw.message, yaml.slice(0, flaw.pos[0]).trimEnd().split("\n").length);
    const data: unknown = document.toJS();
    return typeof data === "object" && data !== null ? { ...data } : {};
  } catch (error) {
    // What repeats itself without end, or is nested too deep.
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
