import { expect, test } from "vitest";
import { changeSince, type PastBuild } from "./past-build.js";
import { noInputs } from "./stamp-inputs.js";

test("a build whose data is stale is no longer as it was", () => {
  const circumstances = { node: "", user: "", day: "", terminals: "", variables: [] };
  const past = { circumstances, dataUntil: 1000, inputs: noInputs, outDir: "/none", report: {} };
  const at = (time: number) =>
    changeSince(past as unknown as PastBuild<unknown>, { circumstances, variables: {}, root: "/", time });
  expect(at(1000)).toBe("data that a page loads may be stale");
  expect(() => at(999)).toThrow(); // it continues with the output, which this build does not have
});
