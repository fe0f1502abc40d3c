import matter from "gray-matter";
import type { Diagnostics } from "../core/diagnostics.js";
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

/** Read as front matter, in YAML and nothing else: the line before it names no other language. */
function parseYaml({ file, text }: SourceText, log: Diagnostics): Readonly<Record<string, unknown>> {
  try {
    const document = `---\n${text.replace(/^\uFEFF/, "").replace(/^(?:---|\.\.\.)[^\n]*$/gm, "")}\n---\n`;
    return matter(document, { language: "yaml" }).data;
  } catch (error) {
    const { reason, mark } = error as { reason?: string; mark?: { line: number } };
    const last = text.trimEnd().split("\n").length;
    const place = mark === undefined ? { file } : { file, line: Math.min(Math.max(mark.line, 1), last) };
    log.add("scaffold/file-not-used", { reason: `it is no YAML: ${reason ?? String(error)}` }, place);
    return {};
  }
}
