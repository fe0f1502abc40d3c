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

/*
 * A build of what has not changed tells what the last one told, and does nothing; one of what has changed in whatever way
 * is built.
 */

interface Told {
  readonly ok: boolean;
  readonly unchanged: boolean;
  readonly built?: string;
  readonly builtAgain?: string;
  readonly diagnostics: readonly { readonly code: string }[];
  readonly timing: unknown;
}

const build = (root: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Told => {
  const { stdout, stderr } = runCli(["build", "--root", root, "--json", ...args], { env });
  expect(stderr).toBe("");
  return JSON.parse(stdout);
};

/** A page whose code does something before it says so. */
const page = (code: string, said = "said") =>
  `${code}\nexport const meta = { title: "A page of code", description: "What it says, its code has found." };\nexport default () => <main><h1>Page</h1><p>{String(${said})}</p></main>;\n`;

/** The minimal site with a page of code, which no other one leads to. */
function siteWith(code: string, said?: string): string {
  const root = tempSite(onTestFinished);
  writeFileSync(join(root, "pages/code.tsx"), page(code, said));
  return root;
}

describe("nothing has changed", () => {
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
import { join } from "node:path";
const data = join(process.cwd(), "data");
const said = [
  readFileSync(join(data, "a.txt"), "utf8"),
  existsSync(join(data, "b.txt")),
  readdirSync(join(data, "names")).join(),
  process.env.SAID,
  require("a-package").said,
];`;

function readingSite(): string {
  const root = siteWith(reading);
  for (const folder of ["content/_deep", "data/names", "node_modules/a-package", "pages/_parts"])
    mkdirSync(join(root, folder), { recursive: true });
  const files = {
    "data/a.txt": "one",
    "data/names/c": "",
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
    run({});
    const missed: string[] = [];
    for (const [what, change] of Object.entries(changes)) {
      change(root);
      const { unchanged, ok, diagnostics } = run({});
      expect([what, ok, ok ? [] : diagnostics]).toEqual([what, true, []]);
      if (unchanged) missed.push(what);
      expect(run({}).unchanged, `after ${what}`).toBe(true);
    }
    expect(missed).toEqual([]);
    expect(readFolder(join(root, "dist"))["code.html"]).toContain("two,true,c,d,,first");
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

describe("what nobody can compare", () => {
  const untold: Readonly<Record<string, string>> = {
    "Date.now": "const said = Date.now();",
    "Date()": "const said = Date();",
    "Date.prototype.toISOString of the present moment": "const said = new Date().toISOString();",
    "Date.prototype.toLocaleDateString of the present moment":
      'const said = new Date().toLocaleDateString("en", { timeZone: "Asia/Tokyo" });',
    "new Date": "class Moment extends Date {} const said = new Moment().getTime();",
    "Intl.DateTimeFormat of the present moment": 'const said = new Intl.DateTimeFormat("en").format();',
    "performance.now": "const said = performance.now();",
    "process.hrtime": "const said = process.hrtime()[0];",
    "process.pid": "const said = process.pid;",
    "Math.random": "const said = Math.random();",
    "crypto.randomUUID": 'import { randomUUID } from "node:crypto"; const said = randomUUID();',
    crypto: "const said = crypto.getRandomValues(new Uint8Array(1))[0];",
    "os.hostname": 'import { hostname } from "node:os"; const said = hostname();',
    "another program": 'import { execSync } from "node:child_process"; const said = execSync("echo 1");',
    "a thread":
      'import { Worker } from "node:worker_threads"; const said = new Worker("", { eval: true }).terminate();',
    "the network": 'import { lookup } from "node:dns"; const said = lookup("localhost", () => {}) ? 1 : 2;',
    "/proc/uptime":
      'import { readFileSync } from "node:fs"; const said = readFileSync("/proc/uptime", "utf8");',
    "vm.runInNewContext":
      'import { runInNewContext } from "node:vm"; const said = runInNewContext("Date.now()");',
    "import()": 'const said = "x"; if (process.env.NEVER) import(process.env.NEVER);',
    "fs.readdirSync of all that is below a folder":
      'import { readdirSync } from "node:fs"; const said = readdirSync("pages", { recursive: true }).length;',
  };

  test.each(Object.entries(untold))("%s makes each build a whole one, which says why", (what, code) => {
    const root = siteWith(code);
    const run = () => {
      const { stdout } = runProgram([process.execPath, cliFile, "build", "--json"], { cwd: root });
      return JSON.parse(stdout) as Told;
    };
    const first = run();
    expect(first).toMatchObject({ ok: true, unchanged: false });
    expect(first.builtAgain).toContain(`asks for what nobody can compare: ${what}`);
    if (what !== "import()") expect(first.builtAgain).toContain("pages/code.tsx:1");
    expect(run().unchanged).toBe(false);
    expect(runCli(["build", "--root", root, "--timing"]).stdout).toContain(what);
  });

  test("the output folder is no input", () => {
    const root = siteWith('import { existsSync } from "node:fs"; const said = existsSync("dist");');
    const run = () =>
      JSON.parse(runProgram([process.execPath, cliFile, "build", "--json"], { cwd: root }).stdout);
    run();
    expect(run().unchanged).toBe(false);
  });

  test("the day may be asked for, and moments that are given", () => {
    const root = siteWith(`const moment = new Date("2025-08-17T12:00:00Z");
      const said = [
        new Date().getFullYear() > 2000, new Date().toLocaleDateString("en") !== "",
        moment.toISOString(), moment.constructor === Date, moment instanceof Date, new Date(moment).getTime(),
        new Intl.DateTimeFormat("en", { timeZone: "UTC" }).format(moment), Date.UTC(2025), new (class extends Date {})(7).getTime(),
      ].join("|");`);
    expect(build(root).builtAgain).toBe(undefined);
    expect(build(root).unchanged).toBe(true);
    const { "code.html": html } = readFolder(join(root, "dist"));
    const time = Date.UTC(2025, 7, 17, 12);
    expect(html).toContain(
      `true|true|2025-08-17T12:00:00.000Z|true|true|${time}|8/17/2025|${Date.UTC(2025)}|7`,
    );
  });
});
