import { afterEach, expect, test, vi } from "vitest";
import { utcDay } from "./utc-day.js";

afterEach(() => vi.unstubAllEnvs());

test.each(["UTC", "Pacific/Auckland", "America/Los_Angeles"])(
  "a moment has one day, whatever the machine's time zone is: %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    expect(new Date("2026-11-21T12:00:00Z").getTimezoneOffset() === 0).toBe(zone === "UTC");
    expect(utcDay(new Date("2026-11-22T11:30:00+13:00"))).toBe("2026-11-21");
    expect(utcDay(new Date("2026-11-21T20:30:00-05:00"))).toBe("2026-11-22");
    expect(utcDay(new Date("2026-01-02T03:00:00Z"))).toBe("2026-01-02");
  },
);
