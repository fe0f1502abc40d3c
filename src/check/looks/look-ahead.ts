import type { BegunStage, WrittenAhead } from "../../effects/effects.js";
import { type SharedFiles, shareFiles } from "../../effects/shared-files.js";
import type { TaskThread } from "../../effects/task-thread.js";
import type { CheckedPage, CheckedTree } from "../../model/checked-tree.js";
import type { Page } from "../../model/page.js";
import type { Tree } from "../../model/tree.js";
import type { SharedHashes } from "../../util/shared-hashes.js";
import type { Refused } from "../../util/system-error.js";
import { Taking } from "../../util/taking.js";
import type { PageTree } from "../rule.js";
import type { LookedPage } from "./look-at-pages.js";
import type { PagesOnTheWay } from "./look-with-help.js";
import type { Question } from "./question.js";
import { type PageWithoutText, TreePage, withoutText } from "./tree-page.js";

/** What the thread is told before the first page. */
export interface AheadTask {
  readonly context: Omit<PageTree, "files">;
  /** By their names. */
  readonly rules: readonly string[];
  /** The files that will be there, as far as is known. */
  readonly names: ReadonlySet<string>;
  /** Those of them whose content is there already. */
  readonly shared: SharedFiles | undefined;
  /** Where the files of pages are to be written, if anywhere. */
  readonly stage: BegunStage | undefined;
  /** Of the `Taking` of pages. */
  readonly memory: SharedArrayBuffer;
  /** Of the `SharedHashes` that the thread reckons. */
  readonly hashes: SharedArrayBuffer;
}

/** Some more pages, whole. */
export interface TakeTask {
  readonly pieces: readonly Uint8Array[];
  readonly pages: readonly HandedPage[];
}

export interface HandedPage {
  readonly page: PageWithoutText;
  /** The files that it is published as. */
  readonly files: readonly string[];
  /** In which piece its bytes are, and where they begin and end there. */
  readonly piece: number;
  readonly start: number;
  readonly end: number;
  /** Where its hash is wanted, if it is. */
  readonly hashPlace: number | undefined;
}

/** What looking at the next pages came to, in their order; undefined of one that asked for what was not known. None if there are no more. */
export type GivenPages = readonly (LookedPage | undefined)[];

type OriginalFiles = Tree["files"];

interface LooksAheadOptions extends Omit<AheadTask, "shared" | "memory" | "hashes"> {
  readonly hashes: SharedHashes;
  /** The files that are there already, by their names. */
  readonly originals: OriginalFiles;
}

interface MadePage {
  readonly page: Page;
  readonly files: readonly string[];
  readonly hashPlace: number | undefined;
}

/** So many pages are handed over at once. */
const portion = 16;

/**
 * Hands pages over to a thread as soon as each is made, which looks at them from the first one on while others are made. What
 * was found holds if the page is still the same in the end, and if its rules would be told the same of other files.
 */
export class LooksAhead {
  readonly #thread: TaskThread;
  readonly #originals: OriginalFiles;
  readonly #names: ReadonlySet<string>;
  readonly #taking = Taking.begin();
  readonly #handed: MadePage[] = [];
  #lastTaken: Promise<Refused | undefined> = Promise.resolve(undefined);
  #waiting: MadePage[] = [];

  constructor(thread: TaskThread, { originals, hashes, ...told }: LooksAheadOptions) {
    this.#thread = thread;
    this.#originals = originals;
    this.#names = told.names;
    const task: AheadTask = {
      ...told,
      shared: shareFiles({ files: originals }),
      memory: this.#taking.memory,
      hashes: hashes.memory,
    };
    // What the thread fails at is done here, and what is thrown then is told.
    thread.ask("begin", task).catch(() => {});
  }

  /** Takes a page whose bytes are in memory that threads share, with the place where its hash is wanted. */
  add(page: Page, files: readonly string[], hashPlace?: number): void {
    const made = { page, files, hashPlace };
    this.#handed.push(made);
    this.#waiting.push(made);
    if (this.#waiting.length >= portion) this.handOver();
  }

  handOver(): void {
    if (this.#waiting.length === 0) return;
    const pieces = new Map<ArrayBufferLike, number>();
    const pages = this.#waiting.map(({ page, files, hashPlace }): HandedPage => {
      const { buffer, byteOffset: start, length } = page.bytes;
      const piece = pieces.get(buffer) ?? pieces.size;
      pieces.set(buffer, piece);
      const place = { piece, start, end: start + length };
      return { page: withoutText(new TreePage(page)), files, ...place, hashPlace };
    });
    this.#waiting = [];
    const told = [...pieces.keys()].map((buffer) => new Uint8Array(buffer));
    this.#lastTaken = this.#thread.ask<Refused | undefined>("take", {
      pieces: told,
      pages,
    } satisfies TakeTask);
    this.#lastTaken.catch(() => {});
  }

  /** What is written of a tree, where a stage was begun with. */
  written(tree: Tree): WrittenAhead {
    const isAsMade = new Set(tree.pages);
    const files = this.#handed.flatMap(({ page, files }) => (isAsMade.has(page) ? files : []));
    const names = this.#handed.flatMap(({ files }) => files);
    return { files: new Set(files), names: new Set(names), done: () => this.#lastTaken };
  }

  /** The pages of the finished tree that were handed over, the last one first. */
  onTheWay(tree: Tree, checked: CheckedTree): PagesOnTheWay {
    const places = new Map(tree.pages.map((page, at) => [page, checked.pages[at]]));
    const pages = this.#handed.map(({ page }): CheckedPage | undefined => places.get(page)).reverse();
    this.#taking.end(pages.length);
    return {
      pages,
      help: {
        takeOne: this.#taking.takeOne,
        looked: async () => {
          const holds = this.#holds(tree);
          const all: (LookedPage | undefined)[] = [];
          for (let given = await this.#give(); given.length > 0; given = await this.#give())
            for (const looked of given) all.push(looked?.asked.every(holds) ? looked : undefined);
          return all;
        },
      },
    };
  }

  #give(): Promise<GivenPages> {
    return this.#thread.ask<GivenPages>("give", undefined).catch(() => []);
  }

  /** Whether the thread has told what is so; of the page itself it surely has. */
  #holds({ files }: Tree) {
    return (question: Question): boolean => {
      const path = question.slice(1);
      if (question.startsWith("~")) return true;
      if (question.startsWith("?")) return files.has(path) === this.#names.has(path);
      return files.get(path)?.bytes === this.#originals.get(path)?.bytes;
    };
  }
}
