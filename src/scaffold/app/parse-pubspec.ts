import { parseDocument } from "yaml";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Field, Finding, SourceText } from "./finding.js";

/** What Flutter's template says of every app. */
const ofTemplate = /^A new Flutter (?:project|application|app)\b/i;

/**
 * The name and the description in a Flutter app's `pubspec.yaml`. The name is that of a Dart package, in words:
 * `tide_pool` is `Tide Pool`.
 */
export function parsePubspec({ file, text }: SourceText, log: Diagnostics): Finding[] {
  const data = parseYaml({ file, text }, log);
  const lineOf = (key: string) => text.split("\n").findIndex((line) => line.startsWith(`${key}:`)) + 1;
  const tell = (field: Field, key: string, say: (value: string) => string): Finding[] => {
    const value = data[key];
    if (typeof value !== "string" || value.trim() === "") return [];
    const origin = { file, line: Math.max(lineOf(key), 1) };
    return [{ field, value: say(value.trim()), language: undefined, origin }];
  };
  return [
    ...tell("name", "name", sayName),
    ...tell("description", "description", (value) => value).filter(({ value }) => !ofTemplate.test(value)),
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
    const document = parseDocument(yaml, { prettyErrors: false, logLevel: "silent" });
    const [flaw] = [...document.errors, ...document.warnings];
    if (flaw) return refuse(flaw.message, yaml.slice(0, flaw.pos[0]).trimEnd().split("\n").length);
    const data: unknown = document.toJS();
    return typeof data === "object" && data !== null ? { ...data } : {};
  } catch (error) {
    // What repeats itself without end, or is nested too deep.
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
