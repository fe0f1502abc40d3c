import { type AsyncHook, createHook } from "node:async_hooks";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { types } from "node:util";
import type { Variables } from "../effects/reads.js";
import { type ReadKind, ReadList } from "../effects/reads.js";
import { orNothing } from "../util/or-nothing.js";
import { Patches } from "./patches.js";
import { trackClock } from "./track-clock.js";
import { isOutward, listUntracked, trackProcess } from "./track-process.js";
import { trackDisk, trackResolving, trackVariables } from "./track-reads.js";

export interface TrackedReads {
  /** The reads of handbill and of the site's code in this process; variables only of the site's code. */
  readonly reads: ReadList;
  /** The environment before the site's code ran. */
  readonly environment: Variables;
  /** Absolute paths of modules that Node loaded. */
  readonly modules: readonly string[];
  /** Whether a later build can compare all of them. */
  readonly isComparable: boolean;
}

const require = createRequire(import.meta.url);

/**
 * Tracks what a process reads during a build: the disk from now on, and all else while the site's code runs. Reads of all code
 * in that time count, so that none of a site or a package is missed; handbill's own code uses saved functions to read the clock.
 * One process, one build. `isOwn` recognises paths that the build creates.
 */
export class CodeTracker {
  readonly #disk = new Patches();
  readonly #rest = new Patches();
  readonly #reads = new ReadList();
  readonly #isOwn: (path: string) => boolean;
  readonly #environment: Variables = { ...process.env };
  readonly #hook: AsyncHook;
  #isPaused = false;
  #realEnv: NodeJS.ProcessEnv | undefined;
  #isComparable = true;
  #modulesBefore: ReadonlySet<string> = new Set();
  #untrackedBefore: readonly string[] = [];

  constructor(isOwn: (path: string) => boolean) {
    this.#isOwn = isOwn;
    this.#hook = createHook({
      init: (_, type) => {
        if (isOutward(type)) this.#onImpure();
      },
    });
    trackDisk(this.#disk, {
      isPaused: () => this.#isPaused,
      onRead: (path, kind) => this.#onRead(path, kind),
      onImpure: () => {
        if (this.#runsCode) this.#onImpure();
      },
    });
  }

  get #runsCode(): boolean {
    return this.#realEnv !== undefined;
  }

  /** Call before the site's code runs; `code` is its bundle. */
  begin(code: string): void {
    if (importCall.test(code)) this.#onImpure();
    if (this.#runsCode) return;
    this.#realEnv = process.env;
    this.#modulesBefore = new Set(Object.keys(require.cache));
    this.#untrackedBefore = listUntracked();
    process.env = trackVariables(process.env, (name) => this.#reads.variables.add(name));
    trackClock(this.#rest, this.#onImpure);
    trackProcess(this.#rest, this.#onImpure);
    trackResolving(this.#rest, (path, kind) => this.#reads[kind].add(path));
    this.#hook.enable();
  }

  /** Runs handbill's own work without tracking, while the site's code runs. */
  untracked<Result>(work: () => Result): Result {
    const wasPaused = this.#isPaused;
    this.#isPaused = true;
    try {
      return work();
    } finally {
      this.#isPaused = wasPaused;
    }
  }

  /** Call when the pages are final: what the site's code does afterwards does not change them. */
  settle(): void {
    if (!this.#realEnv) return;
    this.#hook.disable();
    this.#rest.restore();
    process.env = this.#realEnv;
    this.#realEnv = undefined;
    if (listUntracked().some((name) => !this.#untrackedBefore.includes(name))) this.#onImpure();
    const loaded = Object.keys(require.cache).filter((path) => !this.#modulesBefore.has(path));
    const isNamespace = (path: string) => types.isModuleNamespaceObject(require.cache[path]?.exports);
    if (loaded.some((path) => isNamespace(path) || importsLate(path))) this.#onImpure();
  }

  /** Runs code of the site with tracking, even after the pages are final: a check or a generated file of the site. */
  track<Result>(work: () => Result): Result {
    if (this.#runsCode) return work();
    this.begin("");
    try {
      return work();
    } finally {
      this.settle();
    }
  }

  end(): TrackedReads {
    this.settle();
    this.#disk.restore();
    const modules = Object.keys(require.cache);
    return { reads: this.#reads, environment: this.#environment, modules, isComparable: this.#isComparable };
  }

  #onRead(path: string, kind: ReadKind): void {
    // handbill's own compiled code, which the first build caches.
    if (path.endsWith(".code-cache")) return;
    if (this.#runsCode && (ofTheSystem.test(path) || this.#isOwn(path))) this.#onImpure();
    this.#reads[kind].add(path);
  }

  readonly #onImpure = (): void => {
    if (!this.#isPaused) this.#isComparable = false;
  };
}

/** Node does not report such imports. */
const importCall = /\bimport\s*\(/;

function importsLate(path: string): boolean {
  if (!/\.[cm]?js$/.test(path)) return false;
  // removed in the meantime
  return orNothing(() => importCall.test(readFileSync(path, "latin1"))) ?? true;
}

/** Files whose content is generated on reading. */
export const ofTheSystem = /^\/(proc|sys|dev)(\/|$)/;
