import { expect, test } from "vitest";
import {
  parseAppfile,
  parseFastlaneAndroid,
  parseFastlaneApple,
  plainListing,
  primaryLanguage,
} from "./parse-fastlane.js";

const at = (file: string, text: string) => ({ file, text });
const valuesOf = (findings: ReturnType<typeof parseFastlaneApple>) =>
  findings.map(({ field, value, language, origin }) => [
    field,
    value,
    language,
    `${origin.file}:${origin.line}`,
  ]);

test("each metadata file for the App Store is a value in its language", () => {
  const findings = parseFastlaneApple([
    at("fastlane/metadata/en-US/name.txt", "\uFEFFTidepool\n"),
    at("fastlane/metadata/pt-PT/subtitle.txt", " Marés, sem ruído \n"),
    at("fastlane/metadata/default/support_url.txt", "https://tidepool.example/support"),
    at("metadata/zh-Hans/description.txt", "潮汐\n\n很安静"),
    at("fastlane/metadata/primary_category.txt", "WEATHER"),
    at("fastlane/metadata/ios/copyright.txt", "2026 Tidepool Lda"),
    at("fastlane/metadata/ios/pt-PT/name.txt", "Marés"),
    at("fastlane/metadata/en-US/keywords.txt", "tide, sea"),
    at("fastlane/metadata/en-US/privacy_url.txt", "\n"),
  ]);
  expect(valuesOf(findings)).toEqual([
    ["name", "Tidepool", "en-US", "fastlane/metadata/en-US/name.txt:1"],
    ["subtitle", "Marés, sem ruído", "pt-PT", "fastlane/metadata/pt-PT/subtitle.txt:1"],
    [
      "supportUrl",
      "https://tidepool.example/support",
      undefined,
      "fastlane/metadata/default/support_url.txt:1",
    ],
    ["description", "潮汐\n\n很安静", "zh-Hans", "metadata/zh-Hans/description.txt:1"],
    ["category", "WEATHER", undefined, "fastlane/metadata/primary_category.txt:1"],
    ["copyright", "2026 Tidepool Lda", undefined, "fastlane/metadata/ios/copyright.txt:1"],
    ["name", "Marés", "pt-PT", "fastlane/metadata/ios/pt-PT/name.txt:1"],
  ]);
});

test.each([
  "fastlane/metadata/review_information/demo_password.txt",
  "fastlane/metadata/review_information/name.txt",
  "fastlane/metadata/trade_representative_contact_information/name.txt",
  "fastlane/metadata/name.txt",
  "fastlane/metadata/en-US/toString.txt",
  "fastlane/metadata/en-US/old/name.txt",
  "fastlane/metadata/android/en-US/title.txt",
])("%s is not read", (file) => {
  expect(parseFastlaneApple([at(file, "secret")])).toEqual([]);
});

test("metadata for Google Play has Google's own language tags", () => {
  const findings = parseFastlaneAndroid([
    at("fastlane/metadata/android/en-US/title.txt", "Tidepool"),
    at("fastlane/metadata/android/iw-IL/short_description.txt", "גאות"),
    at("fastlane/metadata/android/es-419/full_description.txt", "Mareas"),
    at("fastlane/metadata/android/en-US/changelogs/12.txt", "Faster"),
    at("fastlane/metadata/en-US/name.txt", "Tidepool"),
  ]);
  expect(valuesOf(findings).map(([field, value, language]) => [field, value, language])).toEqual([
    ["name", "Tidepool", "en-US"],
    ["subtitle", "גאות", "he-IL"],
    ["description", "Mareas", "es-419"],
  ]);
});

test("the literal values of an Appfile are read, and it is not run", () => {
  const text = [
    '# app_identifier "com.old.app"',
    'app_identifier("com.example.app")',
    'team_id "ABCDE12345" # ours',
    'package_name ENV["PACKAGE"]',
    "for_lane :beta do",
    "  app_identifier 'com.example.beta'",
    "end",
  ].join("\n");
  expect(valuesOf(parseAppfile(at("fastlane/Appfile", text)))).toEqual([
    ["bundleId", "com.example.app", undefined, "fastlane/Appfile:2"],
    ["bundleId", "com.example.beta", undefined, "fastlane/Appfile:6"],
    ["teamId", "ABCDE12345", undefined, "fastlane/Appfile:3"],
  ]);
});

test.each([
  ["", "", "en"],
  ["", "developmentRegion = fr;", "fr"],
  ["", "options: { developmentLanguage: pt-BR }", "pt-BR"],
  ["", "developmentRegion = English;", "en"],
  ["pt-PT\n", "developmentRegion = fr;", "pt-PT"],
])("the language of default/ with %j on Google Play and %j in Xcode is %s", (play, project, language) => {
  const details = [{ file: "app/src/main/play/default-language.txt", text: play }];
  const projects = [{ file: "A.xcodeproj/project.pbxproj", text: project }];
  expect(primaryLanguage({ details, projects })).toBe(language);
});

test.each([
  ["<b>Tides</b> &amp; moon<br>for all", "Tides & moon\nfor all"],
  ["Tides.<ul><li>High</li><li>Low</li></ul>Quiet.", "Tides.\n\n\n• High\n• Low\n\nQuiet."],
  [
    "<ul>\n<li>Tides</li>\n <ul>\n  <li>High</li>\n </ul><li>Moons<ul><li>New</li></ul></li></ul>",
    "• Tides\n  • High\n\n• Moons\n  • New",
  ],
  ["<b>Tides</b>\nFor all.\n<b>Free</b>\nNo ads.", "Tides\nFor all.\n\n【Free】\nNo ads."],
  ["For all.\n\n<strong>Free: </strong>\n\n<ul><li>No ads</li></ul>", "For all.\n\n【Free】\n• No ads"],
  ["For all.<br><b>Free</b> of ads.<br><b>No ads.</b><br>Free.", "For all.\nFree of ads.\nNo ads.\nFree."],
  ['For <a href="https://a.example">all</a>.\n\n<a href="https://a.example">Policy</a>', "For all."],
  ["Waves < 2 m &amp; calm", "Waves < 2 m &amp; calm"],
  ["I <3 tides", "I <3 tides"],
])("the listing %j as plain text is %j", (text, plain) => {
  expect(plainListing(text)).toBe(plain);
});

test.each([
  ["newlines", `a<b>b</b>${"\n".repeat(400_000)}c`],
  ["spaces", `a\n<b>x${" ".repeat(400_000)}</b>\nb`],
  ["inner lists", `a${"<ul><li>b".repeat(30_000)}`],
  ["tags", `a\n${"<b>".repeat(100_000)}x\ny`],
])("a listing with many %s is read in linear time", (_, text) => {
  expect(plainListing(text)).toMatch(/^a/);
});
