import { expect, test } from "vitest";
import { Memory } from "./memory.js";

test("makes a thing once and gives it again", () => {
  const memory = new Memory();
  let made = 0;
  expect(memory.keep("a", () => ++made)).toBe(1);
  memory.sweep();
  expect(memory.keep("a", () => ++made)).toBe(1);
  expect(memory.keep("b", () => ++made)).toBe(2);
});

test("lets go of what no build asked for since the last sweep", () => {
  const memory = new Memory();
  const gone: string[] = [];
  const ask = (key: string) =>
    memory.keep(
      key,
      () => key,
      (value) => gone.push(value),
    );
  ask("a");
  ask("b");
  memory.sweep();
  expect(gone).toEqual([]);
  ask("a");
  memory.sweep();
  expect(gone).toEqual(["b"]);
  memory.sweep();
  expect(gone).toEqual(["b", "a"]);
});

test("lets go of everything at the end", () => {
  const memory = new Memory();
  const gone: number[] = [];
  memory.keep(
    "a",
    () => 1,
    (value) => gone.push(value),
  );
  memory.clear();
  expect(gone).toEqual([1]);
});
