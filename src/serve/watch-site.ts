import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BuildResult } from "../build/build-options.js";
import type { PlannedSite } from "../build/early-pages.js";
import type { Place } from "../diagnostics/diagnostics.js";
import { normaliseBase } from "../model/addresses/addresses.js";
import { addressOf } from "./http/server.js";
import { startLiveServer } from "./live-server.js";
import { LiveSite, type Shown } from "./live-site.js";
import { LiveUpdates } from "./live-updates.js";
import { type BuildReport, SiteBuilds, type SiteBuildsOptions } from "./site-builds.js";
import { BuildScheduler } from "./watcher/build-scheduler.js";
import { CoalescedRuns } from "./watcher/coalesced-runs.js";
import type { FileWatcher } from "./watcher/file-watcher.js";
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

export interface WatchedSite {
  readonly port: number;
  /** The URL of the landing page. */
  readonly address: () => string;
  /** Builds again without changes. */
  readonly rebuild: () => void;
  /** Resolves when no build is running. */
  readonly idle: () => Promise<void>;
  /** Finds where the author's code threw, also outside of a build. */
  readonly placeOf: (thrown: unknown) => Place;
  readonly close: () => Promise<void>;
}

/**
 * Builds a site in memory and serves it, and rebuilds it when an input changes. Resolves when the first build is served. Throws the
 * errors of `listen` if no port is available.
 */
export async function watchSite(options: WatchOptions): Promise<WatchedSite> {
  const { listen, onBuild, onWatchError, codeReads, onStale } = options;
  const root = realPath(options.root);
  const outDir = resolve(root, options.outDir);
  const live = new LiveSite(normaliseBase(options.base ?? "/"));
  const updates = new LiveUpdates((path) => live.versionAt(path));
  const sources = new Sources(root);
  let placeOf: BuildResult["placeOf"] = () => ({});
  let watcher: FileWatcher | undefined;
  let inputs: readonly string[] = [];
  let changes = noChanges;
  let since = 0;

  let open = () => {};
  const firstBuild = new Promise<void>((resolve) => {
    open = resolve;
  });
  const onPlanned = async (planned: PlannedSite) => {
    ({ inputs, placeOf } = planned);
    // Before the output is written, which changes the folder in which an input is missing.
    sources.note(inputs, { since });
    live.showPlanned(planned);
    open();
    updates.sendAll();
    for (const path of updates.paths()) await live.prepare(path);
    // Notified browsers request the page now.
    if (updates.paths().size > 0) await sleep(askingMs);
  };
  const onShown = (shown: Shown) => {
    live.show(shown);
    updates.sendAll();
  };
  const builds = new SiteBuilds({ ...options, root, outDir, onPlanned, onShown });
  let isClosing = false;
  let loadedOnce: readonly string[] = [];
  const follow = () => {
    loadedOnce = codeReads?.loadedOnce() ?? [];
    sources.noteLoaded(loadedOnce);
    watcher?.watchAlso([...inputs, ...(codeReads?.paths() ?? []), ...loadedOnce]);
  };
  const work = new CoalescedRuns(async () => {
    const { files, areOnlyBytes } = changes;
    changes = noChanges;
    since = Date.now();
    const scheduler = new BuildScheduler(() => changes !== noChanges || isClosing);
    const report = await builds.run({ changed: areOnlyBytes ? files : undefined, scheduler });
    if (report.result) ({ inputs, placeOf } = report.result);
    else if (report.bug !== undefined) {
      live.showBug(report.bug);
      updates.sendAll();
    }
    sources.note(inputs, { since, failed: !report.isSuperseded && !report.result?.ok });
    follow();
    buildAgain(sources.takeRewritten());
    if (report.isSuperseded) return;
    onBuild({ ...report, address: address() });
  });

  const buildAgain = (change: Changes) => {
    if (change.files.length === 0) return;
    changes = addChanges(changes, change);
    void work.ask();
  };

  const server = await startLiveServer({ ...options, live, updates, firstBuild });
  const address = () => addressOf({ host: listen, port: server.port, base: live.base });
  changes = { files: [], areOnlyBytes: false };
  await work.ask();
  open();

  // Loaded after the first page is served, so that the page does not wait for it.
  const { FileWatcher } = await import("./watcher/file-watcher.js");
  watcher = new FileWatcher({
    root,
    outDir,
    onError: onWatchError,
    onChange: (paths, { mayMiss }) => {
      const stale = sources.takeLoaded(mayMiss ? loadedOnce : loadedOnce.filter((path) => paths.has(path)));
      if (stale.length > 0 && onStale) return onStale(stale);
      const ofCode = codeReads?.takeChanged() ?? [];
      const isBuilding = work.isRunning;
      buildAgain(
        mayMiss ? sources.takeAllChanged(paths, { isBuilding }) : sources.takeChanged(paths, { isBuilding }),
      );
      buildAgain({ files: ofCode, areOnlyBytes: false });
    },
  });
  follow();

  return {
    port: server.port,
    address,
    rebuild: () => {
      changes = addChanges(changes, { files: [], areOnlyBytes: false });
      void work.ask();
    },
    idle: () => work.idle(),
    placeOf: (thrown) => placeOf(thrown),
    close: async () => {
      isClosing = true;
      await watcher?.close();
      await server.close();
      await work.idle();
      builds.end();
    },
  };
}

/** The watcher and the bundler use real paths. */
export const realPath = (path: string): string => (existsSync(path) ? realpathSync(path) : resolve(path));
