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
  return forms.flatMap(([form, fields]) => {
    const found = form.source.startsWith("<") === isXml ? form.exec(text) : null;
    const value = found?.[1] ?? found?.[2];
    if (!found || value === undefined) return [];
    const origin = { file, line: text.slice(0, found.index).split("\n").length };
    return fields.map((field) => ({ field, value, language: undefined, origin }));
  });
}
