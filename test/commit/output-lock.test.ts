import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { type LockOwner, ownOwner } from "../../src/commit/lock-owner.js";
import { outputFolder } from "../../src/commit/output-folder.js";
import { Busy, takeLock } from "../../src/commit/output-lock.js";
import { held } from "../support/held-lock.js";
import { tempFolder } from "../support/temp-site.js";

const token = "0123456789abcdef";
const setFolder = () => outputFolder(join(tempFolder(onTestFinished), "dist"));

/** A lock file as an owner has left it who differs from this process. */
function leaveLock(path: string, changes: Partial<LockOwner>): void {
  writeFileSync(path, JSON.stringify({ ...ownOwner(token), ...changes }));
}

/** The number of a process that has ended. */
const endedPid = () => spawnSync("true").pid;

describe("the lock of an output folder", () => {
  test("is held by one at a time, and leaves nothing", async () => {
    const folder = setFolder();
    const first = held(await takeLock(folder));
    const second = await takeLock(folder, { patienceMs: 0 });
    expect(second).toBeInstanceOf(Busy);
    expect((second as Busy).owner?.token).toBe(first.token);
    const waited: unknown[] = [];
    const third = takeLock(folder, { onWait: (owner) => waited.push(owner?.pid) });
    while (waited.length === 0) await sleep(1);
    first.release();
    held(await third).release();
    expect(waited).toEqual([process.pid]);
    expect(readdirSync(folder.parent)).toEqual([]);
  });

  test("is taken at once from a process that has ended, whoever has its number now", async () => {
    for (const changes of [{ pid: endedPid() }, { started: "1" }]) {
      const folder = setFolder();
      leaveLock(folder.lock, changes);
      const lock = held(await takeLock(folder, { patienceMs: 0 }));
      expect(lock.isHeld()).toBe(true);
      lock.release();
      expect(readdirSync(folder.parent)).toEqual([]);
    }
  });

  test("is never taken from a process that is there, however long it says nothing", async () => {
    const folder = setFolder();
    leaveLock(folder.lock, {});
    const lock = await takeLock(folder, { patienceMs: 300, silenceMs: 50 });
    expect(lock).toBeInstanceOf(Busy);
    expect(existsSync(folder.lock)).toBe(true);
  });

  const unseen = [
    { boot: "another", host: "another" },
    { processes: "pid:[1]" },
    { host: "x", boot: "y", processes: "" },
  ];

  test.each(unseen)(
    "is taken from who cannot be seen from here once that says nothing: %j",
    async (changes) => {
      const folder = setFolder();
      leaveLock(folder.lock, { pid: endedPid(), ...changes });
      expect(await takeLock(folder, { patienceMs: 0 })).toBeInstanceOf(Busy);
      held(await takeLock(folder, { patienceMs: 60_000, silenceMs: 100 })).release();
      expect(readdirSync(folder.parent)).toEqual([]);
    },
  );

  test.each(unseen)("is left to who cannot be seen from here and gives signs: %j", async (changes) => {
    const folder = setFolder();
    leaveLock(folder.lock, changes);
    let signs = 0;
    const beating = setInterval(() => utimesSync(folder.lock, ++signs, signs), 20);
    onTestFinished(() => clearInterval(beating));
    expect(await takeLock(folder, { patienceMs: 1000, silenceMs: 500 })).toBeInstanceOf(Busy);
    expect(signs).toBeGreaterThan(2);
  });

  test.each(["", "mine", "{}", '{"generator":"handbill"}'])(
    "is not taken from a file that says %j",
    async (text) => {
      const folder = setFolder();
      writeFileSync(folder.lock, text);
      const lock = await takeLock(folder, { patienceMs: 200, silenceMs: 10 });
      expect(lock).toBeInstanceOf(Busy);
      expect(readFileSync(folder.lock, "utf8")).toBe(text);
    },
  );

  test("tells a process that stood still when somebody took it over, and is then not its to let go", async () => {
    const folder = setFolder();
    const still = held(await takeLock(folder));
    leaveLock(folder.lock, { token: still.token, processes: "pid:[1]" });
    const next = held(await takeLock(folder, { silenceMs: 10 }));
    expect([still.isHeld(), next.isHeld()]).toEqual([false, true]);
    still.release();
    expect(next.isHeld()).toBe(true);
    expect(await takeLock(folder, { patienceMs: 0 })).toBeInstanceOf(Busy);
    next.release();
    expect(readdirSync(folder.parent)).toEqual([]);
  });
});
