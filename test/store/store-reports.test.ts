import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { noAdvice } from "../../src/diagnostics/review.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { storeSite } from "../support/sites/store-site.js";

/* The reports of `handbill check --store`, as printed and written by the command. */

interface StoreJson {
  readonly ok: boolean;
  readonly links: readonly unknown[];
  readonly store: {
    readonly notice: string;
    readonly stores: readonly string[];
    readonly project: string;
    readonly counts: Readonly<Record<string, number>>;
    readonly items: readonly (Record<string, unknown> & { id: string; outcome: string; guess: boolean })[];
  };
}

/** A text in the app's project with special characters of HTML, Markdown and workflows. */
const hostile = "Tide | <img src=x onerror=alert(1)> @everyone `x` ::error::%0A";

let root = "";
let json: StoreJson;
const check = (...flags: readonly string[]) => runWarm(["check", "--root", root, "--store", ...flags]);
beforeAll(() => {
  const ends: (() => void)[] = [];
  root = storeSite((end) => ends.push(end), "disagrees/another-name-on-google-play");
  writeFileSync(join(root, "app/fastlane/metadata/android/en-US/title.txt"), hostile);
  json = JSON.parse(check("--json").stdout) as StoreJson;
  return () => {
    for (const end of ends) end();
  };
});

test("--json contains each item with its requirement, source, sides and outcome", () => {
  const { store, links, ok } = json;
  expect(ok).toBe(false);
  expect(links).toEqual([]);
  expect(store.notice).toBe(noAdvice);
  expect(store).toMatchObject({ stores: ["apple", "google", "law"], project: "app" });
  const counted = Object.values(store.counts).reduce((sum, count) => sum + count, 0);
  expect(counted).toBe(store.items.length);
  expect(store.counts.failed).toBe(store.items.filter(({ outcome }) => outcome === "failed").length);
  expect(store.items.find(({ id }) => id === "google/name")).toMatchObject({
    store: "google",
    rule: "listing-name",
    outcome: "failed",
    guess: false,
    source: { certainty: "third-party", retrieved: "2026-11" },
    site: [{ file: "site.config.ts", line: 6 }],
    app: [{ file: "fastlane/metadata/android/en-US/title.txt", line: 1 }],
  });
});

test("the terminal shows both sides, the source, and that it is not legal advice", () => {
  const { stdout, stderr, status } = check();
  expect(status).toBe(1);
  expect(stdout).toBe("");
  for (const words of [
    "App Store  ",
    "Google Play  ",
    "app/fastlane/metadata/android/en-US/title.txt:1",
    "site.config.ts:6",
    "User Data policy",
    noAdvice,
  ])
    expect(stderr).toContain(words);
  expect(stderr.trimEnd().split("\n").at(-1)).toMatch(
    /^✗ \d+ store requirements? failed, \d+ items? to check yourself/,
  );
});

test("items for the author to judge never fail the command, even with --strict", () => {
  const fine = storeSite(onTestFinished, "agrees/many-kinds");
  const { status, stdout } = runWarm(["check", "--root", fine, "--store", "--strict", "--json"]);
  const { store } = JSON.parse(stdout) as StoreJson;
  expect(store.counts.judge).toBeGreaterThan(0);
  expect(store.counts.failed).toBe(0);
  expect(status).toBe(0);
});

test("--format github has one line for each failure", () => {
  const { stdout } = check("--format", "github");
  const failed = json.store.items.filter(({ outcome }) => outcome === "failed");
  const lines = stdout.split("\n").filter((line) => line.startsWith("::error "));
  expect(lines).toHaveLength(failed.length);
  expect(lines.join("\n")).toMatch(/file=[^,]*site\.config\.ts,line=6,title=google\/name::/);
});
