import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BuildResult } from "../build/build-options.js";
import type { PlannedSite } from "../build/early-pages.js";
import type { Place } from "../diagnostics/diagnostics.js";
import { normaliseBase } from "../model/addresses/addresses.js";
import { newSignal } from "../util/new-signal.js";
import { addressOf, type RunningServer } from "./http/server.js";
import { startLiveServer } from "./live-server.js";
import { LiveSite, type Shown } from "./live-site.js";
import { LiveUpdates } from "./live-updates.js";
import { type BuildReport, SiteBuilds, type SiteBuildsOptions } from "./site-builds.js";
import { BuildScheduler } from "./watcher/build-scheduler.js";
import { CoalescedRuns } from "./watcher/coalesced-runs.js";
import type { FileWatcher, FileWatcherOptions } from "./watcher/file-watcher.js";
import type { CodeReads } from "./watcher/sources.js";
import { addChanges, type Changes, noChanges, Sources } from "./watcher/sources.js";

/** The time in which a notified browser requests the page, in milliseconds. */
const askingMs = 5;

interface WatchOptions extends Omit<SiteBuildsOptions, "onPlanned" | "onShown"> {
  readonly listen: string;
  /** The first port to try. */
  readonly port: number;
  readonly onBuild: (report: WatchReport) => void;
  readonly codeReads?: CodeReads;
  /** Called with absolute paths if a file changed that only a new process reads again. */
  readonly onStale?: (files: readonly string[]) => void;
  /** Called if files cannot be watched. */
  readonly onWatchError: (error: Error) => void;
}

export interface WatchReport extends BuildReport {
  /** The URL of the landing page. */
  readonly address: string;
}

/**
 * Builds a site in memory and serves it, and rebuilds it when an input changes. Resolves when the first build is served. Throws the
 * errors of `listen` if no port is available.
 */
export async function watchSite(options: WatchOptions): Promise<WatchedSite> {
  const root = realPath(options.root);
  const site = new WatchedSite({ ...options, root, outDir: resolve(root, options.outDir) });
  await site.start();
  return site;
}

/** A site's builds, one after the other, and the server that shows them. */
export class WatchedSite {
  readonly #options: WatchOptions;
  readonly #live: LiveSite;
  readonly #updates = new LiveUpdates((path) => this.#live.versionAt(path));
  readonly #sources: Sources;
  readonly #builds: SiteBuilds;
  readonly #work = new CoalescedRuns(() => this.#build());
  /** Requests wait until there is something to show. */
  readonly #firstShown = newSignal();
  #server: RunningServer | undefined;
  #watcher: FileWatcher | undefined;
  #isClosing = false;
  #placeOf: BuildResult["placeOf"] = () => ({});
  #inputs: readonly string[] = [];
  #loadedOnce: readonly string[] = [];
  #changes = noChanges;
  /** When the last build began, by `Date.now`. */
  #since = 0;

  /** The root and the output folder are absolute. */
  constructor(options: WatchOptions) {
    this.#options = options;
    this.#live = new LiveSite(normaliseBase(options.base ?? "/"));
    this.#sources = new Sources(options.root);
    const onPlanned = (planned: PlannedSite) => this.#showPlanned(planned);
    const onShown = (shown: Shown) => {
      this.#live.show(shown);
      this.#updates.sendAll();
    };
    this.#builds = new SiteBuilds({ ...options, onPlanned, onShown });
  }

  /** Builds the site, then watches its files. Loads the watcher only then, so that the first page does not wait for it. */
  async start(): Promise<void> {
    const { root, outDir, onWatchError: onError } = this.#options;
    const [live, updates, firstBuild] = [this.#live, this.#updates, this.#firstShown.promise];
    this.#server = await startLiveServer({ ...this.#options, live, updates, firstBuild });
    await this.#rebuild();
    this.#firstShown.resolve();
    const { FileWatcher } = await import("./watcher/file-watcher.js");
    const onChange: FileWatcherOptions["onChange"] = (paths, { mayMiss }) => this.#onChange(paths, mayMiss);
    this.#watcher = new FileWatcher({ root, outDir, onError, onChange });
    this.#follow();
  }

  get port(): number {
    return this.#server?.port ?? 0;
  }

  /** The URL of the landing page. */
  readonly address = (): string =>
    addressOf({ host: this.#options.listen, port: this.port, base: this.#live.base });

  readonly rebuild = (): void => void this.#rebuild();

  idle(): Promise<void> {
    return this.#work.idle();
  }

  /** Finds where the author's code threw, also outside of a build. */
  placeOf(thrown: unknown): Place {
    return this.#placeOf(thrown);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#watcher?.close();
    await this.#server?.close();
    await this.#work.idle();
    this.#builds.end();
  }

  #rebuild(): Promise<void> {
    this.#changes = addChanges(this.#changes, { files: [], areOnlyBytes: false });
    return this.#work.ask();
  }

  async #build(): Promise<void> {
    const { files, areOnlyBytes } = this.#changes;
    this.#changes = noChanges;
    this.#since = Date.now();
    const scheduler = new BuildScheduler(() => this.#changes !== noChanges || this.#isClosing);
    const report = await this.#builds.run({ changed: areOnlyBytes ? files : undefined, scheduler });
    if (report.result) {
      this.#inputs = report.result.inputs;
      this.#placeOf = report.result.placeOf;
    } else if (report.bug !== undefined) {
      this.#live.showBug(report.bug);
      this.#updates.sendAll();
    }
    const failed = !report.isSuperseded && !report.result?.ok;
    this.#sources.note(this.#inputs, { since: this.#since, failed });
    this.#follow();
    this.#buildAgain(this.#sources.takeRewritten());
    if (!report.isSuperseded) this.#options.onBuild({ ...report, address: this.address() });
  }

  async #showPlanned(planned: PlannedSite): Promise<void> {
    this.#inputs = planned.inputs;
    this.#placeOf = planned.placeOf;
    // Before the output is written, which changes the folder in which an input is missing.
    this.#sources.note(this.#inputs, { since: this.#since });
    this.#live.showPlanned(planned);
    this.#firstShown.resolve();
    this.#updates.sendAll();
    for (const path of this.#updates.paths()) await this.#live.prepare(path);
    // Notified browsers request the page now.
    if (this.#updates.paths().size > 0) await sleep(askingMs);
  }

  #follow(): void {
    const { codeReads } = this.#options;
    this.#loadedOnce = codeReads?.loadedOnce() ?? [];
    this.#sources.noteLoaded(this.#loadedOnce);
    this.#watcher?.watchAlso([...this.#inputs, ...(codeReads?.paths() ?? []), ...this.#loadedOnce]);
  }

  #onChange(paths: ReadonlySet<string>, mayMiss: boolean): void {
    const { codeReads, onStale } = this.#options;
    const loaded = this.#loadedOnce.filter((path) => mayMiss || paths.has(path));
    const stale = this.#sources.takeLoaded(loaded);
    if (stale.length > 0 && onStale) return onStale(stale);
    const ofCode = codeReads?.takeChanged() ?? [];
    const options = { isBuilding: this.#work.isRunning };
    const sources = this.#sources;
    this.#buildAgain(mayMiss ? sources.takeAllChanged(paths, options) : sources.takeChanged(paths, options));
    this.#buildAgain({ files: ofCode, areOnlyBytes: false });
  }

  #buildAgain(change: Changes): void {
    if (change.files.length === 0) return;
    this.#changes = addChanges(this.#changes, change);
    void this.#work.ask();
  }
}

/** The watcher and the bundler use real paths. */
export const realPath = (path: string): string => (existsSync(path) ? realpathSync(path) : resolve(path));
