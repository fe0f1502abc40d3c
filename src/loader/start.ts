import { expectShortRun } from "../core/just-in-time.js";
import type { ThreadName } from "../core/start-thread.js";
import { ChunkLoader } from "./chunk-loader.js";

// V8 takes cached code only with the flags that it was made with.
expectShortRun();

/** What has been loaded of the command line. */
export const chunks = new ChunkLoader(__dirname, "cli");

/** The executable's way in: runs the command line and sets the process's exit code. */
export const { run } = chunks.run() as { run: (argv: readonly string[]) => Promise<void> };

/**
 * Writes the code cache of the command line, as far as it has run, and of the threads. For whoever installs
 * handbill; see `scripts/make-code-cache.mjs`.
 */
export function writeCodeCaches(): void {
  chunks.writeCodeCache();
  for (const thread of ["validity-worker", "development-worker", "legal-thread"] satisfies ThreadName[]) {
    const loader = new ChunkLoader(__dirname, thread);
    // In this thread it finds nobody to talk to, and only loads.
    loader.run();
    loader.writeCodeCache();
  }
}
