import util from "node:util";
import v8 from "node:v8";
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

const moment = () => new Date();

test.each<[string, () => unknown]>([
  ["the number", () => Date.now()],
  ["the text", () => Date()],
  ["a moment's number", () => moment().getTime()],
  ["a number", () => Number(moment())],
  ["JSON", () => JSON.stringify(new Date())],
  ["the hour", () => new Date().getHours()],
  ["a copy", () => new Date(new Date())],
  ["a class of its own", () => new (class extends Date {})()],
  ["a format", () => new Intl.DateTimeFormat("en").format()],
  ["parts", () => new Intl.DateTimeFormat("en").formatToParts()],
  ["a day with its hour", () => new Date().toLocaleDateString("en", { hour: "numeric" })],
  ["a date's own function", () => Date.prototype.getTime.call(moment())],
  ["a date's own text", () => Reflect.apply(Date.prototype.toISOString, moment(), [])],
  ["what is cloned", () => structuredClone([moment()])],
  ["what V8 writes", () => v8.serialize({ at: moment() })],
  ["what is shown", () => util.inspect(moment())],
  ["what is put into a text", () => util.format("%s", moment())],
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
  ["the day", () => [new Date().getFullYear(), new Date().getUTCDate(), new Date().toDateString()]],
  ["the day in words", () => new Date().toLocaleDateString("en", { dateStyle: "long" })],
  ["what is shown of a moment", () => [util.inspect(new Date(0)), structuredClone(new Date(0))]],
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
