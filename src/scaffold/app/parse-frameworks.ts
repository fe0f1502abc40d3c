import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Finding, SourceText } from "./finding.js";
import { dataAt, findAt, findIn, parseYamlData } from "./parse-data.js";

/** The name of the Dart package in `pubspec.yaml` as words: `Tide Pool` for `tide_pool`. Its description is for developers. */
export function parsePubspec(source: SourceText, log: Diagnostics): Finding[] {
  const findings = findAt("plainName", dataAt(parseYamlData(source, log), "name"));
  return findings
    .map((name) => ({ ...name, value: sayName(name.value) }))
    .filter(({ value }) => value !== "");
}

const sayName = (name: string) =>
  name
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")
    .trim();

/** The literal name and id in Capacitor's `capacitor.config.*`, which may be code and is not run. */
export const parseCapacitor = (source: SourceText): Finding[] => [
  ...findIn("name", source, /\bappName["']?\s*:\s*(?:"([^"\n]+)"|'([^'\n]+)')/),
  ...(["bundleId", "package"] as const).flatMap((field) =>
    findIn(field, source, /\bappId["']?\s*:\s*["']([\w.-]+)["']/),
  ),
];
