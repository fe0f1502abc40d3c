import {
  asLeft,
  type OutputStamps,
  type StampTask,
  stampLinked,
  stampOutput,
} from "../../cache/stamp-output.js";
import { isYoung } from "../../cache/stamps.js";
import type { CommitEffects, OldFiles, WrittenBeside } from "../../effects/effects.js";
import type { Machine, PageThread } from "../../effects/page-thread.js";
import type { Shelf } from "../../effects/result-store.js";
import type { StartThread } from "../../effects/thread.js";
import { manifestFile } from "../../model/serving.js";
import type { Tree } from "../../model/tree.js";
import { digestOfHash } from "../../util/hash-of.js";
import { OutputHelp } from "./output-help.js";
import type { FoundBuild } from "./past-builds.js";
import { openSpare, type StampedSpare } from "./spare-output.js";

interface OutputPlace {
  /** The real path of the project's folder. */
  readonly root: string;
  readonly outDir: string;
  readonly past: FoundBuild;
  /** Where builds of the project are kept. */
  readonly shelf: Shelf;
  readonly startThread: StartThread;
  readonly machine: Pick<Machine, "cores">;
  /** Does something unseen by whatever follows the site's code. */
  readonly unseen: <Result>(work: () => Result) => Result;
  /** Called before a commit, or a whole stage, looks at anything. */
  readonly onWrite: () => void;
}

/** Lets a commit make use of what a past build has left, and takes down what this one leaves. Serves one build. */
export class OutputKeeper {
  readonly #place: OutputPlace;
  readonly #help: OutputHelp;
  #spare: StampedSpare | undefined;
  #output: OutputStamps | undefined;
  #linked: ReadonlySet<string> = new Set();
  /** What a thread writes of a stage. */
  #written: WrittenBeside | undefined;
  /** A stage, and what a thread has taken down of it. */
  #beside: { readonly stage: string; readonly stamps: Promise<OutputStamps | undefined> } | undefined;

  constructor(place: OutputPlace) {
    this.#place = place;
    this.#help = new OutputHelp(place.past, place);
    this.#help.copy();
  }

  effects(own: CommitEffects): CommitEffects {
    const { unseen, onWrite } = this.#place;
    return {
      ...own,
      ahead: (outDir, pageThread) => {
        const ahead = own.ahead?.(outDir, pageThread);
        return (
          ahead && {
            ...ahead,
            begin: (names, over) =>
              unseen(() => ahead.begin(names, over && { ...over, spare: this.#spareToBegin() })),
            stage: async (...args) => {
              onWrite();
              const beside = await ahead.stage(...args);
              if (beside && this.#spare && pageThread.thread) this.#help.lookWith(pageThread.thread);
              this.#written = beside;
              return beside;
            },
            looked: () => this.#lookBeside(pageThread),
            write: this.#followWrite(ahead.write),
          }
        );
      },
      write: this.#followWrite(own.write),
    };
  }

  /** Has looked at what was left, once the site's code has run. */
  look(): void {
    // Where a thread looks at pages and writes them, another one would only keep it from that.
    if (!this.#spare) this.#place.unseen(() => this.#help.look());
  }

  /** Has the thread that has written a stage look at all that a commit asks of that, once it has no pages to look at: nobody waits for it then. */
  #lookBeside(pageThread: PageThread): void {
    const { thread } = pageThread;
    if (!thread || !this.#written) return;
    const { stage, names } = this.#written;
    const task: StampTask = { folder: stage, files: names };
    const stamps = thread.ask<OutputStamps>("stamp", task).catch(() => undefined);
    void stamps.then(pageThread.endIfIdle);
    this.#beside = { stage, stamps };
  }

  /** The output folder as this build has left it; undefined if it has written none. */
  stamps(): OutputStamps | undefined {
    return this.#output && stampLinked(this.#place.outDir, this.#output, this.#linked);
  }

  #followWrite(write: CommitEffects["write"]): CommitEffects["write"] {
    return async (tree, outDir, options) => {
      this.#place.onWrite();
      const past = this.#place.past.build;
      const output = past?.outDir === outDir ? past.output : undefined;
      const copied = await this.#help.copied();
      const looked = await this.#help.looked();
      const { root, shelf } = this.#place;
      const kept = { shelf, root, outDir, copied, looked: looked.spare };
      // What a stage was begun with knows what it was like.
      const spare = this.#spare ?? (output && openSpare(output, kept));
      const beside = await this.#beside?.stamps;
      const onStaged = (stage: string, { linked, stayed }: OldFiles) => {
        const now = Date.now();
        // Another stage holds others.
        const ofThread = stage === this.#beside?.stage && beside ? [...beside.files, ...beside.folders] : [];
        const taken = new Map(ofThread.map((entry) => [entry[0], entry]));
        const before = (file: string) => {
          const stamp = stayed.has(file) ? spare?.stampOf(file) : undefined;
          // Of a folder, and of what has just been written, more is to be known.
          const isSure = stamp !== undefined && !(copied && isYoung(stamp[1], now));
          return taken.get(file) ?? (isSure ? stamp : undefined);
        };
        const made = { hashOf: (file: string) => hashIn(tree, file), linked, before };
        this.#output = stampOutput(stage, [manifestFile, ...tree.files.keys()], made);
        this.#linked = linked;
      };
      const asWritten = output && asLeft(outDir, output, looked.output);
      return write(tree, outDir, { ...options, asWritten, onStaged, spare });
    };
  }

  /** The spare folder for a stage that is begun now, unless one is just being made. */
  #spareToBegin(): StampedSpare | undefined {
    const { root, outDir, shelf, past } = this.#place;
    if (past.build?.outDir !== outDir || this.#help.isCopying) return undefined;
    const kept = { shelf, root, outDir, copied: undefined, looked: undefined };
    this.#spare ??= openSpare(past.build.output, kept);
    return this.#spare;
  }
}

/** A file's hash as stamps have it; undefined if the tree knows none. */
function hashIn(tree: Tree, file: string): string | undefined {
  const hash = tree.files.get(file)?.hash?.();
  return hash === undefined ? undefined : digestOfHash(hash);
}
