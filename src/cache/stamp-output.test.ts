import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { put } from "../../test/support/rooms/commit-site.js";
import { tempFolder } from "../../test/support/temp-site.js";
import { outputChange, stampOutput } from "./stamp-output.js";

const files = { "index.html": "one", "a/b/c.txt": "deep", "a/b.txt": "", "z/d.txt": "" };

function outputFolder(): string {
  const folder = join(tempFolder(onTestFinished), "dist");
  mkdirSync(folder);
  put(folder, files);
  return folder;
}

test("an output folder is as its build left it until a file, or what a folder holds, is another", () => {
  const changes: readonly [is: string, change: (folder: string) => void][] = [
    ["dist/a/b.txt is not as it was written", (folder) => writeFileSync(join(folder, "a/b.txt"), "other")],
    ["dist/a/b holds other files", (folder) => put(folder, { "a/b/more.txt": "" })],
    ["dist/a holds other files", (folder) => mkdirSync(join(folder, "a/empty"))],
    ["the output folder holds other files", (folder) => put(folder, { "more.txt": "" })],
  ];
  for (const [is, change] of changes) {
    const folder = outputFolder();
    const stamps = stampOutput(folder, Object.keys(files));
    expect(outputChange(folder, stamps)).toBeUndefined();
    change(folder);
    expect(outputChange(folder, stamps)).toBe(is);
  }
});

test("a file that somebody put there before it was stamped is a change", () => {
  const folder = outputFolder();
  put(folder, { "a/more.txt": "" });
  expect(outputChange(folder, stampOutput(folder, Object.keys(files)))).toBe("dist/a holds other files");
});
