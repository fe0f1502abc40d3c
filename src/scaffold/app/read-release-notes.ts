import type { ReleaseNote } from "../../model/review/app-project.js";
import type { AppFileKind } from "./app-file-kinds.js";
import { type CurrentVersion, languageOf, type SourceText } from "./finding.js";
import { parseEasNotes, parseExpoVersion } from "./parse-expo.js";

export function readReleaseNotes(
  read: (kind: AppFileKind) => readonly SourceText[],
  storeConfigs: readonly SourceText[],
): ReleaseNote[] {
  const current = [
    ...read("pubspec").flatMap(parsePubspecVersion),
    ...[...read("gradle"), ...read("gradleVersions")].flatMap(parseGradleVersion),
    ...(["xcodeProject", "xcodeGen", "xcconfig", "infoPlist"] as const).flatMap((kind) =>
      parseXcodeVersion(read(kind)),
    ),
    ...[...read("expo"), ...read("expoCode")].flatMap(parseExpoVersion),
  ];
  // Notes without a version belong to the build's version, as with fastlane.
  const name = current.find(({ code }) => code === undefined)?.name;
  const ofEas = storeConfigs
    .flatMap(parseEasNotes)
    .map((note) => ({ ...note, version: note.version ?? name }));
  return [...ofEas, ...parseReleaseNotes([...read("appleNotes"), ...read("androidNotes")], current)];
}

/** The notes in `metadata/android/<locale>/changelogs/<code>.txt` and `metadata/<locale>/release_notes.txt`, newest first. */
export function parseReleaseNotes(
  sources: readonly SourceText[],
  current: readonly CurrentVersion[],
): ReleaseNote[] {
  const notes = sources.flatMap(({ file, text: written }): ReleaseNote[] => {
    const text = written
      .replace(/^\uFEFF/, "")
      .replace(/\r\n?/g, "\n")
      .trim();
    const [, folder = "", name = ""] =
      /([^/]+)\/(?:changelogs\/(\d+|default)\.txt|release_notes\.txt|(?:default|production)(?:\.txt)?)$/.exec(
        file,
      ) ?? [];
    const language = folder === "default" ? undefined : languageOf(folder);
    if (text === "" || (language === undefined && folder !== "default")) return [];
    const code = /^\d+$/.test(name) ? Number(name) : undefined;
    const named = current.find((version) => version.code === code);
    const store = file.endsWith("release_notes.txt") ? "apple" : "google";
    return [{ store, code, version: named?.name, language, file, text }];
  });
  // The text in one language may name the version, which is the same in all.
  const names = new Map(
    notes.flatMap(({ code, text }) => versionIn(text).map((name) => [code, name] as const)),
  );
  const named = notes.map((note) => ({
    ...note,
    version: note.version ?? names.get(note.code),
  }));
  return named.sort(
    (a, b) => (b.code ?? Number.POSITIVE_INFINITY) - (a.code ?? Number.POSITIVE_INFINITY) || 0,
  );
}

/** The version in the line above the text: `Tusky 21.0`. */
const versionIn = (text: string): string[] =>
  /^(?:[\p{L} ]{1,30} v?(?=\d)|v?(?=\d+\.\d))(\d+(?:\.\d+)*)[:!]?[ \t]*\n/u.exec(text)?.slice(1) ?? [];

/** The literal version in a Gradle file, which is code and is not run, in a version catalog or in `gradle.properties`. */
export function parseGradleVersion({ text }: SourceText): CurrentVersion[] {
  const code = /^\s*(?:\w+[-_.])*version[-_]?code\s*=?\s*\(?["']?(\d+)\b/im.exec(text)?.[1];
  const name = /^\s*(?:\w+[-_.])*version[-_]?name\s*=?\s*\(?(?:["']([\w.-]+)["']|(\d[\w.-]*))/im
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);
  return code === undefined || name === undefined ? [] : [{ code: Number(code), name }];
}

/** `version: 2.1.0+1204` in a Flutter app, for both stores. */
export function parsePubspecVersion({ text }: SourceText): CurrentVersion[] {
  const [, name, code] = /^version:\s*["']?([\w.-]+)(?:\+(\d+))?/m.exec(text) ?? [];
  if (name === undefined) return [];
  return [{ code: undefined, name }, ...(code === undefined ? [] : [{ code: Number(code), name }])];
}

const versionSetting =
  /(?:\bMARKETING_VERSION\s*[=:]\s*["']?|<key>CFBundleShortVersionString<\/key>\s*<string>)(\d[\w.-]*)/g;

/** The version in Xcode's settings, if all targets have the same. */
export function parseXcodeVersion(sources: readonly SourceText[]): CurrentVersion[] {
  const names = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(versionSetting)].map(([, name = ""]) => name)),
  );
  const [name] = names;
  return name === undefined || names.size > 1 ? [] : [{ code: undefined, name }];
}
