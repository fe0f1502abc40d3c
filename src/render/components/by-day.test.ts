import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { getScript } from "../head/get-script.js";
import { dayScript } from "./by-day.js";

const elements = [
  { dayUntil: "2026-12-01" },
  { dayFrom: "2026-12-01", dayUntil: "2026-12-05" },
  { dayFrom: "2026-12-05" },
];

/** The elements that are visible at a time. */
function shownAt(now: string): number[] {
  const found = elements.map((dataset) => ({ dataset, hidden: false }));
  class Now extends Date {
    constructor() {
      super(now);
    }
  }
  runInNewContext(dayScript, { document: { querySelectorAll: () => found }, Date: Now });
  return found.flatMap(({ hidden }, index) => (hidden ? [] : [index]));
}

test("the script has at most 300 bytes and shows the elements of the day", () => {
  expect(Buffer.byteLength(dayScript)).toBeLessThanOrEqual(300);
  expect(dayScript).not.toMatch(/<\/|<!--/);
  expect(shownAt("2026-11-30T23:59:59Z")).toEqual([0]);
  expect(shownAt("2026-12-01T00:00:00Z")).toEqual([1]);
  expect(shownAt("2026-12-04T12:00:00Z")).toEqual([1]);
  expect(shownAt("2026-12-05T00:00:00Z")).toEqual([2]);
});

test("a phone is redirected to a store from the release day on", () => {
  const visit = (now: string) => {
    const to: string[] = [];
    class Now extends Date {
      constructor() {
        super(now);
      }
    }
    runInNewContext(getScript, {
      navigator: { userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 8)", maxTouchPoints: 5 },
      document: {
        currentScript: { dataset: { googlePlay: "https://play.google.com/", from: "2026-12-01" } },
      },
      history: { state: null, replaceState: () => {} },
      location: { replace: (address: string) => to.push(address) },
      Date: Now,
    });
    return to;
  };
  expect(visit("2026-11-30T23:59:59Z")).toEqual([]);
  expect(visit("2026-12-01T00:00:00Z")).toEqual(["https://play.google.com/"]);
});
