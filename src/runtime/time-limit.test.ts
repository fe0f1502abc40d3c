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

test("callWithin returns the result, and throws the error", () => {
  expect(callWithin(10_000, () => 42)).toBe(42);
  expect(() =>
    callWithin(10_000, () => {
      throw new RangeError("own");
    }),
  ).toThrow(RangeError);
});

test("callWithin can be nested", () => {
  expect(callWithin(10_000, () => callWithin(10_000, () => "inner"))).toBe("inner");
});

test("callWithin stops endless code, and later calls work", () => {
  expect(() => callWithin(30, endless)).toThrow(TookTooLong);
  expect(callWithin(10_000, () => "after")).toBe("after");
});

test("eachWithin reports the item that never ends", () => {
  const done: number[] = [];
  const work = (item: number) => (item === 3 ? endless() : done.push(item));
  expect(eachWithin(300, [1, 2, 3, 4], work)).toBe(2);
  expect(done).toEqual([1, 2]);
  expect(eachWithin(10_000, [1, 2], work)).toBe(undefined);
});
