import { randomBytes } from "node:crypto";
import {
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "../effects/stopwatch.js";
import { linkNew } from "../files/link-new.js";
import { hasEnded, type LockOwner, ownOwner, parseOwner } from "./lock-owner.js";
import type { OutputFolder } from "./output-folder.js";

/** The right to write an output folder. One process has it at a time, across all machines and containers that share the disk. */
export type OutputLock = ReturnType<typeof heldLock>;

export interface LockOptions {
  /** How long to wait for an owner, in milliseconds. */
  readonly timeoutMs?: number;
  /** The time without a heartbeat, in milliseconds, after which an owner counts as gone. */
  readonly staleMs?: number;
  /** Called once if it has to wait for an owner. */
  readonly onWait?: (owner: LockOwner | undefined) => void;
  readonly clock?: LockClock;
}

type LockClock = Pick<Clock, "elapsed" | "sleep">;

// Saved before the site's code runs: the lock is refreshed while that code runs, and clock and disk reads are
// tracked then.
const touch = utimesSync;
const present = Date.now.bind(Date);
const ownClock: LockClock = { elapsed: performance.now.bind(performance), sleep: (ms) => sleep(ms) };

/** The owner that keeps the folder; undefined for one that left no name. */
export class LockHeld {
  constructor(readonly owner: LockOwner | undefined) {}
}

const pauseMs = 20;
/** How often the owner of a lock refreshes it. */
const heartbeatMs = 1000;

/**
 * Takes the lock of an output folder, also from an owner that has ended or gives no heartbeat.
 *
 * A lock is a file that names its owner. It is taken over with a second file, named after the first one's
 * token: only one process can create that one, so the locks form a chain, and the creator of the last one is
 * the owner. Throws the file system's errors.
 */
export async function acquireLock(
  folder: OutputFolder,
  lockOptions: LockOptions = {},
): Promise<OutputLock | LockHeld> {
  const { timeoutMs = 60_000, staleMs = 30_000, onWait, clock = ownClock } = lockOptions;
  const token = randomBytes(8).toString("hex");
  const owner = JSON.stringify(ownOwner(token));
  makeFolder(folder.parent);
  const start = clock.elapsed();
  let seen: Link | undefined;
  let seenAt = start;
  let hasReported = false;
  for (;;) {
    const chain = readChain(folder);
    const last = chain.at(-1);
    const now = clock.elapsed();
    if (last?.path !== seen?.path || last?.heartbeat !== seen?.heartbeat) seenAt = now;
    seen = last;
    const isGone = last?.owner && (hasEnded(last.owner) || now - seenAt >= staleMs);
    if (!last || isGone) {
      const path = last?.owner ? folder.lockAfter(last.owner.token) : folder.lock;
      if (createComplete(path, owner, folder.draft(token))) {
        const lock = heldLock(folder, { token, path, clock });
        if (lock.isHeld()) return lock;
        // The chain that this was added to was released in the meantime.
        if (path !== folder.lock) remove(path);
      }
    } else if (now - start >= timeoutMs) return new LockHeld(last.owner);
    else if (!hasReported) {
      onWait?.(last.owner);
      hasReported = true;
    }
    await clock.sleep(pauseMs);
  }
}

interface Link {
  readonly path: string;
  readonly owner: LockOwner | undefined;
  readonly heartbeat: number;
}

/** The lock and the files that took it over, in order. */
function readChain(folder: OutputFolder): Link[] {
  const chain: Link[] = [];
  let link = readLink(folder.lock);
  while (link) {
    chain.push(link);
    link = link.owner && readLink(folder.lockAfter(link.owner.token));
  }
  return chain;
}

function readLink(path: string): Link | undefined {
  let file: number;
  try {
    // Opening it makes a network file system refresh its state.
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  try {
    return { path, owner: parseOwner(readFileSync(file, "utf8")), heartbeat: fstatSync(file).mtimeMs };
  } finally {
    closeSync(file);
  }
}

function heldLock(
  folder: OutputFolder,
  { token, path, clock }: { token: string; path: string; clock: LockClock },
) {
  let heartbeatAt = clock.elapsed();
  return {
    token,
    files: readChain(folder).map((link) => link.path),
    /** Call this at least every few seconds while the lock is held: it shows other processes that the owner is running. */
    renew: () => {
      const now = clock.elapsed();
      if (now - heartbeatAt < heartbeatMs) return;
      heartbeatAt = now;
      const seconds = present() / 1000;
      try {
        touch(path, seconds, seconds);
      } catch {
        // It was taken over, which is checked before the folder is replaced.
      }
    },
    /** Whether this process still has it: another one may have taken it over after a long pause. */
    isHeld: () => readChain(folder).at(-1)?.owner?.token === token,
    release: () => {
      try {
        const chain = readChain(folder);
        if (chain.at(-1)?.owner?.token !== token) return;
        // The first file is the lock itself: without it the lock is free, and the rest is useless.
        for (const link of chain) remove(link.path);
      } catch {
        // Others see that it is free when this process has ended.
      }
    },
  };
}

/** Creates a file with its content atomically, unless it exists. */
function createComplete(path: string, content: string, draft: string): boolean {
  let isDrafted = false;
  try {
    writeFileSync(draft, content);
    isDrafted = true;
    linkNew(draft, path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The owner of the lock may have removed the draft. A folder that takes no files has the same error when it is written.
    if (isDrafted && (code === "EEXIST" || code === "ENOENT")) return false;
    throw error;
  } finally {
    remove(draft);
  }
}

function remove(path: string): void {
  rmSync(path, { force: true });
}

/**
 * Creates a folder and its parents. Node's `recursive` option never ends in a folder that accepts no others, such as `/proc`. Throws the
 * file system's errors.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return;
    const parent = dirname(path);
    if (code !== "ENOENT" || parent === path) throw error;
    makeFolder(parent);
    mkdirSync(path);
  }
}
