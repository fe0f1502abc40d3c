import { expect, test } from "vitest";
import { isTookTooLong, TookTooLong } from "./time-limit.js";

test("TookTooLong is recognised, and other thrown values are not", () => {
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
