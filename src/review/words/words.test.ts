import { describe, expect, test } from "vitest";
import { categoryOf, dataTypes, manifestOnlyTypes, purposes } from "../../model/review/data-types.js";
import { sayData } from "../../scaffold/plan/data-words.js";
import { dataLanguages } from "../../text/data-words.js";
import { allWords, nameOfLanguage, wordForm, wordsOf } from "./words-of.js";

const categories = [...Object.keys(dataTypes), ...manifestOnlyTypes.map(categoryOf)];
const tags = ["de", "en", "es", "fr", "it", "pt", "ar", "fa", "he", "ja", "ko", "zh"];
const of = (tag: string) => {
  const words = wordsOf(tag);
  if (!words) throw new Error(tag);
  return words;
};

describe.each(tags)("the words of %s", (tag) => {
  test("have each kind of data and each purpose", () => {
    expect(Object.keys(of(tag).data).sort()).toEqual([...categories].sort());
    expect(Object.keys(of(tag).purposes).sort()).toEqual(Object.keys(purposes).sort());
  });

  test("are forms that match no empty text", () => {
    const { topics, data, purposes: what, pages, isPartial: _, ...others } = of(tag);
    const sources = [topics, data, what, pages, others].flatMap((table) => Object.values(table));
    for (const source of sources) expect(wordForm(source).test(""), source).toBe(false);
  });
});

test("all languages are searched where any may occur", () => {
  expect(allWords).toEqual(tags.map(of));
  expect(wordsOf("pt-BR")).toBe(wordsOf("pt"));
  expect(wordsOf("EN-us")).toBe(wordsOf("en"));
  expect(wordsOf("pl")).toBeUndefined();
  expect(wordsOf("constructor")).toBeUndefined();
  expect(nameOfLanguage("pl")).toBe("Polish");
});

describe.each(dataLanguages)("what init writes in %s is known by its words:", (language) => {
  const forms = ["formal", "familiar"] as const;

  test.each(categories)("%s", (category) => {
    for (const form of forms) {
      const use = { category, purposes: [], linked: false, tracking: false };
      const said = Object.values(sayData([use], { language, form }).collected).flatMap(({ items }) => items);
      expect(said).toHaveLength(1);
      expect(said[0]).toMatch(wordForm(of(language).data[category] ?? ""));
    }
  });

  test.each(Object.keys(purposes))("the purpose %s", (purpose) => {
    const use = { category: "NAME", purposes: [purpose], linked: false, tracking: false };
    const said = sayData([use], { language, form: "formal" }).purposes;
    expect(said).toMatch(wordForm(of(language).purposes[purpose] ?? ""));
  });
});

test.each([
  ["en", "PRECISE_LOCATION", "your approximate location"],
  ["en", "NAME", "your username"],
  ["en", "EMAIL_ADDRESS", "write to us by e-mail"],
  ["en", "DEVICE_ID", "the devices that you own"],
  ["de", "PRECISE_LOCATION", "dein ungefährer Standort"],
  ["fr", "PRECISE_LOCATION", "votre localisation approximative"],
  ["es", "NAME", "tu nombre de usuario"],
  ["pt", "PRECISE_LOCATION", "a sua localização aproximada"],
])("in %s, %s is not named by “%s”", (tag, category, text) => {
  expect(wordForm(of(tag).data[category] ?? "").test(text)).toBe(false);
});
