import { expect, test } from "vitest";
import { mergeDataUses } from "./read-privacy-files.js";

test("a kind of data that two targets collect is reported once, with all that is done with it", () => {
  const category = "EMAIL_ADDRESS";
  expect(
    mergeDataUses([
      { category, linked: false, tracking: true, purposes: ["APP_FUNCTIONALITY"] },
      { category, linked: true, tracking: false, purposes: ["ANALYTICS", "APP_FUNCTIONALITY"] },
    ]),
  ).toEqual([{ category, linked: true, tracking: true, purposes: ["APP_FUNCTIONALITY", "ANALYTICS"] }]);
});
