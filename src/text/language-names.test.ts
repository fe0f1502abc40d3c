import { expect, test } from "vitest";
import { nameOfLanguage, ogLocaleOf } from "./language-names.js";

test.each([
  ["en", "English", "en_US"],
  ["en-GB", "English", "en_GB"],
  ["pt", "Português", "pt_BR"],
  ["pt-PT", "Português (Portugal)", "pt_PT"],
  ["zh-Hans", "简体中文", "zh_CN"],
  ["zh-Hant", "繁體中文", "zh_TW"],
  ["zh-Hant-HK", "繁體中文", "zh_HK"],
  ["ar", "العربية", "ar_AR"],
  ["es-419", "Español", "es_419"],
  ["tlh", undefined, undefined],
  ["constructor", undefined, undefined],
])("the name of %s is %s, and its og:locale %s", (tag, name, locale) => {
  expect([nameOfLanguage(tag), ogLocaleOf(tag)]).toEqual([name, locale]);
});
