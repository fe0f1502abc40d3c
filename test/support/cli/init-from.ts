import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { repository, tempFolder } from "../temp-site.js";
import { runWarm } from "./warm-cli.js";

export interface InitJson {
  readonly ok: boolean;
  readonly found: Record<string, { value: unknown; origin: string }>;
  readonly files: readonly string[];
  readonly placeholders: readonly string[];
  readonly brand?: string;
  readonly diagnostics: readonly { code: string; file?: string; line?: number; severity: string }[];
}

export interface ReviewJson {
  readonly store: { readonly items: readonly { id: string; outcome: string; finding: string }[] };
}

export const appOf = (name: string) => join(repository, "test/apps", name);

/** A project of an app with these files, on top of one of `test/apps`. */
export function appWith(files: Readonly<Record<string, string | Buffer>>, base?: string): string {
  const app = join(tempFolder(onTestFinished), "app");
  mkdirSync(app);
  if (base !== undefined) cpSync(appOf(base), app, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(app, file)), { recursive: true });
    writeFileSync(join(app, file), content);
  }
  return app;
}

export function init(from: string, ...args: readonly string[]) {
  const folder = join(tempFolder(onTestFinished), "site");
  const { status, stdout, stderr } = runWarm(["init", folder, "--json", "--from", from, ...args]);
  expect(stderr).toBe("");
  const result = JSON.parse(stdout) as InitJson;
  const reported = result.diagnostics.map(({ code, file, line }) =>
    [[file, line].filter((part) => part !== undefined).join(":"), code].join(" ").trim(),
  );
  const values = Object.fromEntries(Object.entries(result.found).map(([key, { value }]) => [key, value]));
  const origins = Object.fromEntries(Object.entries(result.found).map(([key, { origin }]) => [key, origin]));
  return { ...result, folder, status, reported, values, origins };
}

const install = (folder: string) =>
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"), "dir");

/** Builds a site like its author would after installing. */
export function build(folder: string) {
  install(folder);
  const { status, stdout } = runWarm(["build", "--root", folder, "--json"]);
  const { diagnostics } = JSON.parse(stdout) as InitJson;
  return { status, errors: diagnostics.filter(({ severity }) => severity === "error") };
}

/** The codes of `check --strict` on an unchanged new site, warnings too, and the items of the stores' review that fail. */
export function reviewNew(folder: string) {
  install(folder);
  const { stdout } = runWarm(["check", "--store", "--offline", "--strict", "--json", "--root", folder]);
  const { diagnostics, store } = JSON.parse(stdout) as InitJson & ReviewJson;
  const failed = store.items.filter(({ outcome }) => outcome === "failed").map(({ id }) => id);
  return { codes: diagnostics.map(({ code }) => code), failed };
}
