import { describe, expect, test } from "vitest";
import { findings } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

describe("the expected date of a store", () => {
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
  ])("%s is not reported on %s", (expected, today) => {
    expect(found(expected, today)).toEqual([]);
  });

  test.each([
    ["2026-12-01", "2026-12-02"],
    ["2026-12-31", "2027-01-01"],
    ["2026-12", "2027-01-01"],
  ])("%s is reported on %s", (date, today) => {
    expect(found(date, today)).toEqual([
      ["check/store-date-over", { key: "stores.googlePlay.expected", date }],
    ]);
  });

  test("may have passed if the listing is known", () => {
    const url = "https://play.google.com/store/apps/details?id=a.b";
    const config = { stores: { googlePlay: { url, expected: "2026-12-01" } } };
    expect(findings(rules["store-dates"], "", { config, today: "2026-12-02" })).toEqual([]);
  });
});
