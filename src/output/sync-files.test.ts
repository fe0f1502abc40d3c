import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { tempFolder } from "../../test/support/temp-site.js";
import { syncFiles } from "./sync-files.js";

test("syncing calls back after each file, so that the lock is refreshed", async () => {
  const folder = tempFolder(onTestFinished);
  const files = ["a", "b", "c"].map((name) => join(folder, name));
  for (const file of files) writeFileSync(file, "text");
  let beats = 0;
  await syncFiles(files, folder, () => void beats++);
  expect(beats).toBe(3);
});
