import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { patience } from "./support/patience.js";
import { readFolder } from "./support/read-folder.js";
import { cliFile, runCli, runProgram } from "./support/run-cli.js";
import { tempFolder, tempSite } from "./support/temp-site.js";
import { build, page, siteWith, type Told } from "./support/told-build.js";

/*
 * A build of what has not changed tells what the last one told, and does nothing; one of what has changed in whatever way
 * is built.
 */

describe("nothing has changed", () => {
  test("a strict build is compared too, with what only React's development mode has read", () => {
    const root = tempSite(onTestFinished);
    const data = join(root, "data.txt");
    writeFileSync(data, "1");
    const code = `import { readFileSync } from "node:fs";
      if (process.env["NODE_ENV"] === "development") readFileSync(${JSON.stringify(data)});`;
    const index = join(root, "pages/index.tsx");
    writeFileSync(index, `${code}\n${readFileSync(index, "utf8")}`);
    const run = () => build(root, ["--strict"]);
    expect(run()).toMatchObject({ ok: true, unchanged: false });
    expect(run().unchanged).toBe(true);
    writeFileSync(data, "12");
    expect(run().built).toBe("what React's development mode reads has changed");
    expect(run().unchanged).toBe(true);
  });

  test("the same is told, with all warnings, and nothing is written", () => {
    const root = siteWith('const said = "a page that no link leads to";');
    const first = build(root);
    const before = statSync(join(root, "dist/index.html"));
    const second = build(root);
    expect([first.unchanged, second.unchanged]).toEqual([false, true]);
    expect(first.diagnostics.map(({ code }) => code)).toEqual(["check/orphan"]);
    const { timing: _, built: __, ...told } = first;
    expect(second).toEqual({ ...told, unchanged: true, timing: expect.anything() });
    const { ino, mtimeMs } = statSync(join(root, "dist/index.html"));
    expect([ino, mtimeMs]).toEqual([before.ino, before.mtimeMs]);
  });

  test("people are told the same, and that nothing has changed, in colour where they want it", () => {
    const root = siteWith('const said = "a page that no link leads to";');
    const told = (env: NodeJS.ProcessEnv = {}) => {
      const { status, stdout, stderr } = runCli(["build", "--root", root], { env });
      expect(status).toBe(0);
      return { stdout: stdout.replace(/in \S+ \S+(?=\n)/, "in no time"), stderr };
    };
    const first = told();
    expect(first.stderr).toContain("check/orphan");
    expect(told()).toEqual({
      stderr: first.stderr,
      stdout: first.stdout.replace("✓ ", "✓ nothing has changed: "),
    });
    const coloured = told({ NO_COLOR: "", FORCE_COLOR: "1" });
    expect(coloured.stderr).toContain("\u001b[33m");
    expect(stripVTControlCharacters(coloured.stderr)).toBe(first.stderr);
    expect(runCli(["build", "--root", root, "--timing"]).stdout).toMatch(/nothing has changed.*compare/s);
    const plain = runCli(["build", "--root", root, "--no-color"], {
      env: { NO_COLOR: "", FORCE_COLOR: "1" },
    });
    expect(plain.stdout).toContain("✓ nothing has changed");
  });

  test("nothing is loaded that builds", () => {
    const root = tempSite(onTestFinished);
    const lister = join(tempFolder(onTestFinished), "lister.cjs");
    writeFileSync(
      lister,
      'process.on("exit", () => require("node:fs").writeSync(2, JSON.stringify(Object.keys(require.cache))));',
    );
    const run = () => runProgram([process.execPath, "--require", lister, cliFile, "build", "--root", root]);
    run();
    const loaded = (JSON.parse(run().stderr) as string[]).map((path) => path.replace(/.*\//, ""));
    expect(loaded).toEqual(["lister.cjs", "handbill.cjs", "unchanged.cjs"]);
  });

  test("it is nothing new when it is asked for in another way", () => {
    const root = tempSite(onTestFinished);
    build(root);
    expect(build(root, ["--base", "/x"]).unchanged).toBe(false);
    expect(build(root).unchanged).toBe(false);
    expect(build(root).unchanged).toBe(true);
    expect(build(root, ["--timing"]).unchanged).toBe(true);
  });

  test("errors are told by each build", () => {
    const root = tempSite(onTestFinished);
    build(root);
    writeFileSync(join(root, "pages/broken.tsx"), "export default (");
    const first = build(root);
    const second = build(root);
    expect(first.ok || second.ok).toBe(false);
    expect(second.diagnostics).toEqual(first.diagnostics);
    rmSync(join(root, "pages/broken.tsx"));
    expect(build(root).ok).toBe(true);
  });

  test("what cannot be printed is told of, and a reader that goes away is not", () => {
    const root = tempSite(onTestFinished);
    runCli(["build", "--root", root]);
    const shell = (words: string) =>
      runProgram(["sh", "-c", `"${process.execPath}" "${cliFile}" build --root "${root}" ${words}`]);
    expect(shell("> /dev/full")).toMatchObject({
      status: 74,
      stderr: expect.stringContaining("cannot be written"),
    });
    expect(shell("| true").stderr).toBe("");
  });
});

/** Writes another text of the same length, with the time that the file had: only its place or its state tells. */
function replaceInSilence(path: string, from: string, to: string): void {
  expect(to.length).toBe(from.length);
  const { atime, mtime } = statSync(path);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replaceAll(from, to));
  utimesSync(path, atime, mtime);
}

/** The site's code in these reads what no import tells. */
const reading = `
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { said as found } from "~said";
const own = createRequire(join(process.cwd(), "data/x.js"));
process.loadEnvFile("data/.env");
const data = join(process.cwd(), "data");
const said = [
  readFileSync(join(data, "a.txt"), "utf8"),
  existsSync(join(data, "b.txt")),
  readdirSync(join(data, "names")).join(),
  process.env.SAID,
  require("a-package").said,
  own("./own/part").said,
  found,
  process.env.OF_FILE,
];`;

function readingSite(): string {
  const root = siteWith(reading);
  for (const folder of [
    "content/_deep",
    "data/names",
    "data/own/part",
    "data/first",
    "data/second",
    "data/third",
    "node_modules/a-package",
    "pages/_parts",
  ])
    mkdirSync(join(root, folder), { recursive: true });
  const files = {
    "data/a.txt": "one",
    "data/names/c": "",
    "data/.env": "OF_FILE=one",
    "data/own/part/index.js": 'exports.said = "own";',
    "pages/tsconfig.json": '{ /* of all */ "extends": "../data/base.json", }',
    "data/base.json":
      '{ "compilerOptions": { "paths": { "~said": ["./first/said.ts", "./second/said.ts"] } } }',
    "data/first/other.ts": "export {};",
    "data/second/said.ts": 'export const said = "second";',
    "data/third/said.ts": 'export const said = "third";',
    "node_modules/a-package/package.json": '{ "name": "a-package", "main": "index.js" }',
    "node_modules/a-package/index.js": 'exports.said = require("./part").said;',
    "node_modules/a-package/part.js": 'exports.said = "packed";',
    "pages/_parts/part.ts": 'export const part = "part";',
    "package.json": "{}",
    "public/text.txt": "one",
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  return root;
}

describe("something has changed", () => {
  const changes: Readonly<Record<string, (root: string) => void>> = {
    "a page": (root) => appendFileSync(join(root, "pages/index.tsx"), "\n// more\n"),
    "a page, in silence": (root) => replaceInSilence(join(root, "pages/404.tsx"), "Home", "Hone"),
    "a page, by a rename": (root) => {
      writeFileSync(
        join(root, "next.tsx"),
        readFileSync(join(root, "pages/404.tsx"), "utf8").replace("Home", "H."),
      );
      renameSync(join(root, "next.tsx"), join(root, "pages/404.tsx"));
    },
    "a new page": (root) =>
      writeFileSync(
        join(root, "pages/new.tsx"),
        page('const said = "new";').replace("of code", "of news").replace("has found", "tells"),
      ),
    "a page less": (root) => rmSync(join(root, "pages/new.tsx")),
    "a document": (root) => appendFileSync(join(root, "legal/privacy.md"), "\nMore.\n"),
    "a public file": (root) => replaceInSilence(join(root, "public/text.txt"), "one", "two"),
    "a new public file, in a new folder": (root) => {
      mkdirSync(join(root, "public/deep/er"), { recursive: true });
      writeFileSync(join(root, "public/deep/er/new.txt"), "new");
    },
    "a public file that a link is now": (root) => {
      writeFileSync(join(root, "public/target.txt"), "three");
      rmSync(join(root, "public/text.txt"));
      symlinkSync("target.txt", join(root, "public/text.txt"));
    },
    "a new folder of content": (root) => mkdirSync(join(root, "content/_deep/new")),
    "the config": (root) => replaceInSilence(join(root, "site.config.ts"), "one of each", "two of each"),
    "what would be found before a file": (root) =>
      writeFileSync(join(root, "pages/_index.tsx"), "export {};"),
    "how code is read": (root) => writeFileSync(join(root, "tsconfig.json"), '{ "compilerOptions": {} }'),
    "a package.json": (root) => writeFileSync(join(root, "package.json"), '{ "sideEffects": false }'),
    "a file that code reads": (root) => replaceInSilence(join(root, "data/a.txt"), "one", "two"),
    "a file that code has sought": (root) => writeFileSync(join(root, "data/b.txt"), ""),
    "a folder that code lists": (root) => writeFileSync(join(root, "data/names/d"), ""),
    "a package's code": (root) =>
      replaceInSilence(join(root, "node_modules/a-package/part.js"), "packed", "PACKED"),
    "a package's file that would be found first": (root) =>
      writeFileSync(join(root, "node_modules/a-package/part"), 'exports.said = "first";'),
    "a file of variables": (root) => replaceInSilence(join(root, "data/.env"), "one", "two"),
    "what code requires by itself, found before another": (root) =>
      writeFileSync(join(root, "data/own/part.js"), 'exports.said = "OWN";'),
    "what a path of the settings finds first": (root) =>
      writeFileSync(join(root, "data/first/said.ts"), 'export const said = "first";'),
    "settings that those of a folder build upon": (root) =>
      replaceInSilence(join(root, "data/base.json"), "first", "third"),
    "what is installed": (root) => writeFileSync(join(root, "package-lock.json"), "{}"),
  };

  test("what it was, all is built, and then nothing again", { timeout: patience(240_000) }, () => {
    const root = readingSite();
    const run = (env: NodeJS.ProcessEnv) => {
      const { stdout, stderr } = runProgram([process.execPath, cliFile, "build", "--json", "--force"], {
        cwd: root,
        env,
      });
      expect(stderr).toBe("");
      return JSON.parse(stdout) as Told;
    };
    run({ SAID: "1" });
    expect(run({ SAID: "1" }).unchanged).toBe(true);
    expect(run({ SAID: "1", UNSAID: "2" }).unchanged).toBe(true);
    expect(run({ SAID: "2" }).built).toBe("the environment has changed: SAID");
    expect(run({ SAID: "2", TZ: "Asia/Tokyo" }).unchanged).toBe(false);
    const mask = process.umask(0o077);
    try {
      run({});
    } finally {
      process.umask(mask);
    }
    expect(run({}).unchanged).toBe(false);
    const missed: string[] = [];
    for (const [what, change] of Object.entries(changes)) {
      change(root);
      const { unchanged, ok, diagnostics } = run({});
      expect([what, ok, ok ? [] : diagnostics]).toEqual([what, true, []]);
      if (unchanged) missed.push(what);
      expect(run({}).unchanged, `after ${what}`).toBe(true);
    }
    expect(missed).toEqual([]);
    expect(readFolder(join(root, "dist"))["code.html"]).toContain("two,true,c,d,,first,OWN,third,two");
  });

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

  test("what is as it was keeps its time, in two folders that take turns", () => {
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
    const env = { CI: "" };
    const spare = join(root, "node_modules/.cache/handbill/spare");
    const damages: readonly (() => void)[] = [
      () => replaceInSilence(join(spare, "index.html"), "<h1 id", "<h1 ix"),
      () => replaceInSilence(join(spare, ".handbill.json"), "index.html", "index.htmx"),
      () => writeFileSync(join(spare, "more.html"), ""),
      () => mkdirSync(join(spare, "empty")),
      () => rmSync(join(spare, "404.html")),
      () => rmSync(spare, { recursive: true }),
    ];
    build(root, [], env);
    edited(root, env);
    const others = () => {
      const files = Object.entries(readFolder(join(root, "dist")));
      return files.filter(([file]) => !/^privacy|^\.handbill/.test(file));
    };
    const before = others();
    for (const [index, damage] of damages.entries()) {
      damage();
      edited(root, env);
      expect(others(), String(index)).toEqual(before);
      const privacy = readFileSync(join(root, "dist/privacy.html"), "utf8");
      expect(privacy.split("More.").length - 1).toBe(2 * index + 2);
      edited(root, env);
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
