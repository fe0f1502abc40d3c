import { expect, test } from "vitest";
import { onceEach } from "./once.js";

test("each key is computed once until the limit is exceeded", () => {
  const made: string[] = [];
  const upperCase = onceEach((key: string) => {
    made.push(key);
    return key === "none" ? undefined : key.toUpperCase();
  }, 3);
  expect(["a", "none", "a", "none", "c", "a"].map(upperCase)).toEqual([
    "A",
    undefined,
    "A",
    undefined,
    "C",
    "A",
  ]);
  expect(made).toEqual(["a", "none", "c"]);
  expect(["d", "a"].map(upperCase)).toEqual(["D", "A"]);
  expect(made).toEqual(["a", "none", "c", "d", "a"]);
});
