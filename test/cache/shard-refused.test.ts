import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { CliResult } from "../support/cli/run-cli.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { copySite, sitesFolder, tempFolder } from "../support/temp-site.js";

const codesOf = ({ stdout }: CliResult) =>
  (JSON.parse(stdout) as { diagnostics: { code: string }[] }).diagnostics.map(({ code }) => code);

function minimalSite(): string {
  const root = tempFolder(onTestFinished);
  copySite(join(sitesFolder, "minimal"), root);
  return root;
}

test("a shard that cannot be built reports the error and writes nothing", () => {
  const root = minimalSite();
  writeFileSync(join(root, "site.config.ts"), "export default {");
  const result = runWarm(["build", "--root", root, "--shard", "1/2", "--json"]);
  expect([result.status, ...codesOf(result)]).toEqual([1, "read/syntax"]);
  expect(existsSync(join(root, "shard-1"))).toBe(false);
});

test("a shard does not replace folders that handbill has not written", () => {
  const root = minimalSite();
  const result = runWarm(["build", "--root", root, "--shard", "1/2", "--out", "pages", "--json"]);
  expect([result.status, ...codesOf(result)]).toEqual([1, "commit/output-in-sources"]);
});

test.each(["0/2", "3/2", "2", "a/b", "1/0"])("--shard %s is rejected", (value) => {
  expect(runWarm(["build", "--shard", value]).status).toBe(2);
});
