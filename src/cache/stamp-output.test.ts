import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { put } from "../../test/support/rooms/commit-site.js";
import { tempFolder } from "../../test/support/temp-site.js";
import { isOutputUnchanged, stampOutput } from "./stamps.js";

const files = { "index.html": "one", "a/b/c.txt": "deep", "a/b.txt": "", "z/d.txt": "" };

function outputFolder(): string {
  const folder = join(tempFolder(onTestFinished), "dist");
  mkdirSync(folder);
  put(folder, files);
  return folder;
}

test.each<[string, (folder: string) => void]>([
  ["a file is changed", (folder) => writeFileSync(join(folder, "a/b.txt"), "other")],
  ["a folder has another file", (folder) => put(folder, { "a/b/more.txt": "" })],
  ["a folder has another folder", (folder) => mkdirSync(join(folder, "a/empty"))],
  ["it has another file at its top", (folder) => put(folder, { "more.txt": "" })],
  ["it is missing", (folder) => rmSync(folder, { recursive: true })],
  ["another build writes it", (folder) => put(`${folder}/..`, { ".dist.handbill-lock": "" })],
])("an output folder is unchanged until %s", (_, change) => {
  const folder = outputFolder();
  const stamps = stampOutput(folder, Object.keys(files));
  expect(isOutputUnchanged(folder, stamps)).toBe(true);
  change(folder);
  expect(isOutputUnchanged(folder, stamps)).toBe(false);
});

test("a foreign file from before the stamps is a change", () => {
  const folder = outputFolder();
  put(folder, { "a/more.txt": "" });
  expect(isOutputUnchanged(folder, stampOutput(folder, Object.keys(files)))).toBe(false);
});
