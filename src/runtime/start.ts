import type { ThreadName } from "../effects/thread.js";
import { orNothing } from "../util/or-nothing.js";
import { ChunkLoader } from "./chunk-loader.js";
import { optimiseLater } from "./optimise-later.js";

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
