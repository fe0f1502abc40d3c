import { expect, test } from "vitest";
import { TookTooLong } from "../effects/time-limit.js";
import { callWithin, eachWithin } from "./time-limit.js";

const endless = () => {
  for (;;) {
    try {
      for (;;);
    } finally {
      // An endless loop tries to continue.
    }
  }
};

test("gives what was returned, and throws what was thrown", () => {
  expect(callWithin(10_000, () => 42)).toBe(42);
  expect(() =>
    callWithin(10_000, () => {
      throw new RangeError("own");
    }),
  ).toThrow(RangeError);
});

test("calls may be nested", () => {
  expect(callWithin(10_000, () => callWithin(10_000, () => "inner"))).toBe("inner");
});

test("endless code is stopped, and later calls work", () => {
  expect(() => callWithin(30, endless)).toThrow(TookTooLong);
  expect(callWithin(10_000, () => "after")).toBe("after");
});

test("of many, the one that never ends is reported", () => {
  const done: number[] = [];
  const work = (item: number) => (item === 3 ? endless() : done.push(item));
  expect(eachWithin(300, [1, 2, 3, 4], work)).toBe(2);
  expect(done).toEqual([1, 2]);
  expect(eachWithin(10_000, [1, 2], work)).toBe(undefined);
});
