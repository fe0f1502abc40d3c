import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  casesIn,
  laySite,
  readExpected,
  runCheck,
  statusOf,
  unprovedSitesFolder,
  updateExpected,
} from "../support/sites/check-cases.js";

describe("check of test/sites-unproved reports its expected findings:", () => {
  test.each(casesIn(unprovedSitesFolder))("%s", async (name) => {
    const folder = join(unprovedSitesFolder, name);
    const { diagnostics, flags = [] } = readExpected(folder);
    const { status, found } = await runCheck([...laySite(onTestFinished, folder), ...flags], diagnostics);
    updateExpected(folder, found);
    expect(found).toEqual(diagnostics);
    expect(status).toBe(statusOf(found));
  });
});

test("a site without mistakes has no findings", async () => {
  expect(await runCheck(laySite(onTestFinished))).toEqual({ status: 0, found: [] });
});
