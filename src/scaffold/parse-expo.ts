import type { Diagnostics } from "../core/diagnostics.js";
import { type Field, type Finding, languageOf, type SourceText } from "./finding.js";
import { type DataNode, dataAt, parseJsonData, textOf } from "./json-data.js";

/** What Expo's `app.json` tells of an app. */
export function parseExpo(source: SourceText, log: Diagnostics): Finding[] {
  const root = parseJsonData(source, log);
  const expo = dataAt(root, "expo") ?? root;
  return [
    ...find("name", dataAt(expo, "name")),
    ...find("description", dataAt(expo, "description")),
    ...find("bundleId", dataAt(expo, "ios", "bundleIdentifier")),
    ...find("teamId", dataAt(expo, "ios", "appleTeamId")),
    ...find("appStoreUrl", dataAt(expo, "ios", "appStoreUrl")),
    ...find("package", dataAt(expo, "android", "package")),
    ...find("playUrl", dataAt(expo, "android", "playStoreUrl")),
    ...find("icon", dataAt(expo, "icon")),
    ...find("icon", dataAt(expo, "ios", "icon")),
  ];
}

const infoFields: Readonly<Record<string, Field>> = {
  title: "name",
  subtitle: "subtitle",
  description: "description",
  privacyPolicyUrl: "privacyUrl",
  supportUrl: "supportUrl",
  marketingUrl: "marketingUrl",
};

/** What the `store.config.json` of EAS tells, each text by its language. */
export function parseEas(source: SourceText, log: Diagnostics): Finding[] {
  const apple = dataAt(parseJsonData(source, log), "apple");
  const category = dataAt(apple, "categories", "0");
  const texts = [...(dataAt(apple, "info")?.entries ?? [])].flatMap(([locale, info]) =>
    Object.entries(infoFields).flatMap(([key, field]) => find(field, dataAt(info, key), languageOf(locale))),
  );
  return [
    ...texts,
    ...find("copyright", dataAt(apple, "copyright")),
    ...find("category", category?.entries.get("0") ?? category),
  ];
}

function find(field: Field, node: DataNode | undefined, language?: string): Finding[] {
  const value = textOf(node);
  return node && value !== undefined ? [{ field, value, language, origin: node.origin }] : [];
}
