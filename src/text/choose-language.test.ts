import { expect, test } from "vitest";
import { chooseLanguage } from "./choose-language.js";

test.each([
  [["de-DE", "en-US", "pt-PT"], undefined, "en-US"],
  [["de-DE", "en-GB", "en"], undefined, "en"],
  [["de-DE", "en-GB"], undefined, "en-GB"],
  [["de-DE", "fr-FR"], undefined, "de-DE"],
  [["en-US", "pt-BR", "pt-PT"], "pt-PT", "pt-PT"],
  [["en-US", "pt-BR", "pt-PT"], "pt", "pt-BR"],
  [["en-US", "zh-CN", "zh-TW"], "zh-Hant", "zh-TW"],
  [["en-US", "zh-CN"], "zh-Hant", "en-US"],
  [["en-US"], "ja", "en-US"],
  [[], "ja", undefined],
])("from %j, for %j, %j is chosen", (there, wanted, used) => {
  expect(chooseLanguage(there, wanted)).toBe(used);
});
