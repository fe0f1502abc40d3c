import { afterEach, expect, test, vi } from "vitest";
import { describeRealm } from "./describe-realm.js";

afterEach(() => vi.unstubAllEnvs());

const said = (code: string, zone: string) => {
  vi.stubEnv("TZ", zone);
  return describeRealm(code);
};

test("zones that are alike for years are told from each other", () => {
  expect(said("", "Europe/Berlin")).not.toBe(said("", "Europe/Paris"));
  expect(said("", "Europe/Berlin")).toBe(said("", "Europe/Berlin"));
});

test.each(["day.toLocaleString()", "a.localeCompare(b)", "Intl.NumberFormat()"])(
  "the language of the place is asked for where code may: %s",
  (code) => {
    const asked = vi.spyOn(Intl, "DateTimeFormat");
    describeRealm("new Date(day).toISOString()");
    expect(asked).not.toHaveBeenCalled();
    describeRealm(code);
    expect(asked).toHaveBeenCalled();
    asked.mockRestore();
  },
);
