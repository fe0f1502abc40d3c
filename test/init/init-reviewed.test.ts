import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { appOf, build, init, type ReviewJson, reviewNew } from "../support/cli/init-from.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { readFolder } from "../support/read-folder.js";
import { isThorough } from "../support/thorough.js";

/*
 * A site from `init` passes the review of `handbill check --store` unchanged: failures are real problems of the app, which only its
 * author can fix. `init-shapes.test.ts` has one language of each shape of app.
 */

function review(folder: string) {
  const { stdout } = runWarm(["check", "--store", "--offline", "--json", "--root", folder]);
  return (JSON.parse(stdout) as ReviewJson).store.items;
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");

test("a new site in two languages passes the review with a listing in one of them", () => {
  const { folder } = init(appOf("lisbon"), "--languages", "pt-PT,en");
  // Texts of the messages and of the config.
  expect(reviewNew(folder)).toEqual({
    codes: ["read/untranslated-message", "read/untranslated-message", "check/placeholder"],
    failed: [],
  });
});

test.runIf(isThorough)(
  "a policy in English on a site in another language is reviewed in English, which each store's items say",
  () => {
    const made = init(appOf("lisbon"), "--language", "fi");
    expect(build(made.folder)).toEqual({ status: 0, errors: [] });
    const items = review(made.folder);
    expect(items.filter(({ finding }) => /in English/.test(finding)).map(({ id }) => id)).toEqual([
      "apple/privacy-policy",
      "google/privacy-policy",
    ]);
    expect(items.find(({ id }) => id === "apple/data-coarse-location")?.outcome).toBe("passed");
  },
);

test("unknown facts of an app are listed as placeholders, and appear on no page", () => {
  const made = init(appOf("lisbon"));
  expect(made.placeholders).toEqual(
    expect.arrayContaining([
      "stores.appStore.url",
      "stores.googlePlay.url",
      "facts.privacy.accounts",
      "facts.deletion.steps",
      "facts.deletion.kept",
      "facts.terms.subscriptions",
      "legal.minimumAge",
      "legal.governingLaw",
    ]),
  );
  expect(build(made.folder)).toEqual({ status: 0, errors: [] });
  const pages = Object.keys(readFolder(join(made.folder, "dist"))).filter((file) => file.endsWith(".html"));
  expect(pages).not.toContain("delete-account.html");
  for (const page of pages) {
    const html = read(made.folder, join("dist", page));
    expect(html, page).not.toMatch(
      /App Store|Google Play|Ainda não|delete-account|of 13 years|placeholder-icon\.svg<\/a>/,
    );
  }
});

test("init prints the import command that replaces each store's placeholder", () => {
  const made = init(appOf("lisbon"));
  const { stdout } = runWarm(["init", join(made.folder, "again"), "--yes", "--from", appOf("lisbon")]);
  expect(stdout).toMatch(/stores\.appStore\.url .*npx handbill import --app-store/);
  expect(stdout).toMatch(/stores\.googlePlay\.url .*npx handbill import --google-play/);
});
