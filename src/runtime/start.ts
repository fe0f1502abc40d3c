import { join } from "node:path";
import type { ThreadName } from "../effects/thread.js";
import { boundWaits } from "./bound-waits.js";
import { ChunkLoader } from "./chunk-loader.js";
import type { CodeStore } from "./code-store.js";
import { divertDescriptor } from "./divert-descriptor.js";
import { optimiseLater } from "./optimise-later.js";

// V8 accepts cached code only with the flags it was made with.
optimiseLater();

export const chunks = new ChunkLoader(__dirname);
chunks.runToo(["react", "react-dom"]);

/** The results of the executable before it runs the command line. */
interface Seen {
  /** Where a package without compiled code can store it. */
  readonly codeStore?: CodeStore | undefined;
  /** Passed to the command line. */
  readonly past?: unknown;
}

type Run = (argv: readonly string[], past?: unknown) => Promise<void>;

const loadCli = () => chunks.load("./cli.cjs") as { runAndEnd: Run; run: Run };

/** Sets the exit code in a process with other work. */
export const run: Run = (argv) => loadCli().run(argv);

/** The entry of the executable, which owns the process and ends it. */
export function runAndEnd(argv: readonly string[], { codeStore, past }: Seen = {}): Promise<void> {
  if (codeStore) {
    chunks.readFrom(codeStore);
    process.once("exit", (code) => {
      if (code === 0) chunks.writeTo(codeStore);
    });
  }
  const cli = loadCli();
  boundWaits();
  divertDescriptor(join(__dirname, "diverted-thread.cjs"));
  return cli.runAndEnd(argv, past);
}

/** Writes the code caches of the command line, as far as it has run, and of the threads: for the installer. */
export function writeCodeCaches(): void {
  const threads: readonly ThreadName[] = ["validity-worker", "development-worker", "document-thread"];
  // In this thread they have no counterpart, so they only load.
  for (const thread of threads) chunks.load(`./${thread}.cjs`);
  chunks.writeCodeCaches();
}
