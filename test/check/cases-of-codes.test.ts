import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { codes } from "../../src/diagnostics/codes.js";
import { readExpected, unprovedSitesFolder } from "../support/sites/check-cases.js";
import { invalidSitesFolder, repository } from "../support/temp-site.js";

/* Each code of a check is reported by the real command at least once in the tests. */

/** Codes that need more than a folder with its expected findings, and the test for each. */
const elsewhere: Readonly<Record<string, string>> = {
  "check/no-browser": "test/check/check-browser.test.ts",
  "check/too-deep": "test/check/too-deep.test.ts",
  "check/no-browser-packages": "test/check/check-browser.test.ts",
  "check/layout-shift": "test/check/check-browser.test.ts",
};

const asserted = new Set(
  [invalidSitesFolder, unprovedSitesFolder].flatMap((folder) =>
    readdirSync(folder).flatMap((name) =>
      readExpected(join(folder, name)).diagnostics.flatMap(
        (line) => /(?<=^| )check\/[\w-]+/.exec(line)?.[0] ?? [],
      ),
    ),
  ),
);
const all = Object.keys(codes).filter((code) => code.startsWith("check/"));

describe("the tests have a case of", () => {
  test.each(all)("%s", (code) => {
    const file = elsewhere[code];
    if (file === undefined) expect(asserted).toContain(code);
    else expect(readFileSync(join(repository, file), "utf8")).toMatch(new RegExp(`"${code}[" ]`));
  });
});

const written = ["test", "src"]
  .flatMap((folder) => readdirSync(join(repository, folder), { recursive: true, encoding: "utf8" }))
  .flatMap((name) => ["test", "src"].map((folder) => join(repository, folder, name)))
  .filter((file) => /\.test\.tsx?$|expected\.json$/.test(file) && existsSync(file))
  .map((file) => readFileSync(file, "utf8"));

test("each other code is named in a test", () => {
  const named = new Set(
    written.flatMap((text) => text.replaceAll("\\/", "/").match(/\b[a-z]+\/[a-z][\w-]+/g) ?? []),
  );
  expect(Object.keys(codes).filter((code) => !named.has(code))).toEqual([]);
});

test("the list of codes without a case in a folder is exact", () => {
  expect(Object.keys(elsewhere).filter((code) => !all.includes(code) || asserted.has(code))).toEqual([]);
});
