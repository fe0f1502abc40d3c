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
