import { appendFileSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hashAppearance, isVerified, recordVerified } from "../../scripts/test/site-appearance.mjs";
import { repository, tempFolder } from "../support/temp-site.js";

/* `npm test` skips the tests of the site's appearance only if they passed with the same pages and the same code. */

function makeClone() {
  const root = tempFolder(onTestFinished);
  for (const folder of ["test/site/appearance", "test/support/appearance", "test/support/browser"])
    cpSync(join(repository, folder), join(root, folder), { recursive: true });
  const built = join(root, "dist");
  mkdirSync(join(built, "terms-of-service"), { recursive: true });
  for (const page of ["index.html", "terms-of-service/index.html"]) writeFileSync(join(built, page), "page");
  return { root, built };
}

test.each([
  "dist/index.html",
  "dist/terms-of-service/index.html",
  "test/site/appearance/ride.test.ts",
  "test/support/appearance/pixels.ts",
  "test/support/browser/firefox-tab.ts",
])("after a change of %s they run again", (file) => {
  const { root, built } = makeClone();
  recordVerified(root, hashAppearance(root, built));
  expect(isVerified(root, hashAppearance(root, built))).toBe(true);
  appendFileSync(join(root, file), "\n");
  expect(isVerified(root, hashAppearance(root, built))).toBe(false);
});

test("after a page was added they run again, and in a repository without a record", () => {
  const { root, built } = makeClone();
  const before = hashAppearance(root, built);
  recordVerified(root, before);
  writeFileSync(join(built, "new.html"), "");
  expect(isVerified(root, hashAppearance(root, built))).toBe(false);
  expect(isVerified(built, before)).toBe(false);
});
