import { expect, test } from "vitest";
import { readResult, writeResult } from "./result-bytes.js";

const bytes = (...values: readonly number[]) => new Uint8Array(values);

test.each([
  ["data", { a: [1, undefined, "é"], b: new Map([["c", new Set([1])]]) }],
  ["a text", "<p>"],
  ["bytes", bytes(60, 112, 62)],
  ["bytes that begin as what V8 writes", bytes(0xff, 15, 34, 1, 97)],
  ["no bytes", bytes()],
])("%s come back as they were", (_, result) => {
  const read: unknown = readResult(writeResult(result));
  expect(read).toEqual(result);
});

test("a page's bytes are not copied", () => {
  const page = new TextEncoder().encode("<!doctype html>");
  expect(readResult(writeResult(page))).toBe(page);
});
