import { expect, test } from "vitest";
import { isCanonicalTag, isLanguageTag, tagOfLanguage, usualParts } from "./language-tag.js";

test.each(["en", "en-US", "zh-Hans", "zh-Hant-HK", "pt-PT", "ar", "es-419", "tlh", "gsw-CH", "de-CH-1996"])(
  "%s is a valid tag",
  (tag) => {
    expect([isLanguageTag(tag), isCanonicalTag(tag)]).toEqual([true, true]);
  },
);

test.each(["en_US", "xx", "xx-YY", "en-YY", "zh-Qqqq", "english", "", "e", "-en", "en-", "en US", "*"])(
  "%j is not a valid tag",
  (tag) => {
    expect(isLanguageTag(tag)).toBe(false);
  },
);

test.each(["EN", "pt-pt", "zh-hans", "iw"])("%s is valid but not canonical", (tag) => {
  expect([isLanguageTag(tag), isCanonicalTag(tag)]).toEqual([true, false]);
});

test.each(["language", "script", "region"] as const)("each listed %s exists", (type) => {
  const names = new Intl.DisplayNames("en", { type, fallback: "none" });
  expect(usualParts[type].filter((code) => names.of(code) === undefined)).toEqual([]);
});

test.each([
  ["german", "de"],
  ["Deutsch", "de"],
  [" French ", "fr"],
  ["עברית", "he"],
  ["jp", "ja"],
  ["CN", "zh"],
  ["en", undefined],
  ["xx", undefined],
  ["Elvish", undefined],
])("the tag of the language %s is %s", (name, tag) => {
  expect(tagOfLanguage(name)).toBe(tag);
});
