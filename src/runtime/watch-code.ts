import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { SHARE_ENV, Worker } from "node:worker_threads";
import { siteCodeLimitMs } from "../effects/time-limit.js";

/* The state of a thread for the one that watches it (`watchdog.ts`), in shared memory: during a system call, it cannot send messages. */

/** Its position in the shared memory, in 32-bit numbers. */
export const slots = { beats: 0, isWatched: 1, limitMs: 2, fileBytes: 3, hasBegun: 4, turns: 5 } as const;

/** The offset of the file name's bytes. */
export const fileAt = 24;
const fileRoom = 1024;

/** Each thread has its own. */
const memory = new SharedArrayBuffer(fileAt + fileRoom);
const numbers = new Int32Array(memory, 0, fileAt / 4);
const fileBytes = new Uint8Array(memory, fileAt);
const encoder = new TextEncoder();

export const pulse = {
  memory,
  /** Whether this is the first call. */
  begin: (): boolean => Atomics.exchange(numbers, slots.hasBegun, 1) === 0,
  beat: (): void => void Atomics.add(numbers, slots.beats, 1),
  /** Sets whether code of the site may run from now on. */
  watched: (isWatched: boolean): void => {
    pulse.beat();
    Atomics.store(numbers, slots.isWatched, isWatched ? 1 : 0);
  },
  /** Sets the file whose code runs from now on. */
  file: (file: string): void => {
    Atomics.store(numbers, slots.fileBytes, encoder.encodeInto(file, fileBytes).written);
  },
  /** Awaits work of the site's code in later turns, which V8 does not limit. */
  turns: async <Result>(work: () => Promise<Result>): Promise<Result> => {
    Atomics.add(numbers, slots.turns, 1);
    try {
      return await work();
    } finally {
      Atomics.sub(numbers, slots.turns, 1);
    }
  },
  /** Runs `work`, which V8 stops after a number of milliseconds. */
  within: <Result>(limitMs: number, work: () => Result): Result => {
    const before = Atomics.exchange(numbers, slots.limitMs, limitMs);
    pulse.beat();
    try {
      return work();
    } finally {
      Atomics.store(numbers, slots.limitMs, before);
      pulse.beat();
    }
  },
};

export interface WatchdogData {
  readonly entry: "watchdog";
  readonly memory: SharedArrayBuffer;
  readonly tickMs: number;
  /** How long code without a limit may run while it uses no processor time. */
  readonly longestMs: number;
  /** How long V8 has to stop code that is over its limit. */
  readonly graceMs: number;
  readonly asJson: boolean;
}

/** Imports in a bundle that stay inside handbill: the modules that it provides, under any name. */
const provided = ["(?:provided:)?handbill(?:[/:][\\w-]+)?", "react(?:-dom)?(?:/[\\w.-]+)?"].join("|");

/**
 * Code that may block in a system call, or continue in a later turn: everything except code that loads nothing and uses nothing of Node.
 */
const outward = new RegExp(
  `\\bawait\\b|\\bimport\\s*\\(|\\bprocess\\b|\\brequire\\((?!["'](?:${provided})["'])`,
);

/** Whether V8's time limits may fail to stop a site's code. */
export const reachesOut = (code: string): boolean => outward.test(code);

/**
 * From now on, if this thread blocks in a system call while the site's code runs, that is reported and the process ends. Code that cannot
 * block is not watched, because a thread has a cost.
 */
export function watchCode(code: string): void {
  if (!reachesOut(code)) return;
  pulse.watched(true);
  // Asked for here, because the thread itself imports this module and has no such URL.
  const program = fileURLToPath(new URL("./watchdog.cjs", import.meta.url));
  // When it runs from source, in a test's process, the program of the thread does not exist.
  if (!pulse.begin() || !existsSync(program)) return;
  const asJson = process.argv.includes("--json");
  const data: WatchdogData = {
    ...{ entry: "watchdog", memory: pulse.memory, asJson },
    ...{ tickMs: 1000, longestMs: siteCodeLimitMs, graceMs: 10_000 },
  };
  new Worker(program, { workerData: data, execArgv: [], env: SHARE_ENV }).unref();
  setInterval(pulse.beat, data.tickMs).unref();
}

/** The build has finished running the site's code. */
export const unwatchCode = (): void => pulse.watched(false);
