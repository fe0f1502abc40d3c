import { languageOf, type SourceText } from "./finding.js";

/** What fastlane has to say of one version in one language. */
export interface ReleaseNote {
  /** Its version code on Google Play; undefined of the version that is to come. */
  readonly code: number | undefined;
  /** What the version is called; undefined if nothing says so. */
  readonly version: string | undefined;
  /** A BCP 47 tag; undefined for what holds in each language. */
  readonly language: string | undefined;
  readonly file: string;
  readonly text: string;
}

/** What the app is at now, as its build says. */
export interface CurrentVersion {
  /** On Google Play. */
  readonly code: number | undefined;
  readonly name: string;
}

/** The notes of `metadata/android/<locale>/changelogs/<code>.txt` and `metadata/<locale>/release_notes.txt`, the newest first. */
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
    const named =
      code === undefined
        ? current.find((one) => one.code === undefined)
        : current.find((one) => one.code === code);
    return [{ code, version: named?.name, language, file, text }];
  });
  return notes.sort(
    (a, b) => (b.code ?? Number.POSITIVE_INFINITY) - (a.code ?? Number.POSITIVE_INFINITY) || 0,
  );
}

/** The version that a Gradle file writes out; it is code and is not run. */
export function parseGradleVersion({ text }: SourceText): CurrentVersion[] {
  const code = /^\s*versionCode\s*=?\s*\(?(\d+)\b/m.exec(text)?.[1];
  const name = /^\s*versionName\s*=?\s*\(?["']([\w.-]+)["']/m.exec(text)?.[1];
  return code === undefined || name === undefined ? [] : [{ code: Number(code), name }];
}

/** `version: 2.1.0+1204` of a Flutter app, for both stores. */
export function parsePubspecVersion({ text }: SourceText): CurrentVersion[] {
  const [, name, code] = /^version:\s*["']?([\w.-]+)(?:\+(\d+))?/m.exec(text) ?? [];
  if (name === undefined) return [];
  return [{ code: undefined, name }, ...(code === undefined ? [] : [{ code: Number(code), name }])];
}

/** The version of an Xcode project, if all that it builds have the same. */
export function parseXcodeVersion({ text }: SourceText): CurrentVersion[] {
  const names = new Set(
    [...text.matchAll(/\bMARKETING_VERSION = "?([\w.-]+)"?;/g)].map(([, name = ""]) => name),
  );
  const [name] = names;
  return name === undefined || names.size > 1 ? [] : [{ code: undefined, name }];
}
