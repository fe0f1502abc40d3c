import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  casesIn,
  invalidFoldersFolder,
  layFolder,
  readExpected,
  runCheck,
  statusOf,
  updateExpected,
} from "../support/sites/check-cases.js";

/* Folders that other tools published, with content that handbill's own builds cannot have. */

describe("a published folder that breaks a rule", () => {
  test.each(casesIn(invalidFoldersFolder))("%s", async (name) => {
    const folder = join(invalidFoldersFolder, name);
    const { diagnostics } = readExpected(folder);
    const { status, found } = await runCheck(layFolder(onTestFinished, folder));
    updateExpected(folder, found);
    expect(found).toEqual(diagnostics);
    expect(status).toBe(statusOf(found));
  });
});

test("a published folder that breaks no rule passes them all", async () => {
  expect(await runCheck(layFolder(onTestFinished))).toEqual({ status: 0, found: [] });
});
