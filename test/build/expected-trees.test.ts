import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildSite } from "../support/flows.js";
import { readFolder } from "../support/read-folder.js";
import { updateHint } from "../support/sites/check-cases.js";
import { copySite, sitesFolder, tempFolder } from "../support/temp-site.js";

/*
 * Whole outputs as plain files, in the folder `expected` of some sites: the diff of a commit shows every change of a published
 * byte.
 */

const names = readdirSync(sitesFolder).filter((name) => existsSync(join(sitesFolder, name, "expected")));

test("the smallest site, one under a base path and one with several documents have expected trees", () => {
  expect(names).toEqual(expect.arrayContaining(["minimal", "under-base", "lisbon"]));
});

test.each(names)("the output of %s equals its expected tree byte by byte", async (name) => {
  const site = join(sitesFolder, name);
  const expected = join(site, "expected");
  const root = tempFolder(onTestFinished);
  copySite(site, root);
  // Some files contain a day that depends on the day of the build.
  const { diagnostics } = await buildSite(root, { today: "2026-01-01" });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  // UPDATE_EXPECTED=1 writes the output; review the difference before committing.
  if (process.env.UPDATE_EXPECTED) {
    rmSync(expected, { recursive: true });
    cpSync(join(root, "dist"), expected, { recursive: true });
  }
  expect(readFolder(join(root, "dist")), updateHint).toEqual(readFolder(expected));
});
