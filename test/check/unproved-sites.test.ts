import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  casesIn,
  prepareCheck,
  readExpected,
  runCheck,
  statusOf,
  unprovedSitesFolder,
  updateExpected,
  updateHint,
} from "../support/sites/check-cases.js";

describe("check of test/sites-unproved reports its expected findings:", () => {
  test.each(casesIn(unprovedSitesFolder))("%s", async (name) => {
    const folder = join(unprovedSitesFolder, name);
    const { diagnostics, flags = [] } = readExpected(folder);
    const { status, found } = await runCheck(
      [...prepareCheck(onTestFinished, folder), ...flags],
      diagnostics,
    );
    updateExpected(folder, found);
    expect(found, updateHint).toEqual(readExpected(folder).diagnostics);
    expect(status).toBe(statusOf(found));
  });
});

test("a site without mistakes has no findings", async () => {
  expect(await runCheck(prepareCheck(onTestFinished))).toEqual({ status: 0, found: [] });
});
