import { setFlagsFromString } from "node:v8";
import type { ThreadName } from "../effects/thread.js";
import { orNothing } from "../util/or-nothing.js";
import { ChunkLoader } from "./chunk-loader.js";

/*
 * A build ends before most optimised machine code pays off: with 1,000 pages, optimisation would take up to a fifth of the processor time
 * (`bench/README.md`). So V8 waits longer before it optimises a function. Optimisation is never off, and loops are optimised as usual:
 * page code that computes a lot is optimised a few milliseconds later. The flags are V8's own; V8 renames them from time to time, and
 * prints unknown ones on stderr.
 */
const flags: Readonly<Record<string, string>> = {
  20: "--interrupt-budget=1500000",
  22: "--invocation-count-for-turbofan=30000",
  24: "--invocation-count-for-maglev=6000",
  26: "--invocation-count-for-maglev=6000",
};

/** Lets V8 optimise only functions that are called very often. Does nothing on a Node version with unknown flags. */
function optimiseLater(): void {
  const [major = ""] = process.versions.node.split(".");
  const flag = flags[major];
  if (flag) setFlagsFromString(flag);
}

// V8 accepts cached code only with the flags it was made with.
optimiseLater();

export const chunks = new ChunkLoader(__dirname);
chunks.runToo(["react", "react-dom"]);

/** The results of the executable before it runs the command line. */
interface StartResult {
  readonly past?: unknown;
  /** Whether later runs may use the code that this one compiles. */
  readonly cachesCode?: boolean;
}

type Run = (argv: readonly string[], past?: unknown) => Promise<void>;

const loadCli = () => chunks.load("./cli.cjs") as { runAndEnd: Run; run: Run };

/** Sets the exit code in a process with other work. */
export const run: Run = (argv) => loadCli().run(argv);

/** The entry of the executable, which owns the process and ends it. */
export function runAndEnd(
  argv: readonly string[],
  { past, cachesCode = false }: StartResult = {},
): Promise<void> {
  process.once("exit", (code) => {
    // The package's folder may be read-only.
    if (cachesCode && code === 0) orNothing(() => chunks.writeCodeCaches());
  });
  return loadCli().runAndEnd(argv, past);
}

/** Writes the code caches of the command line, as far as it has run, and of the threads: for the installer. */
export function writeCodeCaches(): void {
  const threads: readonly ThreadName[] = ["development-worker", "document-thread"];
  // In this thread they have no counterpart, so they only load.
  for (const thread of threads) chunks.load(`./${thread}.cjs`);
  chunks.writeCodeCaches({ all: true });
}
