import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { runCodes } from "../diagnostics/codes/run.js";
import type { WatchdogData } from "./watch-code.js";
import { fileAt, slots } from "./watch-code.js";

/*
 * The thread that watches another one, which runs the site's code. If that blocks in a system call (for a package.json that is a pipe, or
 * for standard input), V8's time limits cannot stop it, and only the end of the process does.
 */

const { memory, tickMs, longestMs, graceMs, asJson } = workerData as WatchdogData;
const numbers = new Int32Array(memory, 0, fileAt / 4);

/** A thread that uses less of a processor than this is waiting. */
const idleShare = 0.05;

let beats = -1;
let quietMs = 0;
let saidAt = 0;
let used = process.cpuUsage();

// Counted in its own turns: a stopped process, or a sleeping computer, has none.
setInterval(() => {
  const now = Atomics.load(numbers, slots.beats);
  if (now !== beats || Atomics.load(numbers, slots.isWatched) === 0) {
    beats = now;
    quietMs = saidAt = 0;
    used = process.cpuUsage();
    return;
  }
  quietMs += tickMs;
  if (saidAt > 0 && quietMs > saidAt + graceMs / 2) endProcess();
  if (saidAt > 0 || !isStuck()) return;
  saidAt = quietMs;
  // If no one reads this output, which the other thread may also wait for, both continue when someone does.
  writeSync(2, `handbill: ${file() ?? "the site's code"} does not return; the build will be stopped\n`);
}, tickMs);

/** Whether the thread is over its limit or, without a limit, has been idle for too long. */
function isStuck(): boolean {
  const limitMs = Atomics.load(numbers, slots.limitMs) || (Atomics.load(numbers, slots.turns) && longestMs);
  if (quietMs < (limitMs || longestMs) + graceMs) return false;
  const { user, system } = process.cpuUsage(used);
  return limitMs > 0 || (user + system) / 1000 < quietMs * idleShare;
}

function endProcess(): void {
  const { severity, message, hint } = runCodes["run/stuck"];
  const args = { seconds: `${Math.round(quietMs / 1000)}` };
  const found = { code: "run/stuck", severity, message: message(args), hint: hint?.(args), file: file() };
  if (asJson) writeSync(1, `${JSON.stringify({ ok: false, diagnostics: [found] }, undefined, 2)}\n`);
  else {
    const place = found.file === undefined ? "" : `${found.file}  `;
    writeSync(2, `${place}${severity}  ${found.code}\n  ${found.message}\n  hint: ${found.hint}\n`);
  }
  process.kill(process.pid, "SIGKILL");
}

/** The name is copied, because `TextDecoder` does not accept shared memory. */
function file(): string | undefined {
  const bytes = Buffer.from(new Uint8Array(memory, fileAt, Atomics.load(numbers, slots.fileBytes)));
  return bytes.length > 0 ? bytes.toString() : undefined;
}
