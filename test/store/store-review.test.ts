import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Review, ReviewItem } from "../../src/diagnostics/review.js";
import { rowsOf } from "../../src/report/format-review.js";
import { checkSite } from "../support/flows.js";
import { type ConfigEdit, storeSite } from "../support/sites/store-site.js";
import { repository } from "../support/temp-site.js";

/*
 * `handbill check --store`: each folder of test/store/agrees and test/store/disagrees is an app's project with its site's policy, laid
 * over one site.
 */

const folder = join(repository, "test/store");

interface Expected {
  readonly edits?: readonly ConfigEdit[];
  /** The items of the case that do not pass: `failed apple/data-name app/x.json:3 legal/y.md:7`. */
  readonly found: readonly string[];
}

async function reviewOf(name: string): Promise<{ review: Review; ok: boolean; expected: Expected }> {
  const file = join(folder, name, "expected.json");
  const expected = JSON.parse(readFileSync(file, "utf8")) as Expected;
  const root = storeSite(onTestFinished, name, expected.edits);
  const { review, ok, diagnostics } = await checkSite(root, { store: true });
  expect(diagnostics.map(({ code, args }) => [code, args])).toEqual([]);
  if (!review) throw new Error("nothing was reviewed");
  return { review, ok, expected };
}

/** Rules about the declarations in the app's project; the others only check the site. */
const ofProject = new Set([
  "declared-data",
  "listing-addresses",
  "listing-name",
  "terms",
  "age",
  "placeholder-text",
]);

/** Items that a person always has to judge: those that are not in the case's project, or cannot be read. */
const isOpenAnyhow = ({ finding, id }: ReviewItem) =>
  /handbill cannot read|is not in the app's project|there is no listing to|neither the config nor the app's project says|no privacy file that/.test(
    finding,
  ) ||
  (/\/age$/.test(id) && /is unknown/.test(finding));

const openOf = ({ items }: Review) =>
  items.filter(
    (item) =>
      (item.outcome === "failed" || item.outcome === "judge") &&
      ofProject.has(item.rule) &&
      !isOpenAnyhow(item),
  );

const lineOf = (item: ReviewItem, review: Review) =>
  [item.outcome, item.id, ...rowsOf(item, review).map(({ where }) => where)].join(" ");

const cases = (kind: string) => readdirSync(join(folder, kind)).map((name) => `${kind}/${name}`);

test("there are at least thirty cases of agreement and of disagreement", () => {
  expect(cases("agrees").length).toBeGreaterThanOrEqual(30);
  expect(cases("disagrees").length).toBeGreaterThanOrEqual(30);
});

describe("the review passes if the app's declarations agree with its policy and site:", () => {
  test.each(cases("agrees"))("%s", async (name) => {
    const { review, ok, expected } = await reviewOf(name);
    expect(openOf(review).map((item) => lineOf(item, review))).toEqual([]);
    expect(expected.found).toEqual([]);
    expect(review.items.filter(({ outcome }) => outcome === "failed").map(({ id }) => id)).toEqual([]);
    expect(ok).toBe(true);
    // Something was compared: a case with unread files would agree with anything.
    expect(review.items.flatMap(({ app }) => app)).not.toEqual([]);
  });
});

describe("the review fails if the app's declarations disagree with its policy or site:", () => {
  test.each(cases("disagrees"))("%s", async (name) => {
    const { review, ok, expected } = await reviewOf(name);
    const open = openOf(review);
    const found = open.map((item) => lineOf(item, review));
    if (process.env.UPDATE_EXPECTED) {
      const text = JSON.stringify({ ...expected, found }, undefined, 2);
      writeFileSync(join(folder, name, "expected.json"), `${text}\n`);
    }
    expect(found).toEqual(expected.found);
    expect(found).not.toEqual([]);
    // The app's side is always shown, with its line.
    for (const { app, id } of open)
      expect(app.every(({ place }) => place.line !== undefined) && app.length > 0, id).toBe(true);
    expect(ok).toBe(open.every(({ outcome }) => outcome !== "failed"));
  });
});
