import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addFile, replaceFile } from "../../src/scaffold/replace-file.js";
import { tempFolder } from "../support/temp-site.js";

/** The id of a process that has ended. */
const endedPid = () => spawnSync(process.execPath, ["-e", ""]).pid;

test("leftovers of a killed run are removed with the next write", () => {
  const folder = tempFolder(onTestFinished);
  const leave = (name: string, isOld: boolean) => {
    writeFileSync(join(folder, name), "half");
    if (isOld) utimesSync(join(folder, name), 1_700_000_000, 1_700_000_000);
    return name;
  };
  const ended = endedPid();
  leave(`.handbill.lock.handbill-${ended}`, true);
  leave(`.index.json.handbill-${ended}`, true);
  const kept = [
    leave(`.other.json.handbill-${process.ppid}`, true),
    leave(`.young.json.handbill-${ended}`, false),
    leave(".dist.handbill-old-1", true),
    leave("handbill.lock", true),
  ];
  addFile(join(folder, "new.json"), "whole");
  expect(readdirSync(folder).sort()).toEqual([...kept, "new.json"].sort());
  replaceFile(join(folder, "handbill.lock"), { before: "half", after: "whole" });
  expect(readFileSync(join(folder, "handbill.lock"), "utf8")).toBe("whole");
  expect(readdirSync(folder).sort()).toEqual([...kept, "new.json"].sort());
});
