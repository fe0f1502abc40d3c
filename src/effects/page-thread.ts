import type { Tree } from "../model/tree.js";
import { once } from "../util/once.js";
import type { Clock } from "./clock.js";
import { type SharedFiles, shareFiles } from "./shared-files.js";
import { TaskThread } from "./task-thread.js";
import type { StartThread } from "./thread.js";

/** What the machine and this process are like. */
export interface Machine {
  /** How many threads it runs at once. */
  readonly cores: number;
  /** Milliseconds that this process took until it could work: what starting a thread takes, about. */
  readonly startMs: () => number;
}

interface ThreadEffects {
  readonly startThread: StartThread;
  readonly clock: Pick<Clock, "elapsed">;
  readonly machine: Machine;
}

/**
 * A thread beside the main one that looks at pages and writes them. It is started once the pages that are left, at the pace
 * of those that were done last, would take longer than starting it: so it is up to the machine, and to the site, how many that are.
 * Serves one build.
 */
export class PageThread {
  readonly #effects: ThreadEffects;
  #thread: TaskThread | undefined;
  #hasFailed = false;
  #since = 0;
  #nextLook = 0;

  constructor(effects: ThreadEffects) {
    this.#effects = effects;
    this.#hasFailed = effects.machine.cores < 2;
  }

  /** The thread, if it was started. */
  get thread(): TaskThread | undefined {
    return this.#thread;
  }

  /** Told before each page how many are done of one step; starts the thread as soon as that is worth it. */
  readonly tell = (done: number, of: number): void => {
    if (this.#thread || this.#hasFailed) return;
    if (done === 0) this.#nextLook = firstPages;
    else if (done < this.#nextLook) return;
    const { clock, machine } = this.#effects;
    const now = clock.elapsed();
    // What was done since is half of it: the first pages take longer than others.
    const left = ((now - this.#since) / (done / 2)) * (of - done);
    if (done > firstPages && left > machine.startMs()) this.start();
    if (done > 0) this.#nextLook = done * 2;
    this.#since = now;
  };

  /** Starts the thread now, if there can be one. */
  start(): TaskThread | undefined {
    if (this.#thread || this.#hasFailed) return this.#thread;
    try {
      this.#thread = new TaskThread(this.#effects.startThread);
    } catch {
      // All can be done without.
      this.#hasFailed = true;
    }
    return this.#thread;
  }

  /** A tree's files, put where the thread sees them too: once, for the one tree of this build. */
  share(tree: Tree): SharedFiles | undefined {
    this.#shared ??= once(() => shareFiles(tree));
    return this.#shared();
  }
  #shared: (() => SharedFiles | undefined) | undefined;

  /** Ends it if it has nothing to do, so that its memory is free while the rest of a build goes on. */
  readonly endIfIdle = (): void => {
    if (this.#thread?.isIdle) void this.#thread.end();
  };

  /** Resolves when nothing of it runs any more. */
  async end(): Promise<void> {
    await this.#thread?.end();
  }
}

/** Nothing is told from less. */
const firstPages = 8;
