import { expect, test } from "vitest";
import { changeSince, circumstanceChange, type PastBuild } from "./past-build.js";
import { noReads } from "./stamp-reads.js";

test("a build is stale when its data is", () => {
  const past = {
    circumstances: {},
    dataUntil: 1000,
    inputs: noReads,
    outDir: "/none",
    report: {},
    output: { files: [], folders: [] },
  };
  const at = (time: number) =>
    changeSince(past as unknown as PastBuild<unknown>, { circumstances: {}, variables: {}, root: "/", time });
  expect(at(1000)).toBe("data that a page loads may be stale");
  expect(at(999)).toBe("the output folder is not there");
});

test.each([
  [{ "the day": "1" }, { "the day": "1" }, undefined],
  [{ "the day": "1" }, { "the day": "2" }, "the day has changed"],
  [{ "the day": "1" }, { "the day": "1", "the variable CI": "1" }, "the variable CI has changed"],
  [{ "the variable CI": "1" }, {}, "the variable CI has changed"],
])("a circumstance that is another is named: %j, %j", (before, now, change) => {
  expect(circumstanceChange(before, now)).toBe(change);
});
