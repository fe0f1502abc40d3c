import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildSite, placeOf } from "../support/flows.js";
import { readExpected, updateExpected, updateHint } from "../support/sites/check-cases.js";
import { invalidSitesFolder, tempSite } from "../support/temp-site.js";

describe("a site with a mistake is not built", () => {
  test.each(readdirSync(invalidSitesFolder))("%s", async (name) => {
    const folder = join(invalidSitesFolder, name);
    const root = tempSite(onTestFinished, folder);
    for (const file of readExpected(folder).without ?? []) rmSync(join(root, file), { recursive: true });

    const { ok, diagnostics } = await buildSite(root);
    const found = diagnostics.map((diagnostic) => `${placeOf(diagnostic)} ${diagnostic.code}`.trim());

    updateExpected(folder, found);
    expect(found, updateHint).toEqual(readExpected(folder).diagnostics);
    expect(ok).toBe(false);
    expect(existsSync(join(root, "dist"))).toBe(false);
    expect(existsSync(join(root, "ran"))).toBe(false);
  });
});
