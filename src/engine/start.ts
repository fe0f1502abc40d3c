import type { ThreadName } from "../core/thread.js";
import { ChunkLoader } from "./chunk-loader.js";
import { optimiseLater } from "./optimise-later.js";

// V8 takes cached code only with the flags that it was made with.
optimiseLater();

/** What has been loaded of the command line. */
export const chunks = new ChunkLoader(__dirname);

type Run = (argv: readonly string[]) => Promise<void>;

/** The executable's way in, which ends the process; and what sets its exit code only. */
export const { runAndEnd, run } = chunks.load("./cli.cjs") as { runAndEnd: Run; run: Run };

/** Writes the code caches of the command line, as far as it has run, and of the threads: for the installer. */
export function writeCodeCaches(): void {
  const threads: readonly ThreadName[] = ["validity-worker", "development-worker", "legal-thread"];
  // In this thread they find nobody to talk to, and only load.
  for (const thread of threads) chunks.load(`./${thread}.cjs`);
  chunks.writeCodeCaches();
}
