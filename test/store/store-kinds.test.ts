import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Review } from "../../src/diagnostics/review.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { checkSite, placeOf } from "../support/flows.js";
import { startLiveSite } from "../support/network/live-site.js";
import { readFolder } from "../support/read-folder.js";
import { buildStarter } from "../support/sites/build-starter.js";
import { type ConfigEdit, storeSite } from "../support/sites/store-site.js";
import { copySite, linkPackages, repository, sitesFolder, tempFolder } from "../support/temp-site.js";

/* `handbill check --store` works for unknown sites, and reports mistakes in the config's `review`. */

async function reviewOf(root: string): Promise<Review> {
  const { review } = await checkSite(root, { store: true });
  if (!review) throw new Error("nothing was reviewed");
  return review;
}
const ids = ({ items }: Review, ...outcomes: string[]) =>
  items.filter(({ outcome }) => outcomes.includes(outcome)).map(({ id }) => id);
const itemOf = ({ items }: Review, id: string) => items.find((item) => item.id === id);

const withoutProject: ConfigEdit = { replace: 'project: "app", ', by: "" };

describe("the review of", () => {
  test("a site without the app's project answers most items", async () => {
    const review = await reviewOf(
      storeSite(onTestFinished, "agrees/german", [
        withoutProject,
        { replace: 'language: "en"', by: 'language: "de"' },
      ]),
    );
    expect(review.project).toBeUndefined();
    expect(ids(review, "failed")).toEqual([]);
    expect(ids(review, "passed", "not-applicable").length).toBeGreaterThan(ids(review, "judge").length);
    expect(review.items.flatMap(({ app }) => app)).toEqual([]);
  });

  test("an Android app lists the permissions to compare with the form about its data", async () => {
    const root = storeSite(onTestFinished, "agrees/german", [
      { replace: 'language: "en"', by: 'language: "de"' },
    ]);
    mkdirSync(join(root, "app/app/src/main"), { recursive: true });
    const manifest = '<manifest>\n<uses-permission android:name="android.permission.CAMERA" />\n</manifest>';
    writeFileSync(join(root, "app/app/src/main/AndroidManifest.xml"), manifest);
    const item = itemOf(await reviewOf(root), "google/data-safety");
    expect(item?.finding).toContain("the Android manifest asks for CAMERA");
    expect(item?.app).toContainEqual({
      what: "CAMERA",
      place: expect.objectContaining({ file: "app/src/main/AndroidManifest.xml", line: 2 }),
    });
  });

  test("a minimum age compares it with the rating in each store", async () => {
    const by = 'project: "app", ageRating: { appStore: 9, googlePlay: 13 }, ';
    const review = await reviewOf(storeSite(onTestFinished, "agrees/german", [{ ...withoutProject, by }]));
    const ages = ["apple/age", "google/age"].map((id) => itemOf(review, id));
    expect(ages).toMatchObject([
      { outcome: "judge", finding: "the site says 13, but the App Store shows 9+" },
      { outcome: "passed", finding: "the site says 13, and Google Play shows 13+" },
    ]);
  });

  const reviewStarter = async (...replaced: Parameters<typeof buildStarter>[0]) => {
    const review = await reviewOf(buildStarter(replaced).root);
    expect(ids(review, "failed")).toEqual([]);
    return review;
  };

  test("the starter passes all items that a site can meet", async () => {
    const review = await reviewStarter();
    const guessed = review.items.filter(({ isGuess, outcome }) => isGuess && outcome === "passed");
    // The statements in its documents and on its page about deletion are marked.
    expect(guessed.map(({ id }) => id)).toEqual(["apple/placeholder", "google/placeholder"]);
  });

  test("a policy without third parties, protection or storage leaves those items to the author", async () => {
    const unsaid = [/(thirdParties|security|retention): ".*"/g, '$1: ""'] as const;
    const review = await reviewStarter(["site.config.ts", ...unsaid]);
    expect(itemOf(review, "apple/privacy-protection")).toMatchObject({ outcome: "judge" });
    expect(itemOf(review, "google/privacy-sharing")).toMatchObject({
      outcome: "judge",
      finding: "no section of /privacy-policy is marked privacy.sharing",
      hint: "name who else receives data, or say that no one does, and mark the section: <!-- answers: privacy.sharing -->",
    });
    for (const id of ["apple/privacy-retention", "google/privacy-retention", "google/privacy-security"])
      expect(itemOf(review, id)?.outcome, id).toBe("judge");
  });

  test("an app for Android only has no items of Apple", async () => {
    const root = tempFolder(onTestFinished);
    copySite(join(sitesFolder, "android-only"), root);
    const review = await reviewOf(root);
    expect(review.stores).toEqual(["google", "law"]);
    expect(review.items.every(({ id }) => !id.startsWith("apple/"))).toBe(true);
  });

  test("an app in no store has the items of all stores", async () => {
    const root = storeSite(onTestFinished, undefined, [
      { replace: "stores: {", by: "facts: {" },
      { replace: 'review: { project: "app", accounts: true, judged: {} }', by: "review: {}" },
    ]);
    expect((await reviewOf(root)).stores).toEqual(["apple", "google", "law"]);
  });

  test("a site in another language, or with a future policy, has results", async () => {
    for (const site of ["lisbon", "not-yet"]) {
      const root = tempFolder(onTestFinished);
      copySite(join(sitesFolder, site), root);
      expect(ids(await reviewOf(root), "judge", "passed").length, site).toBeGreaterThan(10);
    }
  });

  test("a policy without marks is left to the author, even in a language without known words", async () => {
    const root = storeSite(onTestFinished, "agrees/a-language-without-words-but-with-marks", [
      { replace: 'language: "en"', by: 'language: "pl"' },
    ]);
    const policy = join(root, "legal/privacy-policy.md");
    writeFileSync(policy, readFileSync(policy, "utf8").replace(/<!-- answers:.*-->\n/g, ""));
    const review = await reviewOf(root);
    const ofPolicy = review.items.filter(({ rule }) => rule === "policy-answers" || rule === "declared-data");
    expect(ofPolicy.filter(({ outcome }) => outcome === "failed").map(({ id }) => id)).toEqual([]);
    expect(itemOf(review, "apple/data-email-address")).toMatchObject({ outcome: "judge" });
    expect(itemOf(review, "apple/privacy-retention")).toMatchObject({ outcome: "judge" });
    expect(itemOf(review, "google/privacy-title")?.finding).toContain("Polish");
  });

  test("a document with versions checks the one in force, and marks can be added to released texts", async () => {
    const root = storeSite(onTestFinished, "agrees/many-kinds");
    expect(runWarm(["legal", "release", "--root", root]).status).toBe(0);
    const policy = join(root, "legal/privacy-policy.md");
    const text = readFileSync(policy, "utf8");
    writeFileSync(
      policy,
      text.replace("answers: privacy.uses", "answers: privacy.uses, purpose.APP_FUNCTIONALITY"),
    );
    const { review, diagnostics } = await checkSite(root, { store: true });
    expect(diagnostics).toEqual([]);
    expect(review && itemOf(review, "apple/privacy-policy")?.site[0]?.place.page).toBe("/privacy-policy");
    expect(review && itemOf(review, "apple/purpose-app-functionality")?.finding).toContain(
      "purpose.APP_FUNCTIONALITY",
    );
  });

  test("kept HTML in a document reads its marks", async () => {
    const root = storeSite(onTestFinished, "agrees/german", [withoutProject]);
    const text = `---
title: Privacy Policy
description: What Tidepool knows of the people who use it, and how they take it back.
html: keep
---

<h2>Whatever</h2>
<!-- answers: privacy.security -->
<p>Words that say nothing of the matter to anybody.</p>

{{legal.effectiveDate}} {{legal.minimumAge}}
`;
    writeFileSync(join(root, "legal/privacy-policy.md"), text);
    const item = itemOf(await reviewOf(root), "google/privacy-security");
    expect(item).toMatchObject({ outcome: "passed", isGuess: false });
    expect(item?.site[0]?.place).toMatchObject({ file: "legal/privacy-policy.md", line: 7 });
  });
});

describe("the review's keys in the config", () => {
  const reviewWith = async (by: string) => {
    const root = storeSite(onTestFinished, "agrees/german", [
      { replace: 'language: "en"', by: 'language: "de"' },
      { replace: 'review: { project: "app", accounts: true, judged: {} }', by: `review: ${by}` },
    ]);
    return await checkSite(root, { store: true });
  };
  const codesOf = ({ diagnostics }: Awaited<ReturnType<typeof reviewWith>>) =>
    diagnostics.map((diagnostic) => `${placeOf(diagnostic)} ${diagnostic.code}`);

  test("report a project folder that does not exist", async () => {
    const result = await reviewWith('{ project: "../nowhere" }');
    expect(codesOf(result)).toEqual(["site.config.ts:21:13 review/no-project"]);
    expect(result.ok).toBe(false);
  });

  test("report an unknown item and a page that does not exist", async () => {
    const result = await reviewWith('{ judged: { "apple/tradr": "x" }, pages: { support: "/helpp" } }');
    expect(codesOf(result)).toEqual([
      "site.config.ts:21:23 review/unknown-item",
      "site.config.ts:21:54 review/not-a-page",
    ]);
  });

  test("choose the page of an item by its URL", async () => {
    const { review } = await reviewWith('{ pages: { support: "/terms-of-service" } }');
    expect(review && itemOf(review, "apple/support")).toMatchObject({
      // A requirement from memory is left to the author instead of failing.
      outcome: "judge",
      isGuess: false,
    });
  });

  test("exclude the items of features that the app lacks", async () => {
    const { review } = await reviewWith("{ accounts: false, subscriptions: false, trader: false }");
    const out = review ? ids(review, "not-applicable") : [];
    expect(out).toEqual(
      expect.arrayContaining([
        "apple/account-deletion",
        "google/deletion-page",
        "apple/terms-link",
        "google/trader",
      ]),
    );
  });

  test("let a judged item pass, and show the judgement", async () => {
    const { review } = await reviewWith('{ judged: { "google/contact": "compared on Monday" } }');
    expect(review && itemOf(review, "google/contact")).toMatchObject({
      outcome: "passed",
      judged: "compared on Monday",
    });
  });
});
