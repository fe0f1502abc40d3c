import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { SHARE_ENV, Worker } from "node:worker_threads";
import { siteCodeLimitMs } from "../effects/time-limit.js";
import { pulse } from "./pulse.js";

/** The data that the watching thread gets at its start. */
export interface WatchdogData {
  readonly entry: "watchdog";
  readonly memory: SharedArrayBuffer;
  readonly tickMs: number;
  /** How long code may run that nothing limits, if it does nothing. */
  readonly longestMs: number;
  /** How long V8 has to end what is past its limit. */
  readonly graceMs: number;
  readonly asJson: boolean;
}

const program = fileURLToPath(new URL("./watchdog.cjs", import.meta.url));

/** Requires of a bundle that stay inside handbill: the modules that it provides, under any name. */
const provided = ["(?:provided:)?handbill(?:[/:][\\w-]+)?", "react(?:-dom)?(?:/[\\w.-]+)?"].join("|");

/** What may wait in the system, or go on in a later turn: all but code that loads nothing and asks nothing of Node. */
const outward = new RegExp(
  `\\bawait\\b|\\bimport\\s*\\(|\\bprocess\\b|\\brequire\\((?!["'](?:${provided})["'])`,
);

/** Whether no time limit of V8's may reach code of a site. */
export const reachesOut = (code: string): boolean => outward.test(code);

/**
 * From now on, if this thread blocks in a system call while code of the site runs, that is reported and the
 * process ends. Code that cannot block is not watched, because a thread has a cost.
 */
export function watchCode(code: string): void {
  if (!reachesOut(code)) return;
  pulse.watched(true);
  // Code that runs from source, in a process of others, has no such program beside it.
  if (!pulse.begin() || !existsSync(program)) return;
  const asJson = process.argv.includes("--json");
  const data: WatchdogData = {
    ...{ entry: "watchdog", memory: pulse.memory, asJson },
    ...{ tickMs: 1000, longestMs: siteCodeLimitMs, graceMs: 10_000 },
  };
  new Worker(program, { workerData: data, execArgv: [], env: SHARE_ENV }).unref();
  setInterval(pulse.beat, data.tickMs).unref();
}

/** No code of the site runs any more, as far as the build knows. */
export const unwatchCode = (): void => pulse.watched(false);
