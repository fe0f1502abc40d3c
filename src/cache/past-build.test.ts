import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { tempFolder } from "../../test/support/temp-site.js";
import { isUnchanged } from "./past-build.js";
import { stampOutput } from "./stamps.js";

test("a past build is stale with other environment, stale data or inputs that cannot be compared", () => {
  const outDir = join(tempFolder(onTestFinished), "dist");
  mkdirSync(outDir);
  const inputs = { content: [], names: [], variables: [] };
  const past = {
    ...{ environment: "a", dataUntil: 1000, inputs, outDir },
    ...{ output: stampOutput(outDir, []), report: {} },
  };
  const now = { environment: "a", variables: {}, time: 999 };
  expect(isUnchanged(past, now)).toBe(true);
  expect(isUnchanged({ ...past, dataUntil: undefined }, { ...now, time: 2000 })).toBe(true);
  expect(isUnchanged(past, { ...now, time: 1000 })).toBe(false);
  expect(isUnchanged(past, { ...now, environment: "b" })).toBe(false);
  expect(isUnchanged({ ...past, inputs: undefined }, now)).toBe(false);
});
