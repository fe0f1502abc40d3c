import { expect, test } from "vitest";
import { quickHash } from "./load-cached.js";

test("texts that differ a little have other hashes, and the same text has the same", () => {
  const numbers = Array.from({ length: 50_000 }, (_, index) => String(index));
  const texts = [
    ...["", "\0", "\0\0", "ab", "ba", "aab", "aba", "é", "\ud83c", "\ud83d"],
    ...numbers.flatMap((number) => [`/tmp/${number}/site`, `${number}${number}`]),
  ];
  expect(new Set(texts.map(quickHash)).size).toBe(new Set(texts).size);
  expect(texts.map(quickHash).every((hash) => /^[\da-f]{16}$/.test(hash))).toBe(true);
  expect(quickHash("site")).toBe(quickHash("site"));
});

test("each half alone distinguishes short texts", () => {
  const texts = Array.from({ length: 10_000 }, (_, index) => `TZ=${index}`);
  const halves = (from: number, to: number) => new Set(texts.map((text) => quickHash(text).slice(from, to)));
  expect([halves(0, 8).size, halves(8, 16).size]).toEqual([texts.length, texts.length]);
});
