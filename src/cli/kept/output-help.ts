import { existsSync } from "node:fs";
import {
  type CompareTask,
  type Copied,
  type CopyTask,
  type KeptSpare,
  readSpare,
  spareFolder,
} from "../../cache/spare-output.js";
import { holdsOwnList } from "../../cache/stamp-output.js";
import type { Machine } from "../../effects/page-thread.js";
import type { Shelf } from "../../effects/result-store.js";
import { type OutputTask, TaskThread } from "../../effects/task-thread.js";
import type { StartThread } from "../../effects/thread.js";
import type { FoundBuild } from "./past-builds.js";
import { isSpared, type LookedSpare } from "./spare-output.js";

/** To start a thread takes as long as copying some hundred files. */
const fewestFiles = 400;

interface Place {
  /** The real path of the project's folder. */
  readonly root: string;
  readonly outDir: string;
  readonly shelf: Shelf;
  readonly startThread: StartThread;
  readonly machine: Pick<Machine, "cores">;
}

/** What is not as it was left. */
export interface Looked {
  /** Names in the output folder; undefined if it is not the one that was looked at. */
  readonly output: ReadonlySet<string> | undefined;
  /** Of the spare folder, if there is one. */
  readonly spare: LookedSpare | undefined;
}

/** A thread that does with large output folders what a commit would have to do at last, while the build goes on. Serves one build. */
export class OutputHelp {
  readonly #past: FoundBuild;
  readonly #place: Place;
  #thread: TaskThread<OutputTask> | undefined;
  #copied: Promise<Copied | undefined> = Promise.resolve(undefined);
  /** Whether a spare folder is being made, or was. */
  isCopying = false;
  #kept: KeptSpare | undefined;
  #changed: Promise<readonly (readonly string[])[] | undefined> = Promise.resolve(undefined);

  constructor(past: FoundBuild, place: Place) {
    this.#past = past;
    this.#place = place;
  }

  /** Has the output copied, if there is no spare folder and a document is what has changed: most of the next one is as this one then. */
  copy(): void {
    const { root, outDir } = this.#place;
    const { change } = this.#past;
    const output = this.#output;
    const to = spareFolder(root);
    if (!output || !change?.file?.endsWith(".md") || existsSync(to) || !isSpared(output)) return;
    const task: CopyTask = { outDir, output, to };
    this.isCopying = true;
    this.#copied = this.#ask<Copied | undefined>("copy", task);
  }

  /** Has the folders looked at. To be called when the site's code has run: it might write into them. */
  look(): void {
    const { root, outDir, shelf } = this.#place;
    const output = this.#output;
    if (!output) return;
    const kept = isSpared(output) ? readSpare(shelf, { root, outDir }) : undefined;
    this.#kept = kept;
    const folders: CompareTask = [
      { path: outDir, output },
      ...(kept ? [{ path: spareFolder(root), output: kept.bytes }] : []),
    ];
    this.#changed = this.#ask("compare", folders);
  }

  /** Has a thread that is there look at the output folder only. */
  lookWith(thread: TaskThread): void {
    const output = this.#output;
    if (!output) return;
    const folder: CompareTask = [{ path: this.#place.outDir, output }];
    this.#changed = thread.ask<readonly (readonly string[])[]>("compare", folder).catch(() => undefined);
  }

  /** The copy, if one was made. */
  readonly copied = (): Promise<Copied | undefined> => this.#copied;

  /** What was seen, if somebody has looked. */
  async looked(): Promise<Looked> {
    const [ofOutput, ofSpare] = (await this.#changed)?.map((names) => new Set(names)) ?? [];
    // Another build may have put another folder in its place since.
    const isSame = this.#output !== undefined && holdsOwnList(this.#place.outDir, this.#output);
    return {
      output: isSame ? ofOutput : undefined,
      spare: this.#kept && ofSpare && { ...this.#kept, changed: ofSpare },
    };
  }

  /** The output folder as the past build has left it, if a thread is of use. */
  get #output() {
    const { build } = this.#past;
    const isLarge = build?.outDir === this.#place.outDir && build.output.files.length >= fewestFiles;
    return isLarge && this.#place.machine.cores > 1 ? build.output : undefined;
  }

  /** Undefined if there can be no thread, or it fails: whoever commits does all by himself then. */
  async #ask<Answer>(task: OutputTask, given: unknown): Promise<Answer | undefined> {
    try {
      this.#thread ??= new TaskThread<OutputTask>(this.#place.startThread, "output-thread");
      return await this.#thread.ask<Answer>(task, given);
    } catch {
      return undefined;
    }
  }
}
