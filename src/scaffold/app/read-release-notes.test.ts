import { expect, test } from "vitest";
import {
  parseGradleVersion,
  parsePubspecVersion,
  parseReleaseNotes,
  parseXcodeVersion,
} from "./read-release-notes.js";

const source = (text: string) => ({ file: "x", text });

test("notes are grouped by version and language, newest first", () => {
  const notes = parseReleaseNotes(
    [
      { file: "fastlane/metadata/android/en-US/changelogs/9.txt", text: "Nine" },
      { file: "fastlane/metadata/android/iw-IL/changelogs/10.txt", text: "\uFEFFTen\r\nmore\r\n" },
      { file: "fastlane/metadata/android/en-US/changelogs/11.txt", text: " \n" },
      { file: "fastlane/metadata/android/no_language/changelogs/12.txt", text: "no language" },
      { file: "fastlane/metadata/default/release_notes.txt", text: "Next" },
    ],
    [
      { code: 10, name: "1.10" },
      { code: undefined, name: "2.0" },
    ],
  );
  expect(notes.map(({ version, code, language, text }) => [version, code, language, text])).toEqual([
    ["2.0", undefined, undefined, "Next"],
    ["1.10", 10, "he-IL", "Ten\nmore"],
    [undefined, 9, "en-US", "Nine"],
  ]);
});

test("a first line with a version name applies to its version code in every language", () => {
  const of = (language: string, text: string, code = 100) => ({
    file: `fastlane/metadata/android/${language}/changelogs/${code}.txt`,
    text,
  });
  const notes = parseReleaseNotes(
    [
      of("de-DE", "- Neue Listen"),
      of("en-US", "Tusky 21.0\n\n- Lists"),
      of("en-US", "Fixed in 20.1", 99),
      of("en-US", "Tusky 20\n\n- Dark", 97),
    ],
    [],
  );
  expect(notes.map(({ code, language, version }) => [code, language, version])).toEqual([
    [100, "de-DE", "21.0"],
    [100, "en-US", "21.0"],
    [99, "en-US", undefined],
    [97, "en-US", "20"],
  ]);
});

test.each([
  ['versionCode 1204\n versionName "2.1"', [{ code: 1204, name: "2.1" }]],
  ["versionCode = 7\nversionName = '1.0-beta'", [{ code: 7, name: "1.0-beta" }]],
  ["versionCode flutter.versionCode\nversionName flutter.versionName", []],
  ["// versionCode 3\nversionName base", []],
  ['agp = "8.7.2"\napp-versionName = "3.0.0"\napp-versionCode = "300"', [{ code: 300, name: "3.0.0" }]],
  ["VERSION_NAME=3.0.0\nVERSION_CODE=300", [{ code: 300, name: "3.0.0" }]],
])("the version in Gradle's %j is %j", (text, expected) => {
  expect(parseGradleVersion(source(text))).toEqual(expected);
});

test.each([
  ["name: tides\nversion: 2.1.0+1204\n", ["2.1.0", "1204 2.1.0"]],
  ["version: 2.1.0\n", ["2.1.0"]],
  ["dependencies:\n  version: 3\n", []],
])("the version in the pubspec %j is %j", (text, expected) => {
  expect(parsePubspecVersion(source(text)).map(({ code = "", name }) => `${code} ${name}`.trim())).toEqual(
    expected,
  );
});

test.each([
  [["MARKETING_VERSION = 2.1;\nMARKETING_VERSION = 2.1;"], "2.1"],
  [["    MARKETING_VERSION: 3.0.0"], "3.0.0"],
  [["MARKETING_VERSION = 3.0.0", "MARKETING_VERSION=3.0.0"], "3.0.0"],
  [["<key>CFBundleShortVersionString</key>\n\t<string>3.0</string>"], "3.0"],
  [["MARKETING_VERSION = 2.1;\nMARKETING_VERSION = 1.0;"], undefined],
  [["MARKETING_VERSION = 2.1", "MARKETING_VERSION = 1.0"], undefined],
  [["MARKETING_VERSION = $(VERSION);"], undefined],
  [["<key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>"], undefined],
])("the version in Xcode's %j is the one that all targets share", (texts, name) => {
  const expected = name === undefined ? [] : [{ code: undefined, name }];
  expect(parseXcodeVersion(texts.map(source))).toEqual(expected);
});
