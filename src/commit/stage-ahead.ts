import { existsSync } from "node:fs";
import type { PageThread } from "../core/page-thread.js";
import type { SharedFiles } from "../core/shared-files.js";
import type { TaskThread } from "../core/task-thread.js";
import type { Tree } from "../core/tree.js";
import { clearLeftovers, removeAll } from "./leftovers.js";
import type { OutputFolder } from "./output-folder.js";
import { Busy, type OutputLock, takeLock } from "./output-lock.js";
import { beginStage } from "./write-stage.js";

/** What the thread is told. */
export interface StageTask {
  readonly stage: string;
  readonly shared: SharedFiles;
}

/** What the thread says at last: what the system refused, if it did. */
export interface StageAnswer {
  readonly refused: Pick<NodeJS.ErrnoException, "code" | "path" | "message"> | undefined;
}

/** To start a thread takes as long as writing some hundred files. */
const fewestFiles = 400;

/** A stage that is written by a thread. */
export interface StageAhead {
  readonly lock: OutputLock;
  readonly stage: string;
  /** Resolves when it is whole; rejects with what the system refused. */
  readonly written: Promise<void>;
  /** Ends the thread, and removes what is left of the stage. */
  readonly drop: () => Promise<void>;
}

/**
 * Begins to stage a tree where there is no output folder yet, so that all of it is to be written: most of that time is the
 * system's, in which this thread can look at the pages. Undefined where it would not pay, or cannot be begun at once.
 */
export async function stageAhead(
  tree: Tree,
  folder: OutputFolder,
  pageThread: PageThread,
): Promise<StageAhead | undefined> {
  if (existsSync(folder.path)) return undefined;
  const thread = tree.files.size < fewestFiles ? pageThread.thread : pageThread.start();
  const shared = thread && pageThread.share(tree);
  if (!shared) return undefined;
  let lock: OutputLock | Busy | undefined;
  try {
    lock = await takeLock(folder, { patienceMs: 0 });
    if (lock instanceof Busy) return undefined;
    clearLeftovers(folder, lock.files);
    if (!existsSync(folder.path))
      return begin(tree, { shared, stage: folder.staged(lock.token) }, { lock, thread });
  } catch {
    // Whoever commits meets it again, and tells it.
  }
  if (lock && !(lock instanceof Busy)) lock.release();
  return undefined;
}

function begin(
  tree: Tree,
  task: StageTask,
  { lock, thread }: { lock: OutputLock; thread: TaskThread },
): StageAhead {
  const { stage } = task;
  try {
    beginStage(tree, stage);
  } catch (error) {
    removeAll(stage);
    throw error;
  }
  const write = async () => {
    const { refused } = await thread.ask<StageAnswer>("stage", task);
    if (refused) throw Object.assign(new Error(refused.message), refused);
  };
  const written = write();
  // It is told to whoever waits for it, and nobody may.
  written.catch(() => {});
  const drop = async () => {
    await thread.end();
    removeAll(stage);
    lock.release();
  };
  return { lock, stage, written, drop };
}
