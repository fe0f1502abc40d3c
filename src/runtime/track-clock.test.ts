import { afterEach, beforeEach, expect, test } from "vitest";
import { Patches } from "./patches.js";
import { trackClock } from "./track-clock.js";

const clock = Object.getOwnPropertyDescriptor(Performance.prototype, "now") ?? {};

let patches: Patches;
let count: number;

beforeEach(() => {
  patches = new Patches();
  count = 0;
  trackClock(patches, () => {
    count++;
  });
});

afterEach(() => patches.restore());

test.each<[string, () => unknown]>([
  ["the number", () => Date.now()],
  ["the text", () => Date()],
  ["a moment in words", () => String(new Date())],
  ["JSON", () => JSON.stringify(new Date())],
  ["the year", () => new Date().getFullYear()],
  ["a class of its own", () => new (class extends Date {})()],
  ["a copy of its constructor", () => new (new Date(0).constructor as DateConstructor)()],
  ["a format", () => new Intl.DateTimeFormat("en").format()],
  ["parts", () => new Intl.DateTimeFormat("en").formatToParts()],
  ["when an event was made", () => new Event("x").timeStamp],
  ["since the start", () => performance.now()],
  ["when it started", () => performance.timeOrigin],
])("%s reports that the time was read", (_, ask) => {
  ask();
  expect(count).toBeGreaterThan(0);
});

test.each<[string, () => unknown]>([
  [
    "a moment that is given",
    () => [new Date(0).toISOString(), new Date("2025-08-17").getTime(), Date.UTC(2025)],
  ],
  ["the format of a moment", () => new Intl.DateTimeFormat("en").format(new Date(0))],
  ["a class of its own with a moment", () => new (class extends Date {})(7).getTime()],
])("%s may be asked for", (_, ask) => {
  ask();
  expect(count).toBe(0);
});

test("dates are what they were", () => {
  const now = new Date();
  expect([now instanceof Date, now.constructor === Date, Object.prototype.toString.call(now)]).toEqual([
    true,
    true,
    "[object Date]",
  ]);
  expect(Math.abs(now.getFullYear() - new Date(performance.timeOrigin).getFullYear())).toBeLessThan(2);
  expect(new Date(2025, 7, 17).getMonth()).toBe(7);
});

test("the clock is restored, but for what others have replaced since", () => {
  const Own = Date;
  const theirs = () => "theirs";
  performance.now = theirs as never;
  patches.restore();
  expect(Date).not.toBe(Own);
  expect(Date.prototype.constructor).toBe(Date);
  expect(performance.now).toBe(theirs);
  Reflect.deleteProperty(performance, "now");
  // Other tests of this process need the real clock again.
  Object.defineProperty(Performance.prototype, "now", clock);
  expect(performance.now()).toBeTypeOf("number");
  Date.now();
  new Intl.DateTimeFormat("en").format();
  expect(count).toBe(0);
});
