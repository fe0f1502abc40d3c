import { afterEach, expect, test, vi } from "vitest";
import { buildDay, isEpoch, utcDay } from "./build-day.js";

test("the option takes precedence over SOURCE_DATE_EPOCH, and both over the clock", () => {
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
])("%s is a valid SOURCE_DATE_EPOCH: %s", (text, is) => {
  expect(isEpoch(text)).toBe(is);
});

afterEach(() => vi.unstubAllEnvs());

test.each(["UTC", "Pacific/Auckland", "America/Los_Angeles"])(
  "the day of a moment does not depend on the machine's time zone: %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    expect(new Date("2026-11-21T12:00:00Z").getTimezoneOffset() === 0).toBe(zone === "UTC");
    expect(utcDay(new Date("2026-11-22T11:30:00+13:00"))).toBe("2026-11-21");
    expect(utcDay(new Date("2026-11-21T20:30:00-05:00"))).toBe("2026-11-22");
    expect(utcDay(new Date("2026-01-02T03:00:00Z"))).toBe("2026-01-02");
  },
);
