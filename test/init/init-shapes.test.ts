import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { init, reviewNew } from "../support/cli/init-from.js";
import { repository } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/*
 * Each folder of test/apps has the shape of real apps' projects, and `expected.json` has the values that a person finds in it; null if
 * there is none. `npm run test:apps` builds their sites too, and those of real apps.
 */

/** What the stores' review asks of the authors of some apps. All others pass it unchanged. */
const asked: Readonly<Record<string, readonly string[]>> = {
  // The store's details and the privacy manifest contradict each other.
  "fastlane-ios": ["apple/data-precise-location"],
};

const folder = join(repository, "test/apps");
const expected = JSON.parse(readFileSync(join(folder, "expected.json"), "utf8")) as Record<string, object>;
const shapes = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("broken-"))
  .map(({ name }) => name);

test("each project in test/apps has an entry in expected.json", () => {
  expect(Object.keys(expected).sort()).toEqual(shapes.sort());
});

// A thorough run reviews the new site of each, and `npm run test:apps` judges all of them, too.
test.each(shapes.map((shape, index) => [shape, isThorough || index % 4 === 0] as const))(
  "init finds exactly the expected values of %s, and its site builds without problems (reviewed: %s)",
  (shape, isReviewed) => {
    const { folder: site, placeholders, status, reported, values, origins } = init(join(folder, shape));
    expect({ status, reported }).toEqual({ status: 0, reported: [] });
    const found = Object.keys(expected[shape] ?? {}).map((key) => {
      // Images and documents are compared by their paths, and data by its kinds.
      const isFile = ["icon", "screenshots", "ownDocuments"].includes(key);
      const value = isFile ? origins[key] : values[key];
      const uses = key === "dataUses" && (value as { category: string }[] | undefined);
      return [key, (uses ? uses.map(({ category }) => category) : value) ?? null];
    });
    expect(Object.fromEntries(found)).toEqual(expected[shape]);
    if (!isReviewed) return;
    const { codes, failed } = reviewNew(site);
    expect(codes).toEqual(["check/placeholder"]);
    // Only its author knows what an app without privacy files collects.
    const isKnown = !placeholders.includes("legal.collected");
    expect(failed.filter((id) => isKnown || !id.endsWith("/privacy-collected"))).toEqual(asked[shape] ?? []);
  },
);
