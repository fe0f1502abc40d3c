import { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { ReleaseNote } from "../../model/review/app-project.js";
import { type CurrentVersion, type Field, type Finding, languageOf, type SourceText } from "./finding.js";
import { dataAt, findAt, parseJsonData, textOf } from "./parse-data.js";

const ofExpo = ["slug", "sdkVersion", "ios", "android", "icon", "plugins"];

/** The values of an app in Expo's `app.json`. React Native's file only has the name, and other tools may have such a file. */
export function parseExpo(source: SourceText, log: Diagnostics): Finding[] {
  const root = parseJsonData(source, log);
  const expo = dataAt(root, "expo") ?? root;
  if (!ofExpo.some((key) => dataAt(expo, key)) && expo === root)
    return findAt("name", dataAt(root, "displayName"));
  return [
    ...findAt("name", dataAt(expo, "name")),
    ...findAt("description", dataAt(expo, "description")),
    ...findAt("bundleId", dataAt(expo, "ios", "bundleIdentifier")),
    ...findAt("teamId", dataAt(expo, "ios", "appleTeamId")),
    ...findAt("appStoreUrl", dataAt(expo, "ios", "appStoreUrl")),
    ...findAt("package", dataAt(expo, "android", "package")),
    ...findAt("playUrl", dataAt(expo, "android", "playStoreUrl")),
    ...findAt("icon", dataAt(expo, "icon")),
    ...findAt("icon", dataAt(expo, "ios", "icon")),
  ];
}

/** The version of an Expo app, in data or as literals in code, which is not run; `parseExpo` reports problems with the file. */
export function parseExpoVersion(source: SourceText): CurrentVersion[] {
  const isData = source.file.endsWith(".json");
  const expo = isData ? dataAt(parseJsonData(source, new Diagnostics()), "expo") : undefined;
  const literal = (pattern: RegExp) => (isData ? undefined : pattern.exec(source.text)?.[1]);
  const name = textOf(dataAt(expo, "version")) ?? literal(/^\s*version:\s*["']([\w.-]+)["']/m);
  const code =
    dataAt(expo, "android", "versionCode")?.value ?? literal(/^\s*(?:android: \{ ?)?versionCode:\s*(\d+)\b/m);
  if (name === undefined) return [];
  return [{ code: undefined, name }, ...(code === undefined ? [] : [{ code: Number(code), name }])];
}

const infoFields: Readonly<Record<string, Field>> = {
  title: "name",
  subtitle: "subtitle",
  description: "description",
  privacyPolicyUrl: "privacyUrl",
  supportUrl: "supportUrl",
  marketingUrl: "marketingUrl",
};

/** The texts in the `store.config.json` of EAS, by language. */
export function parseEas(source: SourceText, log: Diagnostics): Finding[] {
  const apple = dataAt(parseJsonData(source, log), "apple");
  const category = dataAt(apple, "categories", "0");
  const texts = [...(dataAt(apple, "info")?.entries ?? [])].flatMap(([locale, info]) =>
    Object.entries(infoFields).flatMap(([key, field]) =>
      findAt(field, dataAt(info, key), languageOf(locale)),
    ),
  );
  return [
    ...texts,
    ...findAt("copyright", dataAt(apple, "copyright")),
    ...findAt("category", category?.entries.get("0") ?? category),
  ];
}

/** The version that the store config of EAS announces, in each language; `parseEas` reports problems with the file. */
export function parseEasNotes(source: SourceText): ReleaseNote[] {
  const apple = dataAt(parseJsonData(source, new Diagnostics()), "apple");
  const version = textOf(dataAt(apple, "version"));
  return [...(dataAt(apple, "info")?.entries ?? [])].flatMap(([locale, info]): ReleaseNote[] => {
    const text = textOf(dataAt(info, "releaseNotes"))?.trim() ?? "";
    if (text === "") return [];
    return [
      { store: "apple", code: undefined, version, language: languageOf(locale), file: source.file, text },
    ];
  });
}
