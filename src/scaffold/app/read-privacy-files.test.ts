import { expect, test } from "vitest";
import { mergeDataUses } from "./read-privacy-files.js";

test("a data type that two targets collect is merged with all its purposes", () => {
  const category = "EMAIL_ADDRESS";
  expect(
    mergeDataUses([
      { category, linked: false, tracking: true, purposes: ["APP_FUNCTIONALITY"] },
      { category, linked: true, tracking: false, purposes: ["ANALYTICS", "APP_FUNCTIONALITY"] },
    ]),
  ).toEqual([{ category, linked: true, tracking: true, purposes: ["APP_FUNCTIONALITY", "ANALYTICS"] }]);
});
