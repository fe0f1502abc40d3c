import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { appWith } from "../support/cli/init-from.js";
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
])("with pages in %s, init says that the documents need a translation: %s", (languages, isToBe) => {
  const folder = join(tempFolder(onTestFinished), "site");
  const { stdout } = runWarm(["init", folder, "--yes", "--name", "Tidepool", "--languages", languages]);
  expect(/Then read .*translate/.test(stdout)).toBe(isToBe);
  // For several languages they are not listed.
  expect(stdout.includes("Then read the documents in legal/,")).toBe(languages === "de,en");
});

test("the printed cd command quotes a folder with a space", () => {
  const folder = join(tempFolder(onTestFinished), "my site");
  const { stdout } = runWarm(["init", folder, "--yes", "--name", "Tidepool"]);
  expect(stdout).toMatch(/Next: cd (["'])[^"']*my site\1 && /);
});

const descriptions = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([tag, text]) => [`fastlane/metadata/${tag}/description.txt`, text]),
  );

test("the options for running init again are complete, and each is listed once", () => {
  const app = appWith({
    "fastlane/metadata/de-DE/name.txt": "Tidepool: Gezeiten",
    "fastlane/metadata/de-DE/marketing_url.txt": "https://jane.org/",
    ...descriptions({ "de-DE": "Gezeiten für jeden Hafen.", "fr-FR": "Les marées.", ca: "Les marees." }),
    "PRIVACY.md": `# Privacy\n\n${"We collect nothing. ".repeat(20)}`,
  });
  const run = (folder: string, ...args: string[]) =>
    runWarm(["init", join(tempFolder(onTestFinished), folder), "--yes", "--from", app, ...args]).stdout;
  const stdout = run("site", "--language", "de");
  const [, options = ""] = /run init again with:\n([\s\S]*?)\n\n/.exec(stdout) ?? [];
  expect(options.split("\n").filter((line) => line.startsWith("  --"))).toEqual([
    "  --languages de,fr-FR",
    "  --familiar",
    "  --own-legal",
  ]);
  // The listing names its maker's home page, which is not yet the site's URL.
  expect(stdout).toMatch(/^ {2}url +the URL where/m);
  expect(stdout).toContain("The listing also has ca.");
  expect(stdout).toMatch(/^ {2}name +Tidepool +/m);
  expect(run("again", "--own-legal")).not.toMatch(/^ {2}--(?:name|own-legal)/m);
  expect(run("third", "--url", "https://jane.org/")).not.toMatch(/^ {2}url +the URL/m);
});

test("languages of the listing that handbill has no pages in are an option, too", () => {
  const app = appWith(descriptions({ nl: "Getijden voor elke haven.", "en-US": "Tides for every harbour." }));
  const folder = join(tempFolder(onTestFinished), "site");
  const { stdout } = runWarm(["init", folder, "--yes", "--from", app]);
  expect(stdout).toMatch(
    /^ {2}--languages en-US,nl\n +Adds languages of the listing\. handbill has no pages in them/m,
  );
});

test("without a source, the first option listed is --name", () => {
  const { stdout } = runWarm(["init", join(tempFolder(onTestFinished), "site"), "--yes"]);
  expect(stdout).toContain("again with:\n  --name <name>\n");
});
