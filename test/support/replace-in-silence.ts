import { execFileSync } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { tempFolder } from "./temp-site.js";

/** Writes another text of the same length, with the very time that the file had: only its place or its state tells. */
export function replaceInSilence(path: string, from: string, to: string): void {
  expect(to.length).toBe(from.length);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  const { mtimeNs } = statSync(path, { bigint: true });
  // Node sets no time more exactly than to a millisecond.
  const sameAge = join(tempFolder(onTestFinished), "same-age");
  execFileSync("cp", ["-p", path, sameAge]);
  writeFileSync(path, text.replaceAll(from, to));
  execFileSync("touch", ["-r", sameAge, path]);
  expect(statSync(path, { bigint: true }).mtimeNs).toBe(mtimeNs);
}
