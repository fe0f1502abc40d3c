import { expect, test } from "vitest";
import { oneLine, publisherOf, sayCategory, severalLines } from "./listing-words.js";

test.each([
  ["WEATHER", "Weather"],
  ["FOOD_AND_DRINK", "Food & Drink"],
  ["MZGenre.Games", "Games"],
  ["Health & Fitness", "Health & Fitness"],
])("the category %j is shown as %j", (id, shown) => {
  expect(sayCategory(id)).toBe(shown);
});

test.each([
  ["2026 Tidepool Lda", "Tidepool Lda"],
  ["© 2019-2026 Tidepool, Lda.", "Tidepool, Lda."],
  ["Copyright (c) 2026, 37signals", "37signals"],
  ["Tidepool 2", "Tidepool 2"],
  ["2026", ""],
  ["2026 Tidepool, Inc. All Rights Reserved", "Tidepool, Inc."],
  ["Tidepool Lda, all rights reserved.", "Tidepool Lda"],
])("the publisher in the copyright %j is %j", (copyright, publisher) => {
  expect(publisherOf(copyright)).toBe(publisher);
});

test("control characters and invalid characters are removed", () => {
  expect(oneLine("Tide\u0000\u001bpool\n app\ud800")).toBe("Tidepool app\ufffd");
  expect(severalLines("One.\r\n\r\n\r\n\r\nTwo.\u0007\tEnd\n")).toBe("One.\n\nTwo.\tEnd");
});
