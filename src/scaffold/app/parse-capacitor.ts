import { findIn } from "./find-values.js";
import type { Field, Finding, SourceText } from "./finding.js";

const forms: readonly (readonly [form: RegExp, fields: readonly Field[]])[] = [
  [/\bappName["']?\s*:\s*(?:"([^"\n]+)"|'([^'\n]+)')/, ["name"]],
  [/\bappId["']?\s*:\s*["']([\w.-]+)["']/, ["bundleId", "package"]],
  [/<name(?:\s[^>]*)?>([^<]+)<\/name>/, ["name"]],
  [/<widget\b[^>]*?\sid\s*=\s*["']([\w.-]+)["']/, ["bundleId", "package"]],
];

/** The literal name and id in Capacitor's `capacitor.config.*`, or in Cordova's `config.xml`. */
export function parseCapacitor({ file, text }: SourceText): Finding[] {
  const isXml = file.endsWith(".xml");
  // Other tools have a file with this name.
  if (isXml && !/<widget\b/.test(text)) return [];
  const own = forms.filter(([form]) => form.source.startsWith("<") === isXml);
  return own.flatMap(([form, fields]) => fields.flatMap((field) => findIn(field, { file, text }, form)));
}
