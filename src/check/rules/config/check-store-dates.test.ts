import { describe, expect, test } from "vitest";
import { findings } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

describe("the date of a store", () => {
  const found = (expected: string, today?: string) =>
    findings(rules["store-dates"], "", {
      config: { stores: { googlePlay: { expected } } },
      ...(today !== undefined && { today }),
    });

  test.each([
    ["2026-12-01", "2026-11-30"],
    ["2026-12-01", "2026-12-01"],
    ["2026-12", "2026-11-30"],
    ["2026-12", "2026-12-31"],
    ["2026-12", undefined],
  ])("%s is expected on %s", (expected, today) => {
    expect(found(expected, today)).toEqual([]);
  });

  test.each([
    ["2026-12-01", "2026-12-02"],
    ["2026-12-31", "2027-01-01"],
    ["2026-12", "2027-01-01"],
  ])("%s is over on %s", (date, today) => {
    expect(found(date, today)).toEqual([
      ["check/store-date-over", { key: "stores.googlePlay.expected", date, isListed: false }],
    ]);
  });

  test("a known listing is live on the day itself", () => {
    const url = "https://play.google.com/store/apps/details?id=a.b";
    const foundOn = (today: string) =>
      findings(rules["store-dates"], "", {
        config: { stores: { googlePlay: { url, expected: "2026-12-01" } } },
        today,
      });
    expect(foundOn("2026-11-30")).toEqual([]);
    expect(foundOn("2026-12-01")).toEqual([
      ["check/store-date-over", { key: "stores.googlePlay.expected", date: "2026-12-01", isListed: true }],
    ]);
  });
});
