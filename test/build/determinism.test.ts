import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { cliFile, runProgram } from "../support/cli/run-cli.js";
import { readFolder } from "../support/read-folder.js";
import { repository, tempFolder } from "../support/temp-site.js";

/** Builds a copy of this repository's own site and returns its files. */
function buildCopy(env: NodeJS.ProcessEnv, nodeOptions: readonly string[] = []): Record<string, string> {
  const root = join(tempFolder(onTestFinished), `copy ${Object.keys(env).join("-")}`);
  for (const name of ["site.config.ts", "pages", "legal", "public", "tsconfig.json"]) {
    cpSync(join(repository, name), join(root, name), { recursive: true });
  }
  // Only the packages of the font and the cards: each copy has its own cache, so that each subsets fonts and draws cards itself.
  mkdirSync(join(root, "node_modules"));
  for (const scope of ["@fontsource", "@takumi-rs"])
    symlinkSync(join(repository, "node_modules", scope), join(root, "node_modules", scope));
  const command = [process.execPath, ...nodeOptions, cliFile, "build", "--root", root];
  const { status, stderr } = runProgram(command, { env });
  expect(stderr).not.toContain("error");
  expect(status).toBe(0);
  return readFolder(join(root, "dist"));
}

test("the same input gives the same bytes in another time zone, locale and order of directory entries", () => {
  const shuffle = join(tempFolder(onTestFinished), "shuffle.cjs");
  cpSync(join(import.meta.dirname, "../support/machine/shuffle-directories.cjs"), shuffle);
  const env = { TZ: "Pacific/Kiritimati", LC_ALL: "tr_TR.UTF-8", LANG: "tr_TR.UTF-8" };
  expect(buildCopy(env, ["--require", shuffle])).toEqual(buildCopy({}));
});
