import { type AsyncHook, createHook } from "node:async_hooks";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { types } from "node:util";
import { stackOf } from "../diagnostics/describe-thrown.js";
import { orNothing } from "../util/or-nothing.js";
import type { Variables } from "../util/variables.js";
import { noteClock } from "./note-clock.js";
import { type Look, noteDisk } from "./note-disk.js";
import { beyondThisProcess, listUnseen, noteProcess, noteVariables } from "./note-process.js";
import { noteResolving } from "./note-resolving.js";
import { Replaced } from "./replaced.js";

/** The reads of a build and of the site's code in it. */
export interface Followed {
  /** By absolute path: the reads of handbill and the site's code in this process. */
  readonly looks: ReadonlyMap<string, ReadonlySet<Look>>;
  /** Environment variables that the site's code read; `*` if it listed them all. */
  readonly variables: ReadonlySet<string>;
  /** The environment before the site's code ran. */
  readonly environment: Variables;
  /** Modules that Node loaded: absolute paths. */
  readonly modules: readonly string[];
  /** Reads that cannot be compared next time; undefined if there are none. */
  readonly untold: Untold | undefined;
}

export interface Untold {
  /** The name of the read, such as `Date.now`. */
  readonly what: string;
  /** The place, as an error's `stack`. */
  readonly stack: string;
}

export interface FollowOptions {
  /** Whether a build itself creates the path. */
  readonly isOwn: (path: string) => boolean;
  /** Called before each access to the disk. */
  readonly onLook: (path: string, look: Look) => void;
}

const require = createRequire(import.meta.url);

/**
 * Follows the reads of a process during a build: the disk from now on, and everything else while the site's code runs. In that time all
 * reads count, those of other code too, so that no code of a site or a package is missed; handbill itself uses a clock that it saved
 * before. One process, one build.
 */
export class CodeFollower {
  readonly #disk = new Replaced();
  readonly #rest = new Replaced();
  readonly #looks = new Map<string, Set<Look>>();
  readonly #variables = new Set<string>();
  readonly #isOwn: FollowOptions["isOwn"];
  readonly #onLook: FollowOptions["onLook"];
  #isLooking = false;
  #environment: Variables | undefined;
  #hook: AsyncHook | undefined;
  #own: NodeJS.ProcessEnv | undefined;
  #untold: Untold | undefined;
  #before: ReadonlySet<string> = new Set();
  #loadedUnseen: readonly string[] = [];

  constructor({ isOwn, onLook }: FollowOptions) {
    this.#isOwn = isOwn;
    this.#onLook = onLook;
    noteDisk(this.#disk, {
      isPaused: () => this.#isLooking,
      onLook: (path, look) => this.#look(path, look),
      onUnseen: (name) => this.#hasBegun && this.#tell(name),
    });
  }

  get #hasBegun(): boolean {
    return this.#own !== undefined;
  }

  /** Called before the site's code runs: `code` is its bundle. */
  begin(code: string): void {
    if (importCall.test(code)) this.#tell("import()");
    if (this.#hasBegun) return;
    this.#own = process.env;
    this.#environment ??= { ...process.env };
    this.#before = new Set(Object.keys(require.cache));
    this.#loadedUnseen = listUnseen();
    process.env = noteVariables(process.env, (name) => void this.#variables.add(name));
    const tell = (what: string) => this.#tell(what);
    noteClock(this.#rest, tell);
    noteProcess(this.#rest, tell);
    noteResolving(this.#rest, (path, look) => this.#look(path, look));
    this.#hook = createHook({
      init: (_, type) => {
        const what = Object.hasOwn(beyondThisProcess, type) ? beyondThisProcess[type] : undefined;
        if (what !== undefined) this.#tell(what);
      },
    }).enable();
  }

  /** Runs handbill's own work without tracking, while the site's code is followed. */
  aside<Result>(work: () => Result): Result {
    const wasLooking = this.#isLooking;
    this.#isLooking = true;
    try {
      return work();
    } finally {
      this.#isLooking = wasLooking;
    }
  }

  /** The pages are final: later reads of the site's code do not affect them. */
  settle(): void {
    if (!this.#own) return;
    this.#hook?.disable();
    this.#hook = undefined;
    this.#rest.giveBack();
    process.env = this.#own;
    this.#own = undefined;
    for (const name of listUnseen()) if (!this.#loadedUnseen.includes(name)) this.#tell(`node:${name}`);
    const loaded = Object.keys(require.cache).filter((path) => !this.#before.has(path));
    const isNamespace = (path: string) => types.isModuleNamespaceObject(require.cache[path]?.exports);
    if (loaded.some(isNamespace)) this.#tell("a package that is an ES module");
    if (loaded.some(importsLate)) this.#tell("a package that has import()");
  }

  /** Runs the site's code and follows it, even after the pages are final: for its rules and own files. */
  follow<Result>(work: () => Result): Result {
    if (this.#hasBegun) return work();
    this.begin("");
    try {
      return work();
    } finally {
      this.settle();
    }
  }

  end(): Followed {
    this.settle();
    this.#disk.giveBack();
    return {
      looks: this.#looks,
      variables: this.#variables,
      environment: this.#environment ?? {},
      modules: Object.keys(require.cache),
      untold: this.#untold,
    };
  }

  #look(path: string, look: Look): void {
    // The callback may read it too.
    if (this.#isLooking) return;
    if (this.#hasBegun && (ofTheSystem.test(path) || this.#isOwn(path))) this.#tell(path);
    const known = this.#looks.get(path);
    if (known) known.add(look);
    else this.#looks.set(path, new Set([look]));
    this.#isLooking = true;
    try {
      this.#onLook(path, look);
    } finally {
      this.#isLooking = false;
    }
  }

  #tell(what: string): void {
    if (this.#untold || this.#isLooking) return;
    const { stackTraceLimit } = Error;
    // There are calls inside Node between the caller and this.
    Error.stackTraceLimit = 40;
    this.#untold = { what, stack: stackOf(new Error()) ?? "" };
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
