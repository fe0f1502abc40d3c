import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { codes } from "../src/core/codes.js";
import { invalidFoldersFolder, readExpected, unprovedSitesFolder } from "./support/check-cases.js";
import { invalidSitesFolder, repository } from "./support/temp-site.js";

/*
 * Each code of a check is given by the real command at least once in the tests.
 */

/** Codes that take more than a folder with what is expected of it, and the test that asserts them. */
const elsewhere: Readonly<Record<string, string>> = {
  "check/no-browser": "test/check-browser.test.ts",
  "check/no-browser-packages": "test/check-browser.test.ts",
  "check/accessibility": "test/check-browser.test.ts",
  "check/console-error": "test/check-browser.test.ts",
  "check/cut-off": "test/check-browser.test.ts",
};

/** Codes that no test makes the command give, and why. */
const exceptions: Readonly<Record<string, string>> = {
  "check/foreign-request":
    "takes a browser that reaches another origin, and a page whose policy does not block the request first",
  "check/layout-shift":
    "takes a browser, and depends on when it paints: the score is not the same in each run",
};

const asserted = new Set(
  [invalidSitesFolder, unprovedSitesFolder, invalidFoldersFolder].flatMap((folder) =>
    readdirSync(folder).flatMap((name) =>
      readExpected(join(folder, name)).diagnostics.flatMap(
        (line) => /(?<=^| )check\/[\w-]+/.exec(line)?.[0] ?? [],
      ),
    ),
  ),
);
const all = Object.keys(codes).filter((code) => code.startsWith("check/"));

describe("a case gives", () => {
  test.each(all.filter((code) => !(code in exceptions)))("%s", (code) => {
    const file = elsewhere[code];
    if (file === undefined) expect(asserted).toContain(code);
    else expect(readFileSync(join(repository, file), "utf8")).toMatch(new RegExp(`"${code}[" ]`));
  });
});

test("codes that are asserted elsewhere, or nowhere, are codes without a case", () => {
  const listed = [...Object.keys(elsewhere), ...Object.keys(exceptions)];
  expect(listed.filter((code) => !all.includes(code) || asserted.has(code))).toEqual([]);
});
