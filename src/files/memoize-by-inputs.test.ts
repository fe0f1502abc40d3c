import { expect, test } from "vitest";
import { memoizeByInputs } from "./memoize-by-inputs.js";

test("what is made of the very same objects is the very same", () => {
  const again = memoizeByInputs<object>();
  const [one, other] = [{ name: "one" }, { name: "other" }];
  const made = again([one, other], () => ({}));
  expect(again([one, other], () => ({}))).toBe(made);
  expect(again([one, undefined], () => ({}))).not.toBe(made);
  expect(again([{ ...one }, other], () => ({}))).not.toBe(made);
});
