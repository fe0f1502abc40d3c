import { expect, test } from "vitest";
import { restoreBuiltins } from "./run-code.js";

test("added properties of builtins are reported and removed", () => {
  Object.assign(Object.prototype, { polluted: "yes" });
  Object.assign(Array.prototype, { last: () => 1 });
  expect(restoreBuiltins()).toEqual([
    { name: "Object.prototype", keys: ["polluted"] },
    { name: "Array.prototype", keys: ["last"] },
  ]);
  expect("polluted" in {}).toBe(false);
  expect(restoreBuiltins()).toEqual([]);
});

test("non-enumerable properties of builtins are left unchanged", () => {
  Object.defineProperty(Array.prototype, "quiet", { value: 1, configurable: true });
  expect(restoreBuiltins()).toEqual([]);
  Reflect.deleteProperty(Array.prototype, "quiet");
});
