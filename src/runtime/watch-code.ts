import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { SHARE_ENV, Worker } from "node:worker_threads";
import { siteCodeLimitMs } from "../effects/time-limit.js";
import { pulse } from "./pulse.js";

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

const program = fileURLToPath(new URL("./watchdog.cjs", import.meta.url));

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
