import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { BuildCache } from "../effects/build-cache.js";
import { readOwnSheets } from "./own-sheets.js";
import { reportStyleFlaws } from "./report-style-flaws.js";
import * as finding from "./style/find-style-flaws.js";

test("each part of the site's style sheets is checked once, and packages are not checked", async () => {
  const root = mkdtempSync(join(tmpdir(), "handbill-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "node_modules"));
  const write = (file: string, css: string) => writeFileSync(join(root, file), css);
  write("node_modules/a.css", "p { transform: rotate(45) }");
  write("a.css", "p {\n  transform: rotate(45);\n}\n");
  const finder = vi.spyOn(finding, "styleFlawFinder");
  onTestFinished(() => finder.mockRestore());
  const cache = new BuildCache();
  const report = async () => {
    cache.begin(undefined);
    const log = new Diagnostics();
    const sheets = readOwnSheets(["a.css", "node_modules/a.css", "a.css"], root);
    await reportStyleFlaws(sheets, { log, cache, store: {} as never });
    return log.sorted().map(({ code, place }) => `${place.file}:${place.line}:${place.column} ${code}`);
  };
  expect(await report()).toEqual(["a.css:2:14 read/doubtful"]);
  expect(await report()).toEqual(["a.css:2:14 read/doubtful"]);
  expect(finder).toHaveBeenCalledTimes(1);
  write("a.css", "a {} p { transform: rotate(45); }");
  expect(await report()).toEqual(["a.css:1:21 read/doubtful"]);
  write("a.css", "p { margin: 0 }");
  expect(await report()).toEqual([]);
  expect(finder).toHaveBeenCalledTimes(3);
});
