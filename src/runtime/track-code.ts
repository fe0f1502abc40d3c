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

/** The tracked reads of a build and of the site's code. */
export interface TrackedReads {
  /** The reads of handbill and of the site's code in this process; variables only of the site's code. */
  readonly reads: ReadList;
  /** The environment before the site's code ran. */
  readonly environment: Variables;
  /** Absolute paths of modules that Node loaded. */
  readonly modules: readonly string[];
  /** The first read that a later build cannot compare; undefined if there is none. */
  readonly impure: Impure | undefined;
}

export interface Impure {
  /** The name of the function or source, such as `Date.now`. */
  readonly what: string;
  /** The `stack` of an error at that call. */
  readonly stack: string;
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

  /** Call before the site's code runs; `code` is its bundle. */
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
    for (const name of listUntracked())
      if (!this.#untrackedBefore.includes(name)) this.#addImpure(`node:${name}`);
    const loaded = Object.keys(require.cache).filter((path) => !this.#modulesBefore.has(path));
    const isNamespace = (path: string) => types.isModuleNamespaceObject(require.cache[path]?.exports);
    if (loaded.some(isNamespace)) this.#addImpure("a package that is an ES module");
    if (loaded.some(importsLate)) this.#addImpure("a package that has import()");
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

  /** Ends the tracking. */
  end(): TrackedReads {
    this.settle();
    this.#disk.restore();
    const modules = Object.keys(require.cache);
    return { reads: this.#reads, environment: this.#environment, modules, impure: this.#impure };
  }

  #onRead(path: string, kind: ReadKind): void {
    // handbill's own compiled code, which the first build caches.
    if (path.endsWith(".code-cache")) return;
    if (this.#runsCode && (ofTheSystem.test(path) || this.#isOwn(path))) this.#addImpure(path);
    this.#reads[kind].add(path);
  }

  #addImpure(what: string): void {
    if (this.#impure || this.#isPaused) return;
    const { stackTraceLimit } = Error;
    // Frames of Node lie between the caller and this function.
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

/** Files whose content is generated on reading. */
const ofTheSystem = /^\/(proc|sys|dev)(\/|$)/;
