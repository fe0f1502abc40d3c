import { execFileSync } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { tempFolder } from "./temp-site.js";

/** Writes another text of the same length and keeps the file's time, so that only its inode or `ctime` shows the change. */
export function replaceInSilence(path: string, from: string, to: string): void {
  expect(to.length).toBe(from.length);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  const { mtimeNs } = statSync(path, { bigint: true });
  // Node sets times with millisecond precision only.
  const sameAge = join(tempFolder(onTestFinished), "same-age");
  execFileSync("cp", ["-p", path, sameAge]);
  writeFileSync(path, text.replaceAll(from, to));
  execFileSync("touch", ["-r", sameAge, path]);
  expect(statSync(path, { bigint: true }).mtimeNs).toBe(mtimeNs);
}
