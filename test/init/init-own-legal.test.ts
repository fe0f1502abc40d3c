import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { appOf, build, init } from "../support/cli/init-from.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { tempFolder } from "../support/temp-site.js";

/* PRIVACY.md and TERMS.md of an app's project instead of the starter's documents; and its open source. */

test("--own-legal publishes the project's documents, and keeps their links to pages of the site", () => {
  const made = init(appOf("react-native"), "--own-legal");
  expect(build(made.folder)).toEqual({ status: 0, errors: [] });
  const read = (file: string) => readFileSync(join(made.folder, file), "utf8");
  expect(read("legal/privacy-policy.md")).toMatch(
    /^---\ntitle: "What we know of you"\ndescription: .+\neffectiveDate: .+\n---\n/,
  );
  const policy = read("dist/privacy-policy.html");
  expect(policy).toContain("forgets it within an hour");
  expect(policy.match(/<h1[ >]/g)).toHaveLength(1);
  expect(policy).toMatch(/<a href="\/terms-of-service">terms<\/a>, the code of the app or the/);
  expect(policy).toMatch(/\{.?\{your\.name\}\}/);
  expect(read("dist/terms-of-service.html")).toMatch(/<title>Terms of Tide Pool[ <]/);
  // An open-source app links to its code.
  expect(read("dist/index.html")).toContain('href="https://github.com/example/tidepool"');
  expect(read("dist/index.html")).toContain("GitHub (MIT)");
});

test("without --own-legal the option is offered, and the starter's documents are used", () => {
  const site = join(tempFolder(onTestFinished), "site");
  const { stdout } = runWarm(["init", site, "--yes", "--from", appOf("react-native")]);
  expect(stdout).toMatch(/--own-legal\n.*PRIVACY\.md, docs\/terms-of-service\.md\./);
  expect(readFileSync(join(site, "legal/privacy-policy.md"), "utf8")).not.toContain("within an hour");
});
