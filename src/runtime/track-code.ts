import { type AsyncHook, createHook } from "node:async_hooks";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { types } from "node:util";
import { stackOf } from "../diagnostics/describe-thrown.js";
import { type ReadKind, ReadList } from "../effects/reads.js";
import { orNothing } from "../util/or-nothing.js";
import type { Variables } from "../util/variables.js";
import { Patches } from "./patches.js";
import { trackClock } from "./track-clock.js";
import { listUntracked, reachOf, trackProcess } from "./track-process.js";
import { trackDisk, trackResolving, trackVariables } from "./track-reads.js";

/** What a build and the site's code in it have read. */
export interface TrackedReads {
  /** As far as handbill and the site's code read through this process; variables as far as the site's code did. */
  readonly reads: ReadList;
  /** The environment as it was before the site's code ran. */
  readonly environment: Variables;
  /** Modules that Node has loaded: absolute paths. */
  readonly modules: readonly string[];
  /** The first read that cannot be compared the next time; undefined if there is none. */
  readonly impure: Impure | undefined;
}

export interface Impure {
  /** What was asked for, such as `Date.now`. */
  readonly what: string;
  /** Where, as an error's `stack`. */
  readonly stack: string;
}

const require = createRequire(import.meta.url);

/**
 * Tracks what a process reads while it builds: the disk from now on, and all else while the site's code runs. Reads by
 * everybody count in that time, so that no code of a site or of a package is missed; handbill's own code reads the clock by
 * functions that it has saved before. One process, one build. `isOwn` says which paths a build makes itself.
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
  #impure: Impure | undefined;
  #modulesBefore: ReadonlySet<string> = new Set();
  #untrackedBefore: readonly string[] = [];

  constructor(isOwn: (path: string) => boolean) {
    this.#isOwn = isOwn;
    this.#hook = createHook({
      init: (_, type) => {
        const reach = reachOf(type);
        if (reach !== undefined) this.#addImpure(reach);
      },
    });
    trackDisk(this.#disk, {
      isPaused: () => this.#isPaused,
      onRead: (path, kind) => this.#onRead(path, kind),
      onImpure: (name) => this.#runsCode && this.#addImpure(name),
    });
  }

  get #runsCode(): boolean {
    return this.#realEnv !== undefined;
  }

  /** The site's code is about to run: `code` is a bundle of it. */
  begin(code: string): void {
    if (importCall.test(code)) this.#addImpure("import()");
    if (this.#runsCode) return;
    this.#realEnv = process.env;
    this.#modulesBefore = new Set(Object.keys(require.cache));
    this.#untrackedBefore = listUntracked();
    process.env = trackVariables(process.env, (name) => this.#reads.variables.add(name));
    const onImpure = (what: string) => this.#addImpure(what);
    trackClock(this.#rest, onImpure);
    trackProcess(this.#rest, onImpure);
    trackResolving(this.#rest, (path, kind) => this.#reads[kind].add(path));
    this.#hook.enable();
  }

  /** Does work of handbill's own untracked, while the site's code runs. */
  untracked<Result>(work: () => Result): Result {
    const wasPaused = this.#isPaused;
    this.#isPaused = true;
    try {
      return work();
    } finally {
      this.#isPaused = wasPaused;
    }
  }

  /** The pages are final: what the site's code does from now on does not change them. */
  settle(): void {
    if (!this.#realEnv) return;
    this.#hook.disable();
    this.#rest.restore();
    process.env = this.#realEnv;
    this.#realEnv = undefined;
    for (const name of listUntracked())
      if (!this.#untrackedBefore.includes(name)) this.#addImpure(`node:${name}`);
    const loaded = Object.keys(require.cache).filter((path) => !this.#modulesBefore.has(path));
    const isNamespace = (path: string) => types.isModuleNamespaceObject(require.cache[path]?.exports);
    if (loaded.some(isNamespace)) this.#addImpure("a package that is an ES module");
    if (loaded.some(importsLate)) this.#addImpure("a package that has import()");
  }

  /** Runs code of the site, be it after the pages are final: a rule or a file of the site's own. */
  track<Result>(work: () => Result): Result {
    if (this.#runsCode) return work();
    this.begin("");
    try {
      return work();
    } finally {
      this.settle();
    }
  }

  /** Ends the tracking. */
  end(): TrackedReads {
    this.settle();
    this.#disk.restore();
    const modules = Object.keys(require.cache);
    return { reads: this.#reads, environment: this.#environment, modules, impure: this.#impure };
  }

  #onRead(path: string, kind: ReadKind): void {
    if (this.#runsCode && (ofTheSystem.test(path) || this.#isOwn(path))) this.#addImpure(path);
    this.#reads[kind].add(path);
  }

  #addImpure(what: string): void {
    if (this.#impure || this.#isPaused) return;
    const { stackTraceLimit } = Error;
    // Between the caller and this, there are calls of Node's own.
    Error.stackTraceLimit = 40;
    this.#impure = { what, stack: stackOf(new Error()) ?? "" };
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Node does not report such imports. */
const importCall = /\bimport\s*\(/;

function importsLate(path: string): boolean {
  if (!/\.[cm]?js$/.test(path)) return false;
  // removed in the meantime
  return orNothing(() => importCall.test(readFileSync(path, "latin1"))) ?? true;
}

/** Files that are made when they are read. */
const ofTheSystem = /^\/(proc|sys|dev)(\/|$)/;
