import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type BuildJson, page, siteWith } from "../support/cli/json-build.js";
import { cliFile, runProgram } from "../support/cli/run-cli.js";
import { readFolder } from "../support/read-folder.js";
import { replaceInSilence } from "../support/replace-in-silence.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { isThorough } from "../support/thorough.js";

/* A build after any kind of change is not skipped as unchanged. */

/** Their code reads files that no import shows. */
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

describe("a change of any input", () => {
  const changes: Readonly<Record<string, (root: string) => void>> = {
    "a page": (root) => appendFileSync(join(root, "pages/index.tsx"), "\n// more\n"),
    "a page, with the same size and time": (root) =>
      replaceInSilence(join(root, "pages/404.tsx"), "Home", "Hone"),
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
    "a removed page": (root) => rmSync(join(root, "pages/new.tsx")),
    "a document": (root) => appendFileSync(join(root, "legal/privacy.md"), "\nMore.\n"),
    "a public file": (root) => replaceInSilence(join(root, "public/text.txt"), "one", "two"),
    "a new public file, in a new folder": (root) => {
      mkdirSync(join(root, "public/deep/er"), { recursive: true });
      writeFileSync(join(root, "public/deep/er/new.txt"), "new");
    },
    "a public file that becomes a link": (root) => {
      writeFileSync(join(root, "public/target.txt"), "three");
      rmSync(join(root, "public/text.txt"));
      symlinkSync("target.txt", join(root, "public/text.txt"));
    },
    "a new folder of content": (root) => mkdirSync(join(root, "content/_deep/new")),
    "the config": (root) => replaceInSilence(join(root, "site.config.ts"), "one of each", "two of each"),
    "a file that is resolved before another": (root) =>
      writeFileSync(join(root, "pages/_index.tsx"), "export {};"),
    "the TypeScript settings": (root) =>
      writeFileSync(join(root, "tsconfig.json"), '{ "compilerOptions": {} }'),
    "a package.json": (root) => writeFileSync(join(root, "package.json"), '{ "sideEffects": false }'),
    "a file that code reads": (root) => replaceInSilence(join(root, "data/a.txt"), "one", "two"),
    "a file whose existence code checks": (root) => writeFileSync(join(root, "data/b.txt"), ""),
    "a folder that code lists": (root) => writeFileSync(join(root, "data/names/d"), ""),
    "a package's code": (root) =>
      replaceInSilence(join(root, "node_modules/a-package/part.js"), "packed", "PACKED"),
    "a package's file that is resolved before another": (root) =>
      writeFileSync(join(root, "node_modules/a-package/part"), 'exports.said = "first";'),
    "an .env file": (root) => replaceInSilence(join(root, "data/.env"), "one", "two"),
    "a required module that is resolved before another": (root) =>
      writeFileSync(join(root, "data/own/part.js"), 'exports.said = "OWN";'),
    "a path alias that is resolved before another": (root) =>
      writeFileSync(join(root, "data/first/said.ts"), 'export const said = "first";'),
    "settings that other settings extend": (root) =>
      replaceInSilence(join(root, "data/base.json"), "first", "third"),
    "the lock file of the package manager": (root) => writeFileSync(join(root, "package-lock.json"), "{}"),
  };

  /** Variants of the changes above, and new files: a thorough run adds them. */
  const rare = new Set([
    "a page, with the same size and time",
    "a page, by a rename",
    "a new public file, in a new folder",
    "a public file that becomes a link",
    "a file whose existence code checks",
    "the TypeScript settings",
    "settings that other settings extend",
    "a new folder of content",
    "a file that is resolved before another",
    "a package.json",
    "a package's file that is resolved before another",
    "a required module that is resolved before another",
    "a path alias that is resolved before another",
  ]);

  test("causes a full build, and the next build is unchanged", { timeout: scaledTimeout(240_000) }, () => {
    const root = readingSite();
    const run = (env: NodeJS.ProcessEnv) => {
      const { stdout, stderr } = runProgram([process.execPath, cliFile, "build", "--json", "--force"], {
        cwd: root,
        env,
      });
      expect(stderr).toBe("");
      return JSON.parse(stdout) as BuildJson;
    };
    run({ SAID: "1" });
    expect(run({ SAID: "1" }).unchanged).toBe(true);
    expect(run({ SAID: "1", UNSAID: "2" }).unchanged).toBe(true);
    expect(run({ SAID: "2" }).unchanged).toBe(false);
    if (isThorough) expect(run({ SAID: "2", TZ: "Asia/Tokyo" }).unchanged).toBe(false);
    const mask = process.umask(0o077);
    try {
      run({});
    } finally {
      process.umask(mask);
    }
    expect(run({}).unchanged).toBe(false);
    const missed: string[] = [];
    for (const [what, change] of Object.entries(changes)) {
      if (!isThorough && rare.has(what)) continue;
      change(root);
      const { unchanged, ok, diagnostics } = run({});
      expect([what, ok, ok ? [] : diagnostics]).toEqual([what, true, []]);
      if (unchanged) missed.push(what);
    }
    expect(run({}).unchanged, "after all of them").toBe(true);
    expect(missed).toEqual([]);
    const said = isThorough ? "two,true,c,d,,first,OWN,third,two" : "two,false,c,d,,PACKED,own,second,two";
    expect(readFolder(join(root, "dist"))["code.html"]).toContain(said);
  });
});
