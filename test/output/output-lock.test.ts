import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { type LockOwner, ownOwner } from "../../src/output/lock-owner.js";
import { type OutputFolder, outputFolder } from "../../src/output/output-folder.js";
import { acquireLock, LockHeld } from "../../src/output/output-lock.js";
import { held } from "../support/rooms/held-lock.js";
import { madeUpClock } from "../support/rooms/made-up-clock.js";
import { tempFolder } from "../support/temp-site.js";

const token = "0123456789abcdef";
const setFolder = () => outputFolder(join(tempFolder(onTestFinished), "dist"));

/** A lock file from an owner that differs from this process. */
function leaveLock(path: string, changes: Partial<LockOwner>): void {
  writeFileSync(path, JSON.stringify({ ...ownOwner(token), ...changes }));
}

/** The number of a process that has ended. */
const endedPid = () => spawnSync("true").pid;

/** Refreshes the lock: its file gets another time. */
const sign = (path: string, seconds: number) => utimesSync(path, seconds, seconds);

/** Waits two seconds for an owner, and takes the lock over after one without a refresh. */
const soon = { timeoutMs: 2000, staleMs: 1000 };

const beside = ({ parent }: OutputFolder) => readdirSync(parent);

describe("the lock of an output folder", () => {
  test("is held by one process at a time, and leaves no file", async () => {
    const folder = setFolder();
    const clock = madeUpClock();
    const first = held(await acquireLock(folder));
    const second = await acquireLock(folder, { timeoutMs: 0, clock });
    expect(second).toBeInstanceOf(LockHeld);
    expect((second as LockHeld).owner?.token).toBe(first.token);
    const waited: unknown[] = [];
    clock.after(1990, () => first.release());
    held(await acquireLock(folder, { ...soon, onWait: (owner) => waited.push(owner?.pid), clock })).release();
    expect(waited).toEqual([process.pid]);
    expect(beside(folder)).toEqual([]);
  });

  test("is acquired at once if it is free, and creates the parent folder", async () => {
    const folder = outputFolder(join(tempFolder(onTestFinished), "a/b/dist"));
    const clock = madeUpClock();
    const onWait = () => expect.unreachable();
    const lock = held(await acquireLock(folder, { timeoutMs: 0, onWait, clock }));
    expect(clock.elapsed()).toBe(0);
    expect(lock.files).toEqual([folder.lock]);
    expect(beside(folder)).toEqual([".dist.handbill-lock"]);
    expect(JSON.parse(readFileSync(folder.lock, "utf8"))).toMatchObject({ token: lock.token });
  });

  test("is acquired by concurrent requests in turn", async () => {
    const folder = setFolder();
    let holders = 0;
    const takes = Array.from({ length: 5 }, async () => {
      const lock = held(await acquireLock(folder, { clock: madeUpClock() }));
      expect(++holders).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      holders -= 1;
      lock.release();
      return lock.token;
    });
    expect(new Set(await Promise.all(takes)).size).toBe(5);
    expect(beside(folder)).toEqual([]);
  });

  test("is taken over at once from a process that has ended", async () => {
    const folder = setFolder();
    leaveLock(folder.lock, { pid: endedPid() });
    const clock = madeUpClock();
    const lock = held(await acquireLock(folder, { timeoutMs: 0, clock }));
    expect([lock.isHeld(), clock.elapsed()]).toEqual([true, 0]);
    expect(lock.files).toEqual([folder.lock, folder.lockAfter(token)]);
    lock.release();
    expect(beside(folder)).toEqual([]);
  });

  const others = [{}, { pid: endedPid(), host: "another" }];

  test.each(others)("is taken over from a process that no longer refreshes it: %j", async (changes) => {
    const folder = setFolder();
    leaveLock(folder.lock, changes);
    const clock = madeUpClock();
    expect(await acquireLock(folder, { timeoutMs: 0, clock })).toBeInstanceOf(LockHeld);
    held(await acquireLock(folder, { ...soon, clock })).release();
    expect(clock.elapsed()).toBe(1000);
    expect(beside(folder)).toEqual([]);
  });

  test.each(others)("is not taken over from a process that refreshes it: %j", async (changes) => {
    const folder = setFolder();
    leaveLock(folder.lock, changes);
    const clock = madeUpClock();
    for (const ms of [900, 1800]) clock.after(ms, () => sign(folder.lock, ms));
    expect(await acquireLock(folder, { ...soon, clock })).toBeInstanceOf(LockHeld);
    expect(clock.elapsed()).toBe(2000);
  });

  test("is not taken over until a new owner has been silent for the whole time", async () => {
    const folder = setFolder();
    leaveLock(folder.lock, {});
    sign(folder.lock, 1);
    const clock = madeUpClock();
    clock.after(800, () => {
      leaveLock(folder.lockAfter(token), { token: token.replace("0", "f") });
      sign(folder.lockAfter(token), 1);
    });
    const lock = held(await acquireLock(folder, { ...soon, clock }));
    expect(clock.elapsed()).toBe(1800);
    expect(lock.files).toHaveLength(3);
    lock.release();
    expect(beside(folder)).toEqual([]);
  });

  test.each(["", "mine", "{}", '{"generator":"handbill"}'])(
    "is not taken over from a file with the content %j",
    async (text) => {
      const folder = setFolder();
      writeFileSync(folder.lock, text);
      const waited: unknown[] = [];
      const lock = await acquireLock(folder, {
        ...soon,
        onWait: (owner) => waited.push(owner),
        clock: madeUpClock(),
      });
      expect(lock).toEqual(new LockHeld(undefined));
      expect(waited).toEqual([undefined]);
      expect(readFileSync(folder.lock, "utf8")).toBe(text);
      expect(beside(folder)).toEqual([".dist.handbill-lock"]);
    },
  );

  test.runIf(process.platform === "linux")("is not read from a pipe", async () => {
    const folder = setFolder();
    expect(spawnSync("mkfifo", [folder.lock]).status).toBe(0);
    expect(await acquireLock(folder, { ...soon, clock: madeUpClock() })).toBeInstanceOf(LockHeld);
  });

  test("is reported with the system's reason if it cannot be read or created", async () => {
    const folder = setFolder();
    mkdirSync(folder.lock);
    await expect(acquireLock(folder)).rejects.toMatchObject({ code: "EISDIR" });
    const file = join(folder.parent, "file");
    writeFileSync(file, "");
    await expect(acquireLock(outputFolder(join(file, "dist")))).rejects.toMatchObject({ code: "ENOTDIR" });
  });

  test("is no longer held by a silent process after a takeover, and not released by it", async () => {
    const folder = setFolder();
    const still = held(await acquireLock(folder));
    leaveLock(folder.lock, { token: still.token });
    const next = held(await acquireLock(folder, { ...soon, clock: madeUpClock() }));
    expect([still.isHeld(), next.isHeld()]).toEqual([false, true]);
    still.release();
    expect(next.isHeld()).toBe(true);
    expect(await acquireLock(folder, { timeoutMs: 0 })).toBeInstanceOf(LockHeld);
    next.release();
    expect(beside(folder)).toEqual([]);
  });
});

describe("the owner of the lock", () => {
  test("refreshes the file's time at most once a second, and only on request", async () => {
    const folder = setFolder();
    const clock = madeUpClock();
    const lock = held(await acquireLock(folder, { clock }));
    sign(folder.lock, 1);
    const isOld = () => statSync(folder.lock).mtimeMs === 1000;
    await clock.sleep(999);
    lock.renew();
    expect(isOld()).toBe(true);
    await clock.sleep(1);
    const begin = Date.now();
    lock.renew();
    expect(statSync(folder.lock).mtimeMs).toBeGreaterThanOrEqual(begin - 1);
    sign(folder.lock, 1);
    await clock.sleep(999);
    lock.renew();
    expect(isOld()).toBe(true);
    await clock.sleep(1);
    lock.renew();
    expect(isOld()).toBe(false);
  });

  test("continues if the lock file is missing or no longer a file", async () => {
    const folder = setFolder();
    const clock = madeUpClock();
    const lock = held(await acquireLock(folder, { clock }));
    rmSync(folder.lock);
    await clock.sleep(1000);
    lock.renew();
    expect(lock.isHeld()).toBe(false);
    lock.release();
    mkdirSync(folder.lock);
    lock.release();
    expect(beside(folder)).toEqual([".dist.handbill-lock"]);
  });

  test("releases its lock and removes no other file", async () => {
    const folder = setFolder();
    const lock = held(await acquireLock(folder));
    const [other, draft] = [folder.lockAfter("f".repeat(16)), folder.draft("f".repeat(16))];
    for (const path of [other, draft]) writeFileSync(path, "");
    lock.release();
    expect(
      beside(folder)
        .map((name) => join(dirname(folder.path), name))
        .sort(),
    ).toEqual([draft, other]);
  });
});

describe("waiting for a lock with the default limits", () => {
  test("ends after a minute, or with a takeover after half a minute without a refresh", async () => {
    const folder = setFolder();
    leaveLock(folder.lock, {});
    const clock = madeUpClock();
    for (const ms of [20_000, 40_000]) clock.after(ms, () => sign(folder.lock, ms));
    expect(await acquireLock(folder, { clock })).toBeInstanceOf(LockHeld);
    expect(clock.elapsed()).toBe(60_000);
    held(await acquireLock(folder, { clock }));
    expect(clock.elapsed()).toBe(90_000);
  });
});
