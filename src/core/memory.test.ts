import { expect, test } from "vitest";
import { Memory } from "./memory.js";

test("makes a thing once and gives it again", () => {
  const memory = new Memory();
  let made = 0;
  memory.begin(undefined);
  expect(memory.keep("a", () => ++made)).toBe(1);
  memory.sweep();
  memory.begin(undefined);
  expect(memory.keep("a", () => ++made)).toBe(1);
  expect(memory.keep("b", () => ++made)).toBe(2);
});

test("lets go of what a build did not ask for", () => {
  const memory = new Memory();
  const gone: string[] = [];
  const ask = (...keys: string[]) => {
    memory.begin(undefined);
    for (const key of keys) {
      memory.keep(
        key,
        () => key,
        (value) => gone.push(value),
      );
    }
  };
  ask("a", "b");
  memory.sweep();
  expect(gone).toEqual([]);
  ask("a");
  ask("a"); // one that failed was not swept
  memory.sweep();
  expect(gone).toEqual(["b"]);
  memory.clear();
  expect(gone).toEqual(["b", "a"]);
});

test("knows since when files are as they are", () => {
  const memory = new Memory();
  memory.begin(undefined);
  const first = memory.round;
  memory.begin(["/a"]);
  const second = memory.round;
  expect(memory.areAsIn(first, ["/b", "/c"])).toBe(true);
  expect(memory.areAsIn(first, ["/b", "/a"])).toBe(false);
  expect(memory.areAsIn(second, ["/a"])).toBe(true);
  memory.begin([]);
  expect(memory.areAsIn(first, ["/a"])).toBe(false);
  memory.begin(undefined);
  expect(memory.areAsIn(second, [])).toBe(false);
  expect(memory.areAsIn(memory.round, ["/a"])).toBe(true);
});
