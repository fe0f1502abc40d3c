import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Bundle } from "../model/code/bundle.js";
import type { HostName } from "../model/hosts/serving.js";
import type { PageModule, Project } from "../model/project.js";
import type { Shard } from "../model/shard.js";
import type { Site } from "../model/site/site.js";
import type { BuildCache } from "./build-cache.js";
import type { ResultStore } from "./result-store.js";
import type { ProvidedModules, SiteCode } from "./site-code.js";
import type { Clock } from "./stopwatch.js";
import type { StartThread } from "./thread.js";

/** Reads a site. Problems that the author can fix are reported; throws `Stopped` if there can be no project. */
export type ReadProject = (
  options: ReadOptions,
  siteRuntime: SiteRuntime,
  log: Diagnostics,
) => Promise<ReadResult>;

export interface ReadOptions {
  /** The absolute path of the project's folder. */
  readonly root: string;
  /** Overrides the path of the canonical URL. */
  readonly base: string | undefined;
  /** Overrides the host in the config. */
  readonly host?: HostName | undefined;
  /** The day as `2025-08-17`; stores whose release day has come are live. */
  readonly today?: string | undefined;
  /** Caches costly results for the next build. */
  readonly cache: BuildCache | undefined;
  readonly code: SiteCode;
  /** Caches documents from one run to the next. */
  readonly store: ResultStore;
  readonly startThread: StartThread;
  /** The shard whose documents are needed; the others are made when a page needs them. */
  readonly shard?: Shard | undefined;
  /** Whether `load` functions are skipped and their cached results are used. */
  readonly offline: boolean;
  readonly clock: Pick<Clock, "now">;
}

/** Makes the modules for page code, once the site is known. */
type ProvideModules = (site: Site) => ProvidedModules;

/** Yields to the event loop. The bundler sends many messages, and waits for the answer to each. */
export type YieldToEvents = () => Promise<unknown>;

export interface SiteRuntime {
  readonly pages: ProvideModules;
  /** The names that page code may import from `handbill`. */
  readonly publicNames: readonly string[];
  /** The root page that links to all languages, for a site without its own. */
  readonly languagesPage: () => Promise<PageModule>;
  /** Work to do while the bundler is busy, such as loading React; it yields between its steps. */
  readonly preload: (yieldToEvents?: YieldToEvents) => Promise<unknown>;
}

export interface ReadResult {
  readonly project: Project;
  /** The bundle of the pages; component stacks are mapped through it. */
  readonly bundle: Bundle;
}

export interface LoadedResult {
  readonly data: unknown;
  /** When a build has to load it again, in milliseconds since 1970; undefined if never. */
  readonly until: number | undefined;
  /** Caches the result. */
  readonly save: () => void;
}

export interface LoadedPages {
  readonly pages: readonly PageModule[];
  readonly loaded: readonly LoadedResult[];
}
