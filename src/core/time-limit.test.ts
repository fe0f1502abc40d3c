import { expect, test } from "vitest";
import { isTookTooLong, TookTooLong, unlimited } from "./time-limit.js";

test("what took too long is known, whatever else is thrown", () => {
  expect(isTookTooLong(new TookTooLong())).toBe(true);
  const hostile = new Proxy(
    {},
    {
      getPrototypeOf: () => {
        throw new Error("do not look");
      },
    },
  );
  for (const other of [new Error("TookTooLong"), undefined, null, "late", hostile])
    expect(isTookTooLong(other)).toBe(false);
});

test("without a limit everything is done in order", () => {
  expect(unlimited.call(0, () => "done")).toBe("done");
  const seen: number[] = [];
  expect(unlimited.each(0, [1, 2, 3], (item) => seen.push(item))).toBeUndefined();
  expect(seen).toEqual([1, 2, 3]);
});
