import { existsSync } from "node:fs";
import type { Machine } from "../core/page-thread.js";
import type { StartThread } from "../core/thread.js";
import { type Copied, type CopyTask, spareFolder } from "../store/spare-output.js";
import type { FoundBuild } from "./past-builds.js";
import { isSpared } from "./spare-output.js";

/** To start a thread takes as long as copying some hundred files. */
const fewestFiles = 400;

interface Beside {
  /** The real path of the project's folder. */
  readonly root: string;
  readonly outDir: string;
  readonly startThread: StartThread;
  readonly machine: Pick<Machine, "cores">;
}

/**
 * Lets a thread copy the output folder, if no spare one is there and a document is what has changed: most of the next output is
 * as this one then, and the build meanwhile finds out what is not. Gives what waits for the copy; undefined if none is made.
 */
export function copyAhead(
  { build, change }: FoundBuild,
  { root, outDir, startThread, machine }: Beside,
): (() => Promise<Copied | undefined>) | undefined {
  const to = spareFolder(root);
  const isDocument = change?.file?.endsWith(".md");
  if (!isDocument || build?.outDir !== outDir || build.output.files.length < fewestFiles) return undefined;
  if (machine.cores < 2 || !isSpared(build.output) || existsSync(to)) return undefined;
  try {
    const thread = startThread<Copied | undefined>("output-thread");
    const copied = new Promise<Copied | undefined>((resolve) => {
      thread.listen(resolve, () => resolve(undefined));
    });
    thread.send({ outDir, output: build.output, to } satisfies CopyTask);
    return () => copied;
  } catch {
    return undefined; // the commit copies what it can use
  }
}
