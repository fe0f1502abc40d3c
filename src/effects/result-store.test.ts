import { expect, test } from "vitest";
import { readJson, type Shelf, writeJson } from "./result-store.js";

test("what is written as JSON is read as it was", () => {
  const kept = new Map<string, Uint8Array>();
  const shelf: Shelf = {
    isEmpty: false,
    read: (key) => kept.get(key.join()),
    write: (key, bytes) => kept.set(key.join(), bytes),
  };
  writeJson(shelf, ["a"], { text: "größe", list: [1, null] });
  expect(readJson(shelf, ["a"])).toEqual({ text: "größe", list: [1, null] });
  expect(readJson(shelf, ["b"])).toBeUndefined();
});
