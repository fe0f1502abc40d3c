import { chmodSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCli } from "../support/cli/run-cli.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { handOver, unprivileged } from "../support/machine/unprivileged.js";
import { readFolder } from "../support/read-folder.js";
import { siteAt } from "../support/sites/edit-site.js";
import { tempSite } from "../support/temp-site.js";

/* `handbill legal` and the day of a build as commands: their output and exit codes. */

const day = (today: string) => ["--today", today];

test("versions are released, shown and built for the given day", () => {
  const root = tempSite(onTestFinished);
  const site = siteAt(root);
  const at = ["--root", root];
  const first = runWarm(["legal", "release", ...at, ...day("2025-08-01"), "--json"]);
  expect(first.status).toBe(0);
  expect(JSON.parse(first.stdout)).toEqual({
    ok: true,
    today: "2025-08-01",
    releases: [{ document: "privacy", date: "2025-08-17", what: "released" }],
    written: ["legal/history/privacy/2025-08-17.md", "legal/history/index.json"],
    diagnostics: [],
  });

  site.replace(
    "site.config.ts",
    'effectiveDate: "2025-08-17", minimumAge: 13',
    'effectiveDate: "2026-01-01", minimumAge: 16',
  );
  expect(runWarm(["legal", "release", ...at, ...day("2025-12-01"), "--note", "Older"])).toMatchObject({
    status: 0,
    stderr: "",
    stdout: expect.stringContaining(
      "The version of 2026-01-01 takes effect when the site is built on or after that day.",
    ),
  });
  const later = runWarm(["legal", "release", ...at, ...day("2026-01-01")]).stdout;
  expect(later).toContain("unchanged");
  expect(later).not.toContain("takes effect");
  const shown = JSON.parse(runWarm(["legal", "privacy", ...at, ...day("2025-12-02"), "--json"]).stdout);
  expect(
    shown.documents[0].versions.map(({ date, state }: Record<string, string>) => `${date} ${state}`),
  ).toEqual(["2025-08-17 current", "2026-01-01 future"]);
  expect(runWarm(["legal", ...at, ...day("2026-02-01")]).stdout).toMatch(
    /2026-01-01 {2}in force.*\+ .*16.*2025-08-17 {2}no longer in force/s,
  );

  // Only the day differs between them.
  const legalOf = (args: readonly string[], variables: Record<string, string> = {}) =>
    JSON.parse(runWarm(["build", ...at, "--json", ...args], { env: variables }).stdout).legal;
  expect(legalOf(day("2025-12-02"))).toEqual([
    { document: "privacy", inForce: "2025-08-17", next: "2026-01-01" },
  ]);
  expect(site.read("dist/privacy.html")).toContain("people of 13");
  expect(legalOf(day("2026-01-01"))).toEqual([{ document: "privacy", inForce: "2026-01-01", next: null }]);
  expect(site.read("dist/privacy.html")).toContain("people of 16");
  const epoch = String(Date.UTC(2025, 11, 31, 23, 59, 59) / 1000);
  expect(legalOf([], { SOURCE_DATE_EPOCH: epoch })).toEqual(legalOf(day("2025-12-31")));
  expect(runWarm(["build", ...at, ...day("2025-12-31")]).stdout).toContain(
    "privacy: in force since 2025-08-17; 2026-01-01 is announced",
  );
});

test.each([
  [["legal", "release", "--amend"], "--reason"],
  [["legal", "release", "--reason", "x"], "--amend"],
  [["legal", "release", "--amend", "--reason", " "], "--reason"],
  [["legal", "release", "--amend", "--reason", "x", "--note", "y"], "--note"],
  [["legal", "--today", "2026-02-30"], "It must be a date"],
])("%j is a usage error", (args, said) => {
  const { status, stderr } = runWarm(args);
  expect(status).toBe(2);
  expect(stderr).toContain(said);
});

test("a SOURCE_DATE_EPOCH that is not a day is a usage error", () => {
  const { status, stderr } = runWarm(["legal"], { env: { SOURCE_DATE_EPOCH: "yesterday" } });
  expect(status).toBe(2);
  expect(stderr).toContain("SOURCE_DATE_EPOCH");
});

test("a read-only folder is reported and left unchanged", () => {
  const root = tempSite(onTestFinished);
  handOver(root);
  chmodSync(join(root, "legal"), 0o555);
  onTestFinished(() => chmodSync(join(root, "legal"), 0o755));
  const before = readFolder(join(root, "legal"));
  const { status, stderr } = runCli(["legal", "release", "--root", root], unprivileged);
  expect(status).toBe(1);
  expect(stderr).toContain("legal/cannot-write");
  expect(readFolder(join(root, "legal"))).toEqual(before);
});
