import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { formatOwner, ownOwner, parseOwner, stateOf } from "../../src/output/lock-owner.js";

const token = "0123456789abcdef";
const own = ownOwner(token);
const isLinux = existsSync("/proc/self/stat");

test("an owner says where it runs, for people and for other builds", () => {
  expect(own).toMatchObject({ generator: "handbill", token, host: hostname(), pid: process.pid });
  expect(Math.abs(Date.parse(own.since) - Date.now())).toBeLessThan(60_000);
  expect(formatOwner(own)).toBe(`process ${process.pid} on ${hostname()}, since ${own.since}`);
  expect(parseOwner(JSON.stringify(own))).toEqual(own);
  if (!isLinux) return;
  expect(own.boot).toBe(readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
  expect(own.processes).toMatch(/^pid:\[\d+\]$/);
  expect(own.started).toMatch(/^\d+$/);
});

test.each([
  ["no JSON", "{"],
  ["nothing", "null"],
  ["a number", "1"],
  ["another tool's", { generator: "other" }],
  ["without a token", { token: undefined }],
  ["with a token that is too short", { token: "0123456789abcde" }],
  ["with a token that is too long", { token: "0123456789abcdef0" }],
  ["with a token that leads elsewhere", { token: "../0123456789abcdef" }],
  ["without a process", { pid: undefined }],
  ["with half a process", { pid: 1.5 }],
  ["with a process's name", { pid: "1" }],
])("a lock %s names no owner", (_, changes) => {
  const text = typeof changes === "string" ? changes : JSON.stringify({ ...own, ...changes });
  expect(parseOwner(text)).toBeUndefined();
});

describe.runIf(isLinux)("an owner", () => {
  test("exists as long as its process runs", async () => {
    const child = spawn("sleep", ["60"]);
    onTestFinished(() => {
      child.kill("SIGKILL");
    });
    const pid = child.pid ?? 0;
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    const owner = { ...own, pid, started: fields[19] ?? "" };
    expect(stateOf(owner)).toBe("there");
    child.kill("SIGKILL");
    while (stateOf(owner) === "there") await sleep(1);
    expect(stateOf(owner)).toBe("gone");
  });

  test("whose number is another's by now is gone", () => {
    expect(stateOf(own)).toBe("there");
    expect(stateOf({ ...own, started: "1" })).toBe("gone");
    expect(stateOf({ ...own, pid: spawnSync("true").pid })).toBe("gone");
  });

  test("without a recorded start is not known to exist", () => {
    expect(stateOf({ ...own, started: "" })).toBe("unknown");
  });

  test.each([{ boot: "another" }, { boot: "" }, { processes: "pid:[1]" }, { processes: "" }])(
    "that runs where it cannot be seen from here is unknown: %j",
    (changes) => {
      expect(stateOf({ ...own, ...changes })).toBe("unknown");
      expect(stateOf({ ...own, ...changes, pid: spawnSync("true").pid })).toBe("unknown");
    },
  );

  test("is the same whatever the machine is called now, as long as it runs", () => {
    expect(stateOf({ ...own, host: "renamed" })).toBe("there");
  });
});
