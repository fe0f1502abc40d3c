import { posix } from "node:path";
import type { AppProject } from "../../model/review/app-project.js";
import { type AppTarget, namesOfTemplates, type Platform } from "./app-target.js";
import type { Finding, SourceText } from "./finding.js";
import { type ResourceTexts, resolveResource } from "./parse-android-strings.js";
import { findIn, lineAt } from "./parse-data.js";
import { type GradleValues, withoutComments } from "./parse-gradle-values.js";

const packageName = "([A-Za-z]\\w*(?:\\.[A-Za-z]\\w*)+)";
const idForm = new RegExp(
  `\\bapplicationId(?!\\w)\\s*(?:=|\\()?\\s*(?:["']${packageName}["']|([\\w.]+))`,
  "g",
);

/**
 * The literal application ids in a Gradle file, in Groovy or Kotlin, the default one first. It is code and is not run: an id that is
 * composed is not found, and suffixes of build types are ignored. If none is set, the namespace of an application counts.
 */
export function parseGradle({ file, text }: SourceText): Finding[] {
  const code = withoutComments(text);
  const find = (value: string, at: number): Finding => ({
    field: "package",
    value,
    origin: { file, line: lineAt(code, at) },
  });
  const set = [...code.matchAll(idForm)];
  const findings = set.flatMap(({ 1: written, 2: name = "", index }) => {
    if (written !== undefined) return [find(written, index)];
    const key = name.split(".").at(-1) ?? "";
    const values = [...code.matchAll(new RegExp(`\\b${key}\\s*(\\+?=)\\s*["']${packageName}["']`, "g"))];
    const [value] = values;
    if (value?.[2] !== undefined && values.length === 1) return [find(value[2], value.index)];
    // `applicationId hasId ? id : "app.tidepool"`
    const [, other] = new RegExp(`^[^\\n:]{0,200}:\\s*["']${packageName}["']`).exec(code.slice(index)) ?? [];
    return other === undefined ? [] : [find(other, index)];
  });
  const space = new RegExp(`\\bnamespace\\s*(?:=|\\()?\\s*["']${packageName}["']`).exec(code);
  if (set.length > 0 || !space || !isApplication(code)) return findings;
  return [find(space[1] ?? "", space.index)];
}

/** The package in an `AndroidManifest.xml`, where older projects have it. */
export function parseAndroidManifest({ file, text }: SourceText): Finding[] {
  const form = new RegExp(`<manifest\\b[^>]*?\\spackage\\s*=\\s*["']${packageName}["']`);
  return findIn("package", { file, text: withoutXmlComments(text) }, form);
}

/** The permissions that a manifest of the published app asks for, by their last part, without those that it removes from libraries. */
export function parsePermissions({ file, text }: SourceText): AppProject["permissions"] {
  if (/(?:^|\/)src\//.test(file) && !mainManifest.test(file)) return [];
  const xml = withoutXmlComments(text);
  return [
    ...xml.matchAll(
      /<uses-permission\b(?![^>]*["']remove["'])[^>]*?\sandroid:name\s*=\s*["'][^"']*\b(\w+)["']/g,
    ),
  ].map(({ 1: name = "", index }) => ({ name, origin: { file, line: lineAt(xml, index) } }));
}

/** The application modules of an Android project, each with its id and the name under its icon. */
export function parseAndroidTargets(
  gradle: readonly SourceText[],
  {
    manifests,
    strings,
    filled,
  }: { manifests: readonly SourceText[]; strings: ResourceTexts; filled: GradleValues },
): AppTarget[] {
  return gradle.flatMap((source) => {
    if (!isApplication(withoutComments(source.text))) return [];
    const folder = posix.dirname(source.file) === "." ? "" : posix.dirname(source.file);
    const inside = folder === "" ? "" : `${folder}/`;
    const manifest = manifests.find(
      ({ file }) => mainManifest.test(file) && file.startsWith(`${inside}src/`),
    );
    const xml = withoutXmlComments(manifest?.text ?? "");
    const named = /<application\b[^>]*?\sandroid:label\s*=\s*["']([^"']+)["']/.exec(xml)?.[1];
    const written = named?.replace(/\$\{(\w+)\}/g, (all, key) => filled.placeholder(key, inside) ?? all);
    const label = written === undefined ? undefined : resolveResource(written, strings, inside);
    const place = manifest && { file: manifest.file, line: lineAt(xml, xml.indexOf("android:label")) };
    const origin = label?.origin ?? place;
    const name = posix.basename(folder);
    return [
      {
        name,
        platform: platformOf(name, xml),
        isApp: true,
        origin: { file: source.file, line: 1 },
        project: posix.basename(posix.dirname(folder)),
        findings: [
          ...parseGradle(source),
          ...(manifest ? parseAndroidManifest(manifest) : []),
          ...(label && origin ? [{ field: "name" as const, value: label.value, origin }] : []),
        ],
        places: [folder],
        icon: /<application\b[^>]*?\sandroid:icon\s*=\s*["']@(?:mipmap|drawable)\/(\w+)["']/.exec(xml)?.[1],
      },
    ];
  });
}

/** The name of the whole project in `settings.gradle`, which templates leave unchanged. */
export function parseRootProject({ file, text }: SourceText): Finding[] {
  const source = { file, text: withoutComments(text) };
  const findings = findIn("plainName", source, /^\s*rootProject\.name\s*=?\s*["']([^"'$]+)["']/m);
  return findings.filter(({ value }) => !namesOfTemplates.has(value));
}

const mainManifest = /(?:^|\/)src\/(?:main|androidMain)\/AndroidManifest\.xml$/;

function isApplication(code: string): boolean {
  const lines = code.split("\n").filter((line) => !/apply\s*\(?false/.test(line));
  return (
    /^\s*(?:apply\b|alias\b|id\s*[("']).*\bandroid\.application\b/m.test(lines.join("\n")) ||
    /^\s*applicationId\b/m.test(code) ||
    /[{\s]applicationId\s*[=("']/.test(code)
  );
}

function platformOf(name: string, manifest: string): Platform {
  const needs = (feature: string) =>
    new RegExp(
      `<uses-feature\\b(?![^>]*required\\s*=\\s*"false")[^>]*"${feature}"(?![^>]*required\\s*=\\s*"false")`,
    ).test(manifest);
  if (/wear|watch/i.test(name) || needs("android\\.hardware\\.type\\.watch")) return "watch";
  if (/(?:^|[^a-z])tv(?:$|[^a-z])|tv$|leanback/i.test(name) || needs("android\\.software\\.leanback"))
    return "tv";
  if (/(?:^|[^a-z])(?:auto|automotive)(?:$|[^a-z])|automotive/i.test(name)) return "auto";
  return needs("android\\.hardware\\.type\\.automotive") ? "auto" : "phone";
}

/** Replaces comments with spaces, so that lines keep their numbers. */
const withoutXmlComments = (xml: string) =>
  xml.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, " "));
