import { expect, test } from "vitest";
import { utcDay } from "./utc-day.js";

test("a moment has one day, whatever the machine's time zone is", () => {
  expect(utcDay(new Date("2026-11-22T11:30:00+13:00"))).toBe("2026-11-21");
  expect(utcDay(new Date("2026-11-21T20:30:00-05:00"))).toBe("2026-11-22");
});
