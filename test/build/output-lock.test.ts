import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { outputFolder } from "../../src/output/output-folder.js";
import { acquireLock } from "../../src/output/output-lock.js";
import { ownRoom } from "../support/cli/own-room.js";
import { cliFile } from "../support/cli/run-cli.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { readFolder } from "../support/read-folder.js";
import { bundleModule } from "../support/rooms/bundle-module.js";
import { held } from "../support/rooms/held-lock.js";
import { tempFolder, tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* One process at a time writes an output folder; tests within one process are in `test/output/`. */

const setFolder = () => outputFolder(join(tempFolder(onTestFinished), "dist"));

describe("processes that request the lock concurrently", () => {
  let module = "";
  beforeAll(() => {
    const folder = tempFolder((end) => ends.push(end));
    module = bundleModule("output/output-lock.ts", folder);
    bundleModule("output/output-folder.ts", folder);
    return () => {
      for (const end of ends) end();
    };
  });
  const ends: (() => void)[] = [];

  test("hold it in turn, although its holder is killed repeatedly", async () => {
    const folder = setFolder();
    const log = join(tempFolder(onTestFinished), "log.txt");
    writeFileSync(log, "");
    const program = `
      const { acquireLock } = require(${JSON.stringify(module)});
      const { outputFolder } = require(${JSON.stringify(module.replace("output-lock", "output-folder"))});
      const { appendFileSync } = require("node:fs");
      (async () => {
        for (let n = 0; n < 10; n++) {
          const lock = await acquireLock(outputFolder(${JSON.stringify(folder.path)}));
          appendFileSync(${JSON.stringify(log)}, "in " + process.pid + "\\n");
          if (n === 9 && process.argv[1] === "killed") process.kill(process.pid, "SIGKILL");
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 3));
          if (!lock.isHeld()) appendFileSync(${JSON.stringify(log)}, "lost\\n");
          appendFileSync(${JSON.stringify(log)}, "out " + process.pid + "\\n");
          lock.release();
        }
      })();`;
    const children = Array.from({ length: 8 }, (_, index) =>
      spawn(process.execPath, ["-e", program, index % 2 === 0 ? "killed" : ""], { stdio: "inherit" }),
    );
    await Promise.all(children.map((child) => once(child, "exit")));
    const lines = readFileSync(log, "utf8").trim().split("\n");
    expect(lines.filter((line) => line.startsWith("in"))).toHaveLength(80);
    expect(lines).not.toContain("lost");
    const killed = new Set(children.filter((_, index) => index % 2 === 0).map(({ pid }) => pid));
    let inside: string | undefined;
    for (const line of lines) {
      const [what, pid] = line.split(" ");
      // Only a killed process has not released its lock.
      if (what === "in") expect(inside === undefined || killed.has(Number(inside))).toBe(true);
      else expect(pid).toBe(inside);
      inside = what === "in" ? pid : undefined;
    }
    held(await acquireLock(folder)).release();
  });
});

describe("two concurrent builds into one folder", () => {
  const sites = () => {
    const out = join(tempFolder(onTestFinished), "dist");
    const roots = ["one", "two"].map((name) => {
      const root = tempSite(onTestFinished);
      for (let n = 0; n < 100; n++) writeFileSync(join(root, `public/${name}-${n}.txt`), name);
      return root;
    });
    const trees = roots.map((root) => {
      expect(runWarm(["build", "--root", root, "--out", join(root, "dist")]).status).toBe(0);
      return Object.keys(readFolder(join(root, "dist")));
    });
    return { out, roots, trees };
  };

  test.each([
    ["on one machine", () => []],
    // Process id namespaces are a feature of Linux.
    ...(isThorough && process.platform === "linux"
      ? [["in two containers", () => ownRoom("--pid", "--fork", "--mount-proc")] as const]
      : []),
  ] as const)("%s both succeed, and the folder contains the output of one", async (_, makeRoom) => {
    const room = makeRoom();
    const { out, roots, trees } = sites();
    for (let pair = 0; pair < (isThorough ? 6 : 1); pair++) {
      const runs = roots.map((root) => {
        const [program = "", ...args] = [
          ...room,
          process.execPath,
          cliFile,
          "build",
          "--root",
          root,
          "--out",
          out,
        ];
        const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
        let said = "";
        child.stderr.on("data", (text) => {
          said += text;
        });
        return once(child, "exit").then(([code]) => `${code} ${said.replace(/^waiting for .*\n/gm, "")}`);
      });
      expect(await Promise.all(runs)).toEqual(["0 ", "0 "]);
      expect(trees).toContainEqual(Object.keys(readFolder(out)));
      expect(readdirSync(join(out, ".."))).toEqual(["dist"]);
    }
  });
});
