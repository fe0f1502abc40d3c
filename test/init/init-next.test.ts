import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runWarm } from "../support/cli/warm-cli.js";
import { tempFolder } from "../support/temp-site.js";

/*
 * The remaining tasks in the output of `init`: legal documents start in English if the starter does not have them in the site's language.
 */

test.each([
  ["en-GB", false],
  ["fr", false],
  ["sv", true],
  ["sv,en", false],
  ["de,en", false],
])("for pages in %s, whether the documents are to be translated: %s", (languages, isToBe) => {
  const folder = join(tempFolder(onTestFinished), "site");
  const { stdout } = runWarm(["init", folder, "--yes", "--name", "Tidepool", "--languages", languages]);
  expect(/Then read .*translate/.test(stdout)).toBe(isToBe);
  // For several languages they are not listed.
  expect(stdout.includes("Then read the documents in legal/,")).toBe(languages === "de,en");
});

test("the folder is one word of the next command", () => {
  const folder = join(tempFolder(onTestFinished), "my site");
  const { stdout } = runWarm(["init", folder, "--yes", "--name", "Tidepool"]);
  expect(stdout).toMatch(/Next: cd (["'])[^"']*my site\1 && /);
});
