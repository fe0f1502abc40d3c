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

/** What Apple's lookup of an app answers. A price and ratings are those of one country. */
export function parseLookup(source: SourceText, log: Diagnostics): Finding[] {
  const app = dataAt(parseJsonData(source, log), "results", "0");
  const number = (field: Field, node: DataNode | undefined): Finding[] =>
    typeof node?.value === "number"
      ? [{ field, value: String(node.value), language: undefined, origin: node.origin }]
      : [];
  return [
    ...find("name", dataAt(app, "trackName")),
    ...find("description", dataAt(app, "description")),
    ...find("category", dataAt(app, "primaryGenreName")),
    ...find("publisher", dataAt(app, "sellerName")),
    ...find("marketingUrl", dataAt(app, "sellerUrl")),
    ...find("appStoreUrl", dataAt(app, "trackViewUrl")),
    ...find("bundleId", dataAt(app, "bundleId")),
    ...number("appStoreId", dataAt(app, "trackId")),
    ...number("price", dataAt(app, "price")),
    ...find("currency", dataAt(app, "currency")),
  ];
}

function find(field: Field, node: DataNode | undefined, language?: string): Finding[] {
  const value = textOf(node);
  return node && value !== undefined ? [{ field, value, language, origin: node.origin }] : [];
}
