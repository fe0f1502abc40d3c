import { expect, test } from "vitest";
import { MemoryPack } from "./memory-pack.js";

test("a pack keeps the entries of the last complete build and of later abandoned ones", () => {
  const pack = new MemoryPack<number>();
  const build = (sets: readonly string[], { isLeft = false } = {}) => {
    pack.begin();
    for (const key of sets) pack.set(key, 1);
    if (!isLeft) pack.complete();
  };
  build(["whole"]);
  for (const key of ["one", "two", "three"]) build([key], { isLeft: true });
  pack.begin();
  expect(["whole", "one", "two", "three"].filter((key) => pack.get(key))).toEqual(["whole", "three"]);
  pack.complete();
  build(["next"]);
  pack.begin();
  expect(["whole", "three", "next"].filter((key) => pack.get(key))).toEqual(["next"]);
});
