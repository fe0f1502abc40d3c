import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addFile, replaceFile } from "../../src/scaffold/replace-file.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { buildSite } from "../support/flows.js";
import { tempFolder, tempSite } from "../support/temp-site.js";

/** The id of a process that has ended. */
const endedPid = () => spawnSync(process.execPath, ["-e", ""]).pid;

function leaveIn(folder: string, name: string, isOld: boolean): string {
  writeFileSync(join(folder, name), "half");
  if (isOld) utimesSync(join(folder, name), 1_700_000_000, 1_700_000_000);
  return name;
}

test("leftovers of a killed run are removed by the next write", () => {
  const folder = tempFolder(onTestFinished);
  const leave = (name: string, isOld: boolean) => leaveIn(folder, name, isOld);
  const ended = endedPid();
  leave(`.handbill.lock.handbill-${ended}`, true);
  leave(`.index.json.handbill-${ended}`, true);
  // Where each run has the same id, as in a container.
  leave(`.record.handbill-${process.pid}-0123abcd`, true);
  const kept = [
    leave(`.other.json.handbill-${process.ppid}`, true),
    leave(`.young.json.handbill-${ended}`, false),
    leave(`.young.json.handbill-${process.pid}`, false),
    leave(".dist.handbill-old-1", true),
    leave("handbill.lock", true),
  ];
  addFile(join(folder, "new.json"), "whole");
  expect(readdirSync(folder).sort()).toEqual([...kept, "new.json"].sort());
  replaceFile(join(folder, "handbill.lock"), { before: "half", after: "whole" });
  expect(readFileSync(join(folder, "handbill.lock"), "utf8")).toBe("whole");
  expect(readdirSync(folder).sort()).toEqual([...kept, "new.json"].sort());
});

test("leftovers of a killed run are removed by a build that writes no such file", async () => {
  const root = tempSite(onTestFinished);
  leaveIn(root, `.handbill.lock.handbill-${endedPid()}-0123abcd`, true);
  expect((await buildSite(root)).ok).toBe(true);
  expect(readdirSync(root).filter((name) => name.includes(".handbill-"))).toEqual([]);
});

test("init writes a new site into a folder with leftovers of a killed run", () => {
  const root = tempFolder(onTestFinished);
  const left = join(root, `.init.handbill-${endedPid()}-0123abcd`);
  mkdirSync(left);
  leaveIn(left, "site.config.ts", false);
  const { status, stderr } = runWarm(["init", root, "--yes", "--name", "Tidal"]);
  expect(status, stderr).toBe(0);
  expect(readdirSync(root).filter((name) => name.includes(".handbill-"))).toEqual([]);
});
