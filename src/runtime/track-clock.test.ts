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
  ["Date.now()", () => Date.now()],
  ["Date()", () => Date()],
  ["a date as a text", () => String(new Date())],
  ["JSON", () => JSON.stringify(new Date())],
  ["the year", () => new Date().getFullYear()],
  ["a subclass of Date", () => new (class extends Date {})()],
  ["the constructor of a date", () => new (new Date(0).constructor as DateConstructor)()],
  ["format()", () => new Intl.DateTimeFormat("en").format()],
  ["formatToParts()", () => new Intl.DateTimeFormat("en").formatToParts()],
  ["the time of an event", () => new Event("x").timeStamp],
  ["performance.now()", () => performance.now()],
  ["performance.timeOrigin", () => performance.timeOrigin],
])("%s reads the time", (_, ask) => {
  ask();
  expect(count).toBeGreaterThan(0);
});

test.each<[string, () => unknown]>([
  ["a given time", () => [new Date(0).toISOString(), new Date("2025-08-17").getTime(), Date.UTC(2025)]],
  ["the format of a given time", () => new Intl.DateTimeFormat("en").format(new Date(0))],
  ["a subclass with a given time", () => new (class extends Date {})(7).getTime()],
])("%s does not read the time", (_, ask) => {
  ask();
  expect(count).toBe(0);
});

test("dates behave like without tracking", () => {
  const now = new Date();
  expect([now instanceof Date, now.constructor === Date, Object.prototype.toString.call(now)]).toEqual([
    true,
    true,
    "[object Date]",
  ]);
  expect(Math.abs(now.getFullYear() - new Date(performance.timeOrigin).getFullYear())).toBeLessThan(2);
  expect(new Date(2025, 7, 17).getMonth()).toBe(7);
});

test("the clock is restored, except functions that other code has replaced since", () => {
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
