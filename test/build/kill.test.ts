import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { cliFile, runCli, runProgram } from "../support/cli/run-cli.js";
import { readFolder } from "../support/read-folder.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { repository, tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

const kills = 40;
/** `node bench/kills.mjs 1000` runs each week. */
const commits = 100;
const files = 250; // enough for the commit to take a large part of the run

// The next test kills before each call.
test.runIf(isThorough)(
  "dist is intact after a kill -9 at any time",
  { timeout: scaledTimeout(300_000) },
  async () => {
    const root = tempSite(onTestFinished);
    const dist = join(root, "dist");
    mkdirSync(join(root, "public/many"));
    const build = () => runCli(["build", "--root", root, "--json"]);
    const write = (version: string) => {
      for (let n = 0; n < files; n++) writeFileSync(join(root, `public/many/${n}.txt`), `${version} ${n}\n`);
    };

    write("one");
    expect(build().status).toBe(0);
    const trees = { one: readFolder(dist), two: {} as Record<string, string> };
    write("two");
    const start = performance.now();
    expect(build().status).toBe(0);
    // The duration of a run depends on the machine's load, so it is adjusted on the way.
    let duration = performance.now() - start;
    trees.two = readFolder(dist);

    let killed = 0;
    for (let n = 0; killed < kills; n++) {
      expect(n).toBeLessThan(5 * kills);
      write(n % 2 === 0 ? "one" : "two");
      const child = spawn(process.execPath, [cliFile, "build", "--root", root], { stdio: "ignore" });
      const ended = once(child, "exit");
      // The commit comes last: two thirds of the kills are in the last third of the run.
      const share = (n * 0.618) % 1;
      await Promise.race([wait((n % 3 === 0 ? share * 0.7 : 0.65 + share * 0.4) * duration), ended]);
      child.kill("SIGKILL");
      const [, signal] = await ended;
      if (signal === "SIGKILL") killed++;
      duration *= signal === "SIGKILL" ? 1.01 : 0.95;
      if (!existsSync(dist)) {
        // The next run restores it, even one that builds nothing.
        expect(runCli(["build", "--root", root, "--base", "/x", "--strict"]).status).toBe(0);
        expect(Object.keys(readFolder(dist))).toEqual(Object.keys(trees.one));
        continue;
      }
      const found = readFolder(dist);
      const index = found["many/0.txt"]?.startsWith("one") ? trees.one : trees.two;
      expect(Object.keys(found)).toEqual(Object.keys(index));
      for (const [file, content] of Object.entries(index))
        if (file.startsWith("many/")) expect(found[file]).toBe(content);
    }
    expect(build().status).toBe(0);
    expect(readdirSync(root).filter((name) => name.includes("handbill-"))).toEqual([]);
  },
);

test("dist is intact after a kill before each call of the commit", {
  timeout: scaledTimeout(150_000),
}, () => {
  const root = tempSite(onTestFinished);
  const dist = join(root, "dist");
  const killer = join(root, "killer.cjs");
  writeFileSync(
    killer,
    `const fs = require("node:fs");
     const die = process.kill.bind(process, process.pid, "SIGKILL");
     let calls = 0;
     for (const name of ["mkdirSync", "writeFileSync", "renameSync", "rmSync"]) {
       const original = fs[name];
       fs[name] = (...args) => {
         if (++calls === Number(process.env.KILL_AT)) die();
         return original(...args);
       };
     }
     require("node:module").syncBuiltinESMExports();`,
  );
  const text = join(root, "public/robots.txt");
  expect(runCli(["build", "--root", root]).status).toBe(0);

  let asides = 0;
  let killAt = 1;
  for (; ; killAt++) {
    const before = readFolder(dist);
    writeFileSync(text, `version ${killAt}`);
    const env = { KILL_AT: String(killAt) };
    const run = runProgram([process.execPath, "--require", killer, cliFile, "build", "--root", root], {
      env,
    });
    if (run.status === 0) break;
    expect(run.status).toBe(null);
    if (!existsSync(dist)) {
      asides++;
      // A run that fails restores it too.
      const broken = join(root, "pages/broken.tsx");
      writeFileSync(broken, "export default (");
      expect(runCli(["build", "--root", root]).status).toBe(1);
      rmSync(broken);
      expect(readFolder(dist)).toEqual(before);
    } else if (readFolder(dist)["robots.txt"] === `version ${killAt}`) {
      expect(Object.keys(readFolder(dist))).toEqual(Object.keys(before));
    } else {
      expect(readFolder(dist)).toEqual(before);
    }
  }
  expect(killAt).toBeGreaterThan(8);
  expect(asides).toBeGreaterThan(0);
  expect(readdirSync(root).filter((name) => name.includes("handbill-"))).toEqual([]);
});

test.runIf(isThorough)(
  "dist is intact after kills between the renames, before any call and at any time",
  {
    timeout: scaledTimeout(600_000),
  },
  () => {
    const { status, stdout, stderr } = runProgram(
      [process.execPath, join(repository, "bench/kills.mjs"), String(commits), "0"],
      { timeout: scaledTimeout(500_000) },
    );
    expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: "" });
    const figures = JSON.parse(stdout) as Record<string, number>;
    expect(figures).toMatchObject({ killed: commits, torn: 0, lost: 0, failed: 0, leftovers: 0 });
    expect(figures.between).toBeGreaterThan(commits / 20);
    expect(figures.away).toBeGreaterThanOrEqual(figures.between ?? 0);
  },
);
