import { existsSync } from "node:fs";
import type { StartThread } from "../core/thread.js";
import type { Tree } from "../core/tree.js";
import { clearLeftovers, removeAll } from "./leftovers.js";
import { manifestFile } from "./manifest.js";
import type { OutputFolder } from "./output-folder.js";
import { Busy, type OutputLock, takeLock } from "./output-lock.js";
import { beginStage } from "./write-stage.js";

/** What the thread is told: where the bytes of each file are. */
export interface StageMessage {
  readonly stage: string;
  readonly bytes: Uint8Array;
  readonly files: readonly { readonly outputFile: string; readonly start: number; readonly end: number }[];
}

/** What the thread says at last: what the system refused, if it did. */
export interface StageAnswer {
  readonly refused: Pick<NodeJS.ErrnoException, "code" | "path" | "message"> | undefined;
}

/** To start a thread takes as long as writing some hundred files. */
const fewestFiles = 400;
/** They are copied, to where both threads can see them. */
const mostBytes = 64_000_000;

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
  startThread: StartThread,
): Promise<StageAhead | undefined> {
  if (tree.files.size < fewestFiles || existsSync(folder.path)) return undefined;
  const shared = shareBytes(tree);
  if (!shared) return undefined;
  let lock: OutputLock | Busy | undefined;
  try {
    lock = await takeLock(folder, { patienceMs: 0 });
    if (lock instanceof Busy) return undefined;
    clearLeftovers(folder, lock.files);
    if (!existsSync(folder.path))
      return begin(tree, { ...shared, stage: folder.staged(lock.token) }, { lock, startThread });
  } catch {
    // Whoever commits meets it again, and tells it.
  }
  if (lock && !(lock instanceof Busy)) lock.release();
  return undefined;
}

function begin(
  tree: Tree,
  message: StageMessage,
  { lock, startThread }: { lock: OutputLock; startThread: StartThread },
): StageAhead {
  const { stage } = message;
  try {
    beginStage(tree, stage);
  } catch (error) {
    removeAll(stage);
    throw error;
  }
  const thread = startThread<StageAnswer>("stage-thread");
  const written = new Promise<void>((resolve, reject) => {
    thread.listen(({ refused }) => {
      if (refused) reject(Object.assign(new Error(refused.message), refused));
      else resolve();
    }, reject);
  });
  // It is told to whoever waits for it, and nobody may.
  written.catch(() => {});
  thread.send(message);
  const drop = async () => {
    await thread.end();
    removeAll(stage);
    lock.release();
  };
  return { lock, stage, written, drop };
}

/** Puts the bytes of a tree's files in one piece that threads share; undefined where that would be too large. */
function shareBytes(tree: Tree): Omit<StageMessage, "stage"> | undefined {
  const starts = new Map<Uint8Array, number>();
  const files: StageMessage["files"][number][] = [];
  let size = 0;
  for (const { outputFile, bytes } of tree.files.values()) {
    if (outputFile === manifestFile) continue;
    // A page and its twin mostly have the same.
    const start = starts.get(bytes) ?? size;
    if (!starts.has(bytes)) size += bytes.length;
    if (size > mostBytes) return undefined;
    starts.set(bytes, start);
    files.push({ outputFile, start, end: start + bytes.length });
  }
  const shared = new Uint8Array(new SharedArrayBuffer(size));
  for (const [bytes, start] of starts) shared.set(bytes, start);
  return { bytes: shared, files };
}
