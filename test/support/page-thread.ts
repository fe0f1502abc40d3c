import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";
import { PageThread } from "../../src/effects/page-thread.js";
import { threadsOf } from "../../src/runtime/threads-of.js";
import { repository } from "./temp-site.js";

/** A thread runs what was compiled. */
const startThread = threadsOf(pathToFileURL(join(repository, "lib/thread.cjs")));

/** A thread for pages, which ends with the test. */
export function pageThread() {
  const clock = { elapsed: () => performance.now() };
  const thread = new PageThread({ startThread, clock, machine: { cores: 2, startMs: () => 100 } });
  onTestFinished(() => thread.end());
  return thread;
}
