import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readFolder } from "./support/read-folder.js";
import { replaceInSilence } from "./support/replace-in-silence.js";
import { tempSite } from "./support/temp-site.js";
import { build, siteWith } from "./support/told-build.js";

/* Of an output folder that is there only what is another is written, whoever has done what to it. */

describe("an output folder that is there", () => {
  const files = ["index.html", "privacy.html", "404.html"];
  const edited = (root: string, env: NodeJS.ProcessEnv = {}) => {
    appendFileSync(join(root, "legal/privacy.md"), "\nMore.\n");
    expect(build(root, [], env).unchanged).toBe(false);
    return files.map((file) => statSync(join(root, "dist", file)));
  };

  /** As where the cache is on another disk: no folder can be kept there. */
  const withoutSpare = (root: string) => {
    const cache = join(root, "node_modules/.cache/handbill");
    mkdirSync(cache, { recursive: true });
    writeFileSync(join(cache, "spare"), "");
    return root;
  };

  test("of the output only what is another is written, and the next build knows it", () => {
    const root = withoutSpare(siteWith('const said = "a page that no link leads to";'));
    build(root);
    const before = files.map((file) => statSync(join(root, "dist", file)).ino);
    const after = edited(root);
    expect(after.map(({ ino }, index) => ino === before[index])).toEqual([true, false, true]);
    expect(after.map(({ nlink }) => nlink)).toEqual([1, 1, 1]);
    expect(build(root).unchanged).toBe(true);
  });

  test("nor is it where each build is a whole one, or a strict one", () => {
    for (const [said, args] of [
      ["Date.now()", []],
      ["1", ["--strict"]],
    ] as const) {
      const root = withoutSpare(said === "1" ? tempSite(onTestFinished) : siteWith(`const said = ${said};`));
      const run = () => build(root, args);
      const statOf = (file: string) => statSync(join(root, "dist", file)).ino;
      run();
      const before = files.map(statOf);
      appendFileSync(join(root, "legal/privacy.md"), "\nMore.\n");
      expect(run()).toMatchObject({ ok: true, unchanged: false });
      expect(files.map((file, index) => statOf(file) === before[index])).toEqual([true, false, true]);
    }
  });

  test("what is as it was keeps its time, in two folders that take turns, on a machine that only builds too", () => {
    const root = siteWith('const said = "a page that no link leads to";');
    const env = { CI: "1" };
    build(root, [], env);
    const first = files.map((file) => statSync(join(root, "dist", file)));
    const [second, third, fourth] = [edited(root, env), edited(root, env), edited(root, env)];
    const turn = (stats: typeof first, before: typeof first) =>
      stats.map(({ ino }, index) => ino === before[index]?.ino);
    expect([turn(second, first), turn(third, first), turn(fourth, second)]).toEqual([
      [false, false, false],
      // What is another is written over the file of the build before the last.
      [true, true, true],
      [true, true, true],
    ]);
    const times = [first, second, third, fourth].map((stats) => Math.trunc(stats[0]?.mtimeMs ?? 0));
    expect(new Set(times).size).toBe(1);
    expect(fourth.map(({ nlink }) => nlink)).toEqual([1, 1, 1]);
    expect(build(root, [], env).unchanged).toBe(true);
  });

  test("nothing shows of what somebody did to the folder that is kept", () => {
    const root = siteWith('const said = "a page that no link leads to";');
    const spare = join(root, "node_modules/.cache/handbill/spare");
    const damages: readonly (() => void)[] = [
      () => replaceInSilence(join(spare, "index.html"), "<h1 id", "<h1 ix"),
      () => replaceInSilence(join(spare, ".handbill.json"), "index.html", "index.htmx"),
      () => writeFileSync(join(spare, "more.html"), ""),
      () => mkdirSync(join(spare, "empty")),
      () => rmSync(join(spare, "404.html")),
      () => rmSync(spare, { recursive: true }),
    ];
    build(root);
    edited(root);
    const others = () => {
      const files = Object.entries(readFolder(join(root, "dist")));
      return files.filter(([file]) => !/^privacy|^\.handbill/.test(file));
    };
    const before = others();
    for (const [index, damage] of damages.entries()) {
      damage();
      edited(root);
      expect(others(), String(index)).toEqual(before);
      const privacy = readFileSync(join(root, "dist/privacy.html"), "utf8");
      expect(privacy.split("More.").length - 1).toBe(2 * index + 2);
      edited(root);
    }
  });

  test("what is written is looked at too", () => {
    const root = tempSite(onTestFinished);
    writeFileSync(join(root, "public/text.txt"), "one");
    mkdirSync(join(root, "public/sub"));
    writeFileSync(join(root, "public/sub/one.txt"), "one");
    const expected = () => readFolder(join(root, "dist"));
    build(root);
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
      expect(build(root).unchanged).toBe(true);
      damage(join(root, "dist"));
      const { unchanged, ok } = build(root, ["--force"]);
      expect(unchanged, String(index)).toBe(false);
      if (!ok) rmSync(join(root, "dist"), { recursive: true });
      build(root);
      expect(expected(), String(index)).toEqual(whole);
    }
    const left = join(root, ".dist.handbill-left");
    writeFileSync(left, "");
    expect([build(root).unchanged, build(root).unchanged]).toEqual([false, false]);
    rmSync(left);
    expect(build(root).unchanged).toBe(true);
  });
});
