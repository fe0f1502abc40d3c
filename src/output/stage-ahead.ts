import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BegunStage, WrittenAhead } from "../effects/effects.js";
import type { PageThread } from "../effects/page-thread.js";
import { type SharedFiles, shareFiles } from "../effects/shared-files.js";
import type { TaskThread } from "../effects/task-thread.js";
import { manifestFile } from "../model/serving.js";
import type { Tree } from "../model/tree.js";
import type { Refused } from "../util/system-error.js";
import { fillStage } from "./fill-stage.js";
import { clearLeftovers, removeAll } from "./leftovers.js";
import { formatManifest, makeManifest } from "./manifest.js";
import type { OutputFolder } from "./output-folder.js";
import { beatMs, lockIfFree, type OutputLock } from "./output-lock.js";

/** What the thread is told first: the files that are to be there. */
export interface MakeTask {
  readonly stage: string;
  readonly names: readonly string[];
}

/** And when all are known. */
export interface FillTask {
  readonly stage: string;
  readonly shared: SharedFiles;
  /** Those that are there, empty. */
  readonly made: readonly string[];
}

/** To start a thread takes as long as writing some hundred files. */
const fewestFiles = 400;

interface Held {
  readonly lock: OutputLock;
  readonly stage: string;
  /** Files that are there, empty, or will be. */
  readonly made: readonly string[];
  /** Keeps the lock while images are encoded, or the site's code waits for something. */
  readonly beating: NodeJS.Timeout;
}

/**
 * A stage that is written while the main thread renders pages and looks at them, where there is no output folder yet, so that all
 * of it is to be written. Most of that time is the system's, and most of it goes into making files, not into filling them, so that they are made as soon as their names are
 * known. Serves one build.
 */
export class StageAhead {
  readonly #folder: OutputFolder;
  readonly #pageThread: PageThread;
  #held: Held | undefined;
  #made: Promise<void> | undefined;
  /** The others, and those of them that are still to be written. */
  #wanted: Tree["files"] = new Map();
  #rest: Tree["files"] | undefined;
  #written: WrittenAhead | undefined;
  #filled: Promise<Refused | undefined> | undefined;
  #isWhole = false;

  constructor(folder: OutputFolder, pageThread: PageThread) {
    this.#folder = folder;
    this.#pageThread = pageThread;
  }

  /**
   * Has the thread make files, if there is a thread; `names` are those that will surely be in the tree. Gives the folder of the
   * stage, where others may be written.
   */
  begin(names: readonly string[]): BegunStage | undefined {
    const { thread } = this.#pageThread;
    if (!thread || this.#held) return undefined;
    const held = this.#hold(names, formatManifest({}));
    // What it is refused, it is refused again when the files are written.
    if (held && names.length > 0)
      this.#made = thread.ask<void>("make", { stage: held.stage, names } satisfies MakeTask).catch(() => {});
    return held && { path: held.stage };
  }

  /** Begins to write a tree, where that pays and can be begun at once; gives whether it does. */
  async stage(tree: Tree, written?: WrittenAhead): Promise<boolean> {
    const thread = this.#threadFor(tree);
    if (!thread && !this.#held) return false;
    const rest = written ? without(tree.files, written.files) : tree.files;
    const shared = thread && (written ? shareFiles({ files: rest }) : this.#pageThread.share(tree));
    if (!this.#held && !shared) return false;
    try {
      const text = formatManifest(makeManifest(tree), tree.serving);
      // Nobody ever finds it cut off: it is longer than the one that is there, and begins like it.
      if (this.#held) writeFileSync(join(this.#held.stage, manifestFile), text, { flag: "r+" });
      else this.#hold([], text);
    } catch {
      // Whoever commits meets it again, and tells it.
      await this.drop();
    }
    const held = this.#held;
    const begun = [...(held?.made ?? []), ...(written?.names ?? [])];
    if (!held || begun.some((name) => !tree.files.has(name))) {
      await this.drop();
      return false;
    }
    this.#wanted = tree.files;
    this.#rest = rest;
    this.#written = written;
    if (thread && shared) this.#fill(thread, { stage: held.stage, shared, made: held.made });
    return true;
  }

  /** The lock of the folder, once its stage is being written. */
  get lock(): OutputLock | undefined {
    return this.#rest && this.#held?.lock;
  }

  readonly beat = (): void => this.#held?.lock.beat();

  /** Resolves when the stage is whole; throws what the system refused. */
  async finish(onFile: (done: number) => void): Promise<void> {
    const missing = await this.#listMissing();
    if (this.#held) fillStage(missing.values(), { ...this.#held, onFile });
    this.#isWhole = true;
  }

  /** What the thread does not write; throws what the system refused it. */
  async #listMissing(): Promise<Tree["files"]> {
    let refused: Refused | undefined;
    try {
      refused = (await this.#written?.done()) ?? (await this.#filled);
    } catch {
      // Nobody knows what a thread that fails has written, nor whether it goes on.
      await this.#pageThread.end();
      return this.#wanted;
    }
    if (refused) throw Object.assign(new Error(refused.message), refused);
    await this.#made;
    return this.#filled ? new Map() : (this.#rest ?? new Map());
  }

  /** Ends the thread if it still writes, and removes what is left of the stage. */
  readonly drop = async (): Promise<void> => {
    if (!this.#held) return;
    const { stage, lock, beating } = this.#held;
    this.#held = undefined;
    clearInterval(beating);
    if (!this.#isWhole) await this.#pageThread.end();
    removeAll(stage);
    lock.release();
  };

  /** A thread for a tree without which none is there is started for many files only. */
  #threadFor(tree: Tree): TaskThread | undefined {
    if (!this.#held && existsSync(this.#folder.path)) return undefined;
    return tree.files.size < fewestFiles ? this.#pageThread.thread : this.#pageThread.start();
  }

  #fill(thread: TaskThread, task: FillTask): void {
    this.#filled = thread.ask<Refused | undefined>("fill", task);
    // It is told to whoever waits for it, and nobody may.
    this.#filled.catch(() => {});
  }

  /** Takes the lock, and makes a stage with a manifest, which tells whoever finds it whose it is. */
  #hold(made: readonly string[], manifest: string): Held | undefined {
    const { path } = this.#folder;
    if (existsSync(path)) return undefined;
    let lock: OutputLock | undefined;
    let stage = "";
    try {
      lock = lockIfFree(this.#folder);
      if (!lock) return undefined;
      clearLeftovers(this.#folder, lock.files);
      if (!existsSync(path)) {
        stage = this.#folder.staged(lock.token);
        mkdirSync(stage);
        writeFileSync(join(stage, manifestFile), manifest);
        const beating = setInterval(lock.beat, beatMs).unref();
        this.#held = { lock, stage, made, beating };
        return this.#held;
      }
    } catch {
      // Whoever commits meets it again, and tells it.
      if (stage) removeAll(stage);
    }
    lock?.release();
    return undefined;
  }
}

const without = (files: Tree["files"], names: ReadonlySet<string>): Tree["files"] =>
  new Map([...files].filter(([name]) => !names.has(name)));
