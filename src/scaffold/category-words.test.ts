import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { sayCategoryIn } from "./category-words.js";

test.each([
  ["Games", "de-AT", "Spiele"],
  ["Health & Fitness", "pt-PT", "Saúde e fitness"],
  ["Weather", "zh-Hans", "天气"],
  ["Essen und Trinken", "it", "Mangiare e bere"],
  // Unknown here, or from another store.
  ["Weather", "fi", "Weather"],
  ["Puzzle", "de", "Puzzle"],
])("the category %s in %s is %s", (category, language, expected) => {
  expect(sayCategoryIn(category, language)).toBe(expected);
});

test("each language of the starter has words for the first and the last category", () => {
  const files = readdirSync(new URL("../../starter/messages", import.meta.url));
  const tags = files.map((file) => file.replace(/^_|\.ts$/g, "")).filter((tag) => tag !== "en");
  for (const tag of tags) {
    expect(sayCategoryIn("Books", tag), tag).not.toBe("Books");
    expect(sayCategoryIn("Weather", tag), tag).not.toBe("Weather");
  }
});
