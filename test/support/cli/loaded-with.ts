import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { runCli } from "./run-cli.js";

/** The files of `lib/` with one of these words that the command loads to build a site. */
export function loadedWith(words: readonly string[], root: string): string[] {
  const noting = join(root, "note-reads.cjs");
  const log = join(root, "reads.txt");
  writeFileSync(
    noting,
    `const fs = require("node:fs");
const read = fs.readFileSync;
fs.readFileSync = function (path, ...rest) {
  if (/[\\\\/]lib[\\\\/].*\\.cjs$/.test(String(path))) fs.appendFileSync(${JSON.stringify(log)}, path + "\\n");
  return read.call(this, path, ...rest);
};
`,
  );
  const { status, stdout } = runCli(["build", "--root", root], {
    env: { ...process.env, NODE_OPTIONS: `--require ${noting}` },
  });
  expect(status, stdout).toBe(0);
  const files = [...new Set(readFileSync(log, "utf8").trim().split("\n"))];
  expect(files.length).toBeGreaterThan(3);
  return words.filter((word) => files.some((file) => readFileSync(file, "utf8").includes(word)));
}
