import type { CheckedSite } from "../check/rule.js";
import type { DevelopmentResult } from "../development/development.js";
import type { Diagnostic, Diagnostics, Place } from "../diagnostics/diagnostics.js";
import type { BuildCache } from "../effects/build-cache.js";
import type { BuildEffects } from "../effects/effects.js";
import type { ResultStore } from "../effects/result-store.js";
import type { Scheduler } from "../effects/scheduler.js";
import type { SiteCode } from "../effects/site-code.js";
import type { OnStep, Stopwatch, Timing } from "../effects/stopwatch.js";
import type { WatchSideEffects } from "../model/code/side-effects.js";
import type { Silenced } from "../model/config/site-config.js";
import type { HostFile } from "../model/hosts/host.js";
import type { HostName } from "../model/hosts/serving.js";
import type { Tree } from "../model/pages/tree.js";
import type { LegalDocument } from "../model/project.js";
import type { Shard } from "../model/shard.js";
import type { Site } from "../model/site/site.js";
import type { BuildRuntime } from "../site-runtime.js";
import type { PlannedSite } from "./early-pages.js";
import type { RecordChange, RecordUse } from "./record.js";

export interface BuildOptions {
  readonly root: string;
  /** The output folder, relative to the root. */
  readonly outDir: string;
  /** Overrides the base path that the canonical address gives. */
  readonly base?: string | undefined;
  /** Overrides the host that the config names. */
  readonly host?: HostName | undefined;
  readonly strict?: boolean;
  /** Whether unknown files in the output folder may be overwritten. */
  readonly force?: boolean;
  /**
   * How the build uses the record of published URLs; without a value, the site is checked against it, and it
   * stays unchanged.
   */
  readonly record?: RecordUse | undefined;
  /** Called with the owner of the lock if another build is writing to the output folder. */
  readonly onWait?: (owner: string) => void;
  readonly onStep?: OnStep | undefined;
  /** Whether the tree is written to the output folder; otherwise it is only built and checked. */
  readonly write: boolean;
  /** The day as `2025-08-17`; the effective date is checked against it. */
  readonly today?: string | undefined;
  /** Whether React's development mode checks the pages too, which takes longer than the build itself. */
  readonly developmentMode?: boolean;
  readonly linksOnly?: boolean;
  /** Whether `load` functions are skipped and their cached results are used. */
  readonly offline?: boolean;
  /** Builds and checks these pages only, and caches the findings; nothing that depends on all pages is made. */
  readonly shard?: Shard | undefined;
  /** Called before anything is written; reports what the site's code did outside its calls. */
  readonly watchSideEffects?: WatchSideEffects | undefined;
  readonly live?: LiveBuild;
}

export interface LiveBuild {
  /** Pass the same cache to repeated builds. */
  readonly cache?: BuildCache;
  /** Absolute paths of the files that changed since the last build with this cache; undefined if others may have changed too. */
  readonly changed?: readonly string[] | undefined;
  /** A module that a development server adds to the pages it serves; see `liveHtml`. */
  readonly devScript?: string;
  /** Called as soon as the routes are known, so that some pages can be built early; the build waits for it. */
  readonly onPlanned?: (planned: PlannedSite) => Promise<void>;
  readonly scheduler?: Scheduler | undefined;
  /** handbill calls it once a tree without errors is complete. The result has the findings of the checks. */
  readonly onTree?: (built: { site: Site; tree: Tree }) => void;
}

export interface FlowEffects extends BuildEffects {
  /** Loads the modules that the build provides to the site's code and renders with, React among them. */
  readonly loadRuntime: () => Promise<BuildRuntime>;
}

export interface BuildResult {
  /** False if there was an error, or a warning with `strict`; then nothing was written. */
  readonly ok: boolean;
  /** Ordered by file and line, each with its place in the source if that is known. */
  readonly diagnostics: readonly Diagnostic[];
  readonly site: Site | undefined;
  /** The legal documents in force on the day of the build, with the notices about their versions. */
  readonly legal: readonly LegalDocument[];
  readonly tree: Tree | undefined;
  /** The host's name in messages; undefined if nothing could be planned. */
  readonly hostTitle: string | undefined;
  /** The host's configuration files; those that are published are in the tree too. */
  readonly hostFiles: readonly HostFile[];
  readonly checked: CheckedSite | undefined;
  /** Findings that the config accepts. */
  readonly silenced: readonly Silenced[];
  /** Unknown files in the output folder that were overwritten, as `force` allows. */
  readonly lost: readonly string[];
  /** The change to the record of URLs, if the site has a record. */
  readonly record: RecordChange | undefined;
  readonly written: boolean;
  /** Absolute paths of all files and folders that the result depends on. */
  readonly inputs: readonly string[];
  /** When the first data of a page becomes stale, in milliseconds since 1970; undefined if no data does. */
  readonly dataUntil?: number | undefined;
  /** Finds where the author's code threw. Works after the build too, for rejections that nothing awaited. */
  readonly placeOf: (thrown: unknown) => Place;
  readonly timing: readonly Timing[];
  /**
   * The files that the render in React's development mode read, undefined if unknown; absent if development mode did not render the
   * pages.
   */
  readonly development: Pick<DevelopmentResult, "reads"> | undefined;
}

/** Shared by the steps of one build. */
export interface BuildContext {
  /** `root` is absolute. */
  readonly options: BuildOptions;
  readonly log: Diagnostics;
  readonly watch: Stopwatch;
  readonly store: ResultStore;
  readonly code: SiteCode;
  readonly effects: FlowEffects;
  /** The diagnostics as they are shown, with their lines: a doubtful one without a line is left out. */
  readonly listShown: () => Promise<Diagnostic[]>;
  /** Called as soon as the site is known. */
  readonly onSite: (site: Site) => void;
}
