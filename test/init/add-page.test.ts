import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runWarm } from "../support/cli/warm-cli.js";
import { repository, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* Pages that laws require of some apps: `init --page`, `handbill add-page`, and the results of `check --store`. */

const kinds = ["accessibility", "age-signals", "imprint", "security"];

function newSite(...flags: readonly string[]) {
  const root = join(tempFolder(onTestFinished), "site");
  const made = runWarm(["init", root, "--yes", "--name", "Tidal", "--email", "hi@tidal.dev", ...flags]);
  expect(made.status, made.stderr).toBe(0);
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"), "dir");
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  return {
    root,
    read,
    edit: (change: (config: string) => string) =>
      writeFileSync(join(root, "site.config.ts"), change(read("site.config.ts"))),
    build: (...more: string[]) => {
      const { stdout } = runWarm(["build", "--root", root, "--json", ...more]);
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; file?: string }[] };
      return diagnostics.map(({ code, file }) => [code, file].filter(Boolean).join(" "));
    },
    /** The outcomes of the items about laws. */
    review: (...more: string[]) => {
      const { stdout } = runWarm(["check", "--root", root, "--store", "--json", ...more]);
      const { store } = JSON.parse(stdout) as { store: { items: { id: string; outcome: string }[] } };
      const ofLaws = store.items.filter(({ id }) => id.startsWith("law/"));
      return Object.fromEntries(ofLaws.map(({ id, outcome }) => [id.slice(4), outcome]));
    },
  };
}

test("init --page writes the pages in each language, which answer the review's items about laws", () => {
  const { root, read, build, review } = newSite("--languages", "en,de,fr", "--page", ...kinds);
  expect(build()).toEqual(["check/placeholder site.config.ts"]);
  for (const kind of kinds) {
    expect(read(`dist/${kind}.html`)).toContain(`href="/${kind}"`);
    expect(read(`dist/de/${kind}.html`)).toContain('<html lang="de"');
  }
  expect(read("dist/accessibility.html")).toContain("The app follows EN 301 549");
  expect(read("dist/de/accessibility.html")).toContain("Wenn Sie etwas daran hindert");
  expect(read("dist/de/imprint.html")).toContain("Impressum");
  expect(read("dist/fr/imprint.html")).toContain("Mentions légales");
  expect(read("site.config.ts")).toMatch(/placeholders: \{[^}]*"publisher.address": null/);
  expect(review()).toMatchObject({
    accessibility: "passed",
    "age-texas": "passed",
    "age-utah": "passed",
    security: "passed",
  });
  // Six months after handbill last read the laws, the build lists those pages.
  const later = runWarm(["build", "--root", root, "--no-color", "--today", "2027-06-15"]);
  expect(later.status).toBe(0);
  expect(later.stdout.match(/^! (?:[\w-]+): its source, /gm)).toHaveLength(kinds.length);
  if (isThorough) expect(build("--today", "2027-06-15")).toEqual(["check/placeholder site.config.ts"]);
});

test("the review asks whether a site needs these pages, and omits them if the config says no", () => {
  const { root, read, edit, build, review } = newSite();
  expect(build()).toEqual(["check/placeholder site.config.ts"]);
  expect(review()).toMatchObject({ accessibility: "judge", imprint: "judge", "age-texas": "judge" });
  edit((config) =>
    config.replace(
      "  placeholders:",
      "  review: { accessibility: false, ageSignals: true },\n  placeholders:",
    ),
  );
  const said = { accessibility: "not-applicable", "age-texas": "failed", "age-california": "judge" };
  expect(review("--today", "2026-11-30")).toMatchObject(said);
  expect(review("--today", "2027-01-01")).toMatchObject({ ...said, "age-california": "failed" });
  const added = runWarm(["add-page", "age-signals", "--root", root, "--no-color"]);
  expect(added.status, added.stderr).toBe(0);
  expect(added.stdout).toContain("+ legal/age-signals.md");
  expect(added.stdout).toContain(
    "facts.ageSignals.uses, facts.ageSignals.retention, facts.ageSignals.changes\n",
  );
  expect(read("site.config.ts")).toMatch(/ageSignals: \{\s+uses: ""/);
  expect(review()).toMatchObject({ "age-texas": "passed", "age-california": "passed" });
  expect(build()).toEqual(["check/placeholder site.config.ts"]);
  const before = read("site.config.ts");
  const again = runWarm(["add-page", "age-signals", "--root", root, "--no-color"]);
  expect([again.status, again.stderr]).toEqual([
    1,
    expect.stringMatching(
      /legal\/age-signals\.md already exists\n.*hint: choose another path, edit that file/,
    ),
  ]);
  expect(read("site.config.ts")).toBe(before);
  // Another language gets the page too.
  expect(runWarm(["add-language", "de", "--familiar", "--root", root]).status).toBe(0);
  expect(read("legal/de/age-signals.md")).toContain("zu welcher Altersgruppe du gehörst");
});

test("add-page with an unknown kind lists the kinds and where to create other pages", () => {
  const { status, stderr } = runWarm(["add-page", "about"]);
  expect(status).toBe(2);
  expect(stderr).toContain(
    `It must be one of ${kinds.join(", ")}. For any other page, create pages/about.tsx.`,
  );
});
