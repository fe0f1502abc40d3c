import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildSite, placeOf } from "../support/flows.js";
import { invalidSitesFolder, tempSite } from "../support/temp-site.js";

/** The expectations of a folder of `test/sites-invalid`, which is laid over the minimal site. */
interface Expected {
  /** Files of the minimal site that the case removes. */
  readonly without?: string[];
  /** `file:line:column code`, in the order of the output. */
  readonly diagnostics: string[];
}

describe("the build of test/sites-invalid reports its expected findings:", () => {
  test.each(readdirSync(invalidSitesFolder))("%s", async (name) => {
    const expectedFile = join(invalidSitesFolder, name, "expected.json");
    const expected = JSON.parse(readFileSync(expectedFile, "utf8")) as Expected;
    const root = tempSite(onTestFinished, join(invalidSitesFolder, name));
    for (const file of expected.without ?? []) rmSync(join(root, file), { recursive: true });

    const { ok, diagnostics } = await buildSite(root);
    const found = diagnostics.map((diagnostic) => `${placeOf(diagnostic)} ${diagnostic.code}`.trim());

    // UPDATE_EXPECTED=1 writes the findings; review the difference before committing.
    if (process.env.UPDATE_EXPECTED) {
      writeFileSync(expectedFile, `${JSON.stringify({ ...expected, diagnostics: found }, undefined, 2)}\n`);
    }
    expect(found).toEqual(expected.diagnostics);
    expect(ok).toBe(false);
    expect(existsSync(join(root, "dist"))).toBe(false);
    expect(existsSync(join(root, "ran"))).toBe(false);
  });
});
