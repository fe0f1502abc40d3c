import { expect, test } from "vitest";
import { buildDay, isEpoch } from "./build-day.js";

test("the option takes precedence over the environment, and both over the clock", () => {
  expect(buildDay("2026-02-03", { SOURCE_DATE_EPOCH: "0" })).toBe("2026-02-03");
  expect(buildDay(undefined, { SOURCE_DATE_EPOCH: "1767225599" })).toBe("2025-12-31");
  expect(buildDay(undefined, { SOURCE_DATE_EPOCH: "1767225600" })).toBe("2026-01-01");
  expect(buildDay(undefined, { SOURCE_DATE_EPOCH: "" })).toBe(buildDay(undefined, {}));
});

test.each([
  ["0", true],
  ["1767225600", true],
  ["-1", false],
  ["1e9", false],
  ["2026-01-01", false],
  ["999999999999", false],
])("%s is the seconds of a day: %s", (text, is) => {
  expect(isEpoch(text)).toBe(is);
});
