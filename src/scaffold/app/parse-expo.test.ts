import { expect, test } from "vitest";
import { collect } from "../../../test/support/example.js";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Finding, SourceText } from "./finding.js";
import { parseEas, parseEasNotes, parseExpo, parseExpoVersion } from "./parse-expo.js";

function read(parse: (source: SourceText, log: Diagnostics) => Finding[], text: string) {
  const { log, found } = collect();
  const findings = parse({ file: "a.json", text }, log);
  const reported = findings.map(({ field, value, language, origin }) => {
    const where = language === undefined ? "" : ` (${language})`;
    return `${origin.line} ${field}${where}: ${value}`;
  });
  return { reported, found: found() };
}

test.each([
  ['{ "name": "tidepool", "displayName": "Tide Pool" }', ["1 name: Tide Pool"]],
  ['{ "name": "Tide Pool", "slug": "tidepool" }', ["1 name: Tide Pool"]],
  // Another tool's file, or the texts of an app.
  ['{ "name": "tidepool", "description": "Code of the app" }', []],
])("an app.json %s outside an Expo project is read like React Native's", (text, reported) => {
  expect(read(parseExpo, text)).toEqual({ reported, found: [] });
});

test("app.json contains the app's ids, and may have comments and trailing commas", () => {
  const text = `{
  // the app
  "expo": {
    name: 'Tidepool',
    "ios": { "bundleIdentifier": "com.example.tidepool", "appStoreUrl": "https://apps.apple.com/app/id1", },
    "android": { "package": "com.example.tidepool" /* the same */ },
  },
}`;
  expect(read(parseExpo, text)).toEqual({
    reported: [
      "4 name: Tidepool",
      "5 bundleId: com.example.tidepool",
      "5 appStoreUrl: https://apps.apple.com/app/id1",
      "6 package: com.example.tidepool",
    ],
    found: [],
  });
});

test.each([
  ['{ "expo": { "name": process.env.NAME } }', "a.json:1 scaffold/file-not-used"],
  ['{ "expo": { ["name"]: "x", ...more } }', "a.json:1 scaffold/file-not-used"],
  ['{\n  "expo": { "name": "x" \n', "a.json:2 scaffold/file-not-used"],
  ["", "a.json:1 scaffold/file-not-used"],
  ["require('fs').rmSync('/')", "a.json:1 scaffold/file-not-used"],
])("%j is reported as not JSON, and not run", (text, problem) => {
  const { found } = read(parseExpo, text);
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found)).toEqual(new Set([problem]));
});

test.each(["[]", "null", "1", '{ "expo": [] }', '{ "name": 7, "ios": null }'])(
  "%j has no findings",
  (text) => {
    expect(read(parseExpo, text)).toEqual({ reported: [], found: [] });
  },
);

test("store.config.json of EAS contains texts by language", () => {
  const text = JSON.stringify(
    {
      configVersion: 0,
      apple: {
        copyright: "2026 Example",
        categories: [["GAMES", "GAMES_PUZZLE"], "WEATHER"],
        info: {
          "en-US": { title: "Tidepool", privacyPolicyUrl: "https://a.example/p" },
          "pt-BR": { title: "Maré" },
        },
      },
    },
    undefined,
    1,
  );
  const { reported, found } = read(parseEas, text);
  expect(found).toEqual([]);
  expect(reported.map((line) => line.replace(/^\d+ /, ""))).toEqual([
    "name (en-US): Tidepool",
    "privacyUrl (en-US): https://a.example/p",
    "name (pt-BR): Maré",
    "copyright: 2026 Example",
    "category: GAMES",
  ]);
});

test("the store config contains the version's notes in each language, and app.json may contain the version", () => {
  const info = {
    "de-DE": { releaseNotes: " Schneller.\n" },
    "en-US": { releaseNotes: "" },
    "fr-FR": { title: "Marée" },
  };
  const text = JSON.stringify({ configVersion: 0, apple: { version: "2.1", info } });
  expect(parseEasNotes({ file: "store.config.json", text })).toEqual([
    {
      store: "apple",
      code: undefined,
      version: "2.1",
      language: "de-DE",
      file: "store.config.json",
      text: "Schneller.",
    },
  ]);
  expect(parseEasNotes({ file: "store.config.json", text: "{" })).toEqual([]);
  const versionIn = (config: unknown) => parseExpoVersion({ file: "app.json", text: JSON.stringify(config) });
  expect(versionIn({ expo: { version: "2.2" } })).toEqual([{ code: undefined, name: "2.2" }]);
  expect(versionIn({ expo: {} })).toEqual([]);
  const both = [
    { code: undefined, name: "2.2" },
    { code: 220, name: "2.2" },
  ];
  expect(versionIn({ expo: { version: "2.2", android: { versionCode: 220 } } })).toEqual(both);
  const inCode = (text: string) => parseExpoVersion({ file: "app.config.ts", text });
  expect(inCode('export default {\n  version: "2.2",\n  android: { versionCode: 220 },\n};')).toEqual(both);
  expect(inCode("export default {\n  version: packageJson.version,\n  runtimeVersion: '1.0',\n};")).toEqual(
    [],
  );
});
