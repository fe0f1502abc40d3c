import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { findAt } from "./find-values.js";
import type { Finding, SourceText } from "./finding.js";
import { dataAt } from "./json-data.js";
import { parseYamlData } from "./yaml-data.js";

/**
 * The name in a Flutter app's `pubspec.yaml`, which is that of a Dart package, as words: `tide_pool` becomes `Tide Pool`. Its description
 * is for developers.
 */
export function parsePubspec(source: SourceText, log: Diagnostics): Finding[] {
  const found = findAt("plainName", dataAt(parseYamlData(source, log), "name"));
  return found.map((name) => ({ ...name, value: sayName(name.value) })).filter(({ value }) => value !== "");
}

const sayName = (name: string) =>
  name
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")
    .trim();
