import { appendFileSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { build, siteWith } from "../support/cli/json-build.js";
import { readFolder } from "../support/read-folder.js";
import { replaceInSilence } from "../support/replace-in-silence.js";
import { tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* In an existing output folder, only files that differ are written, whatever has changed them. */

describe("an existing output folder", () => {
  const files = ["index.html", "privacy.html", "404.html"];
  const edited = (root: string, env: NodeJS.ProcessEnv = {}) => {
    appendFileSync(join(root, "legal/privacy.md"), "\nMore.\n");
    expect(build(root, [], env).unchanged).toBe(false);
    return files.map((file) => statSync(join(root, "dist", file)));
  };

  test("gets only changed files written, and the next build is unchanged", () => {
    const root = siteWith('const said = "a page that no link leads to";');
    build(root);
    const before = files.map((file) => statSync(join(root, "dist", file)).ino);
    const after = edited(root);
    expect(after.map(({ ino }, index) => ino === before[index])).toEqual([true, false, true]);
    expect(after.map(({ nlink }) => nlink)).toEqual([1, 1, 1]);
    expect(build(root).unchanged).toBe(true);
  });

  test("gets only changed files written by full and strict builds too", () => {
    const kinds = [
      ["Date.now()", []],
      ["1", ["--strict"]],
    ] as const;
    for (const [said, args] of isThorough ? kinds : kinds.slice(0, 1)) {
      const root = said === "1" ? tempSite(onTestFinished) : siteWith(`const said = ${said};`);
      const run = () => build(root, args);
      const statOf = (file: string) => statSync(join(root, "dist", file)).ino;
      run();
      const before = files.map(statOf);
      appendFileSync(join(root, "legal/privacy.md"), "\nMore.\n");
      expect(run()).toMatchObject({ ok: true, unchanged: false });
      expect(files.map((file, index) => statOf(file) === before[index])).toEqual([true, false, true]);
    }
  });

  test("keeps the time of unchanged files, also in CI", () => {
    const root = siteWith('const said = "a page that no link leads to";');
    const env = { CI: "1" };
    build(root, [], env);
    const times = () => files.map((file) => statSync(join(root, "dist", file)).mtimeMs);
    let before = times();
    for (let edits = 0; edits < (isThorough ? 2 : 1); edits++) {
      edited(root, env);
      const after = times();
      expect(after.map((time, index) => time === before[index])).toEqual([true, false, true]);
      before = after;
    }
    expect(build(root, [], env).unchanged).toBe(true);
  });

  test("that was damaged is repaired, or reported in each build", () => {
    const root = tempSite(onTestFinished);
    writeFileSync(join(root, "public/text.txt"), "one");
    mkdirSync(join(root, "public/sub"));
    writeFileSync(join(root, "public/sub/one.txt"), "one");
    const expected = () => readFolder(join(root, "dist"));
    const force = () => build(root, ["--force"]);
    force();
    const whole = expected();
    const damages: readonly ((dist: string) => void)[] = [
      (dist) => rmSync(dist, { recursive: true }),
      (dist) => rmSync(join(dist, "404.html")),
      (dist) => replaceInSilence(join(dist, "text.txt"), "one", "two"),
      (dist) => rmSync(join(dist, ".handbill.json")),
      (dist) => writeFileSync(join(dist, "sub/more.txt"), ""),
      (dist) => mkdirSync(join(dist, "empty")),
    ];
    for (const [index, damage] of damages.entries()) {
      if (!isThorough && index % 3 !== 1) continue;
      expect(force().unchanged, String(index)).toBe(true);
      damage(join(root, "dist"));
      const { unchanged, ok, lost } = force();
      expect(unchanged, String(index)).toBe(false);
      if (!ok) {
        rmSync(join(root, "dist"), { recursive: true });
        force();
      }
      expect(expected(), String(index)).toEqual(whole);
      // Such a report is not repeated, so the next build is a full one too.
      if (lost.length > 0) expect(force().unchanged).toBe(false);
    }
    const left = join(root, ".dist.handbill-left");
    writeFileSync(left, "");
    expect([force().unchanged, force().unchanged]).toEqual([false, false]);
    rmSync(left);
    expect(force().unchanged).toBe(true);
  });
});
