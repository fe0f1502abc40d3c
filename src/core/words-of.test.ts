import { expect, test } from "vitest";
import { Diagnostics } from "./diagnostics.js";
import { wordsOf } from "./words-of.js";

test("a diagnostic's words are made of its arguments", () => {
  const log = new Diagnostics();
  log.add("read/unknown-key", { key: "prodcut", near: "product", known: "product, store" });
  log.add("read/unknown-key", { key: "zzz", near: undefined, known: "product, store" });
  const [near, far] = log.sorted().map(wordsOf);
  expect(near?.message).toContain("prodcut");
  expect(near?.hint).toContain("product");
  expect(near?.hint).not.toContain("store");
  expect(far?.hint).toContain("product, store");
});

test("of an address that holds a whole file no more is said than is read", () => {
  const log = new Diagnostics();
  log.add("check/malformed-address", { href: `data:${"x".repeat(200_000)}` });
  log.add("check/malformed-address", { href: `https://${"y".repeat(500)}` });
  const [data, page] = log.sorted().map((found) => wordsOf(found).message);
  expect(data).toMatch(/^data:x{295}… \(200005 characters\) is not/);
  expect(page).toMatch(/y{500} is not/);
});

test("a name whose accents are characters of their own is told from one that no address may have", () => {
  const log = new Diagnostics();
  for (const part of ["cafe\u0301", "caf\u00e9 bar"]) log.add("plan/bad-route", { part });
  const hints = log.sorted().map((found) => wordsOf(found).hint);
  expect(new Set(hints).size).toBe(2);
});
