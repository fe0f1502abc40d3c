import { readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { expect } from "vitest";

/** Writes another text of the same length, with the time that the file had: only its place or its state tells. */
export function replaceInSilence(path: string, from: string, to: string): void {
  expect(to.length).toBe(from.length);
  const { atime, mtime } = statSync(path);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replaceAll(from, to));
  utimesSync(path, atime, mtime);
}
