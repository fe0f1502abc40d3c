import { expect, test } from "vitest";
import { planWords } from "./plan-words.js";

const wordsOf = (texts: Readonly<Record<string, string>>) =>
  planWords(
    Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, { value, origin: "" }])),
    "en",
  );

test.each([
  ["Tides, quietly", "Tides, quietly"],
  [`Know every tide. ${"No account, no ads. ".repeat(3)}`, "Know every tide"],
  ["Tide times for every harbour in Portugal, the Azores and Madeira too", ""],
])("the title of the tab is what search results show of %j", (subtitle, title) => {
  expect(wordsOf({ name: "Tidepool", subtitle }).landing.title).toBe(title);
});

test("a heading in capitals above a paragraph is a sentence", () => {
  const description =
    "Tides for all.\n\nQUESTIONS OR IDEAS?\nWrite to me.\n\nTHE MOON\n• Full moons\n• New moons";
  expect(wordsOf({ name: "Tidepool", description }).landing.about).toContain(
    "Questions or ideas?\nWrite to me.",
  );
});
