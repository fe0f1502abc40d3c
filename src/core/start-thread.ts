import { Worker, type WorkerOptions } from "node:worker_threads";

/** Code that runs in a thread of its own: an entry of what is compiled. */
export type ThreadName = "validity-worker" | "legal-thread" | "development-worker";

/** What a thread is told when it starts. */
export interface ThreadData {
  readonly entry: ThreadName;
}

/** Starts a thread; it begins to load its code at once. */
export function startThread(name: ThreadName, options: Omit<WorkerOptions, "workerData"> = {}): Worker {
  return new Worker(new URL("./thread.cjs", import.meta.url), {
    ...options,
    workerData: { entry: name } satisfies ThreadData,
  });
}
