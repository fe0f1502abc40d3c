import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Bundle } from "../model/code/bundle.js";
import type { HostName } from "../model/hosts/host-name.js";
import type { Part } from "../model/part.js";
import type { PageModule, Project } from "../model/project.js";
import type { Site } from "../model/site/site.js";
import type { BuildCache } from "./build-cache.js";
import type { Clock } from "./clock.js";
import type { ResultStore } from "./result-store.js";
import type { ProvidedModules, SiteCode } from "./site-code.js";
import type { StartThread } from "./thread.js";

/** Reads a site. What the author can mend is reported, and what nothing can be made of throws `Stopped`. */
export type ReadProject = (
  options: ReadOptions,
  siteRuntime: SiteRuntime,
  log: Diagnostics,
) => Promise<ReadResult>;

export interface ReadOptions {
  /** The absolute path of the project's folder. */
  readonly root: string;
  /** Overrides the path of the canonical address. */
  readonly base: string | undefined;
  /** Overrides the host that the config names. */
  readonly host?: HostName | undefined;
  /** Keeps what is costly to make for the next time. */
  readonly cache: BuildCache | undefined;
  /** Takes note of the code that is run. */
  readonly code: SiteCode;
  /** Keeps what was made of documents from one run to the next. */
  readonly store: ResultStore;
  readonly startThread: StartThread;
  /** Whose documents are wanted; the others are made when a page asks for them. */
  readonly part?: Part | undefined;
  /** Whether `load` functions of pages do not run, and what is cached of them is used. */
  readonly offline: boolean;
  readonly clock: Pick<Clock, "now">;
}

/** Makes the modules that page code gets from the generator, once the site is known. */
export type ProvideModules = (site: Site) => ProvidedModules;

/** Lets what others have sent be taken: the bundler asks again and again, and waits for each answer. */
export type Turn = () => Promise<unknown>;

export interface SiteRuntime {
  readonly pages: ProvideModules;
  /** What page code may import from `handbill`. */
  readonly publicNames: readonly string[];
  /** The page at the root that leads to all languages, for a site that has none of its own. */
  readonly languagesPage: () => Promise<PageModule>;
  /** Work to do while others wait for the bundler, such as loading React; `turn` is called between its parts. */
  readonly meanwhile: (turn?: Turn) => Promise<unknown>;
}

export interface ReadResult {
  readonly project: Project;
  /** What ran the pages: their component stacks are mapped through it. */
  readonly bundle: Bundle;
}

/** What a `load` gave. */
export interface LoadedResult {
  readonly data: unknown;
  /** When a build has to load it again, in milliseconds since 1970; undefined if nothing says so. */
  readonly until: number | undefined;
}

/** Pages with the data that they load. */
export interface LoadedPages {
  readonly pages: readonly PageModule[];
  readonly loaded: readonly LoadedResult[];
}
