import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { findAt, findIn } from "./find-values.js";
import type { Field, Finding, Origin, SourceText } from "./finding.js";
import { dataAt, parseYamlData, textOf } from "./parse-data.js";

/**
 * The name in a Flutter app's `pubspec.yaml`, which is that of a Dart package, as words: `tide_pool` becomes `Tide Pool`. Its description
 * is for developers.
 */
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

const ofTemplate = /^(?:My project|New Unity Project)|DefaultCompany/i;

/** A game's name, maker, ids in both stores, and icon in Unity's `ProjectSettings.asset`; the icon is one of `pictures`. */
export function parseUnity({ file, text }: SourceText, pictures: readonly SourceText[]): Finding[] {
  const lines = text.split("\n");
  const ids = lines.findIndex((line) => /^ {2}applicationIdentifier:\s*$/.test(line));
  const find = (field: Field, key: RegExp, from = 0): Finding[] => {
    const at = lines.findIndex((line, index) => index >= from && key.test(line));
    // Parsed line by line: the whole file has tags that only Unity knows.
    const data = parseYamlData({ file, text: (lines[at] ?? "").trim() }, new Diagnostics());
    const [value] = [...(data?.entries.values() ?? [])].flatMap((node) => textOf(node) ?? []);
    if (value === undefined || ofTemplate.test(value)) return [];
    return [{ field, value, origin: { file, line: at + 1 } }];
  };
  return [
    ...find("name", /^ {2}productName:/),
    ...find("copyright", /^ {2}companyName:/),
    ...find("teamId", /^ {2}appleDeveloperTeamID:/),
    ...(ids < 0 ? [] : find("bundleId", /^ {4}(?:iPhone|iOS):/, ids)),
    ...(ids < 0 ? [] : find("package", /^ {4}Android:/, ids)),
    ...lines.flatMap((line, index) => iconIn(line, pictures, { file, line: index + 1 })).slice(0, 1),
  ];
}

/** The image that a line of the settings refers to by id; the metadata file next to the image has that id. */
function iconIn(line: string, pictures: readonly SourceText[], origin: Origin): Finding[] {
  const id = /^\s*(?:m_Icon: |- )\{fileID: 2800000, guid: (\w+)/.exec(line)?.[1];
  const picture = id === undefined ? undefined : pictures.find(({ text }) => text.includes(`guid: ${id}`));
  if (!picture) return [];
  return [{ field: "icon", value: picture.file.replace(/\.meta$/, ""), origin }];
}
