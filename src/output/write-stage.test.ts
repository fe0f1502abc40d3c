import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { tempFolder } from "../../test/support/temp-site.js";
import { makeFolders } from "./write-stage.js";

test("no more folders are created after one has failed", async () => {
  const folder = tempFolder(onTestFinished);
  const root = join(folder, "stage");
  mkdirSync(root);
  writeFileSync(join(root, "a"), "");
  const files = ["a/x", ...Array.from({ length: 200 }, (_, at) => `b/${at}/c/x`)];
  await expect(makeFolders(root, files)).rejects.toThrow("EEXIST");
  rmSync(root, { recursive: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(readdirSync(folder)).toEqual([]);
});
