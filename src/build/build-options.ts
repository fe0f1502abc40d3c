import type { CheckedSite } from "../check/checked-site.js";
import type { Silenced } from "../check/override-severities.js";
import type { Diagnostic, Place } from "../diagnostics/diagnostic.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { BuildCache } from "../effects/build-cache.js";
import type { BuildEffects } from "../effects/effects.js";
import type { OnStep } from "../effects/progress.js";
import type { ResultStore } from "../effects/result-store.js";
import type { SiteCode } from "../effects/site-code.js";
import type { Stopwatch, Timing } from "../effects/stopwatch.js";
import type { Turns } from "../effects/turns.js";
import type { WatchSideEffects } from "../model/code/side-effects.js";
import type { HostFile } from "../model/hosts/host.js";
import type { HostName } from "../model/hosts/host-name.js";
import type { Tree } from "../model/pages/tree.js";
import type { Part } from "../model/part.js";
import type { LegalDocument } from "../model/project.js";
import type { Site } from "../model/site/site.js";
import type { DevelopmentResult } from "../prove/development.js";
import type { Proof } from "../prove/proof.js";
import type { CachedDrafts } from "../render/cached-drafts.js";
import type { BuildRuntime } from "../site-runtime.js";
import type { PlannedSite } from "./planned-site.js";
import type { RecordChange, RecordUse } from "./record.js";

export interface BuildOptions {
  /** The project's folder. */
  readonly root: string;
  /** The output folder, relative to the root. */
  readonly outDir: string;
  /** Overrides the base path that the canonical address gives. */
  readonly base?: string | undefined;
  /** Overrides the host that the config names. */
  readonly host?: HostName | undefined;
  /** Whether warnings fail the build. */
  readonly strict?: boolean;
  /** Whether files of others in the output folder may be lost. */
  readonly force?: boolean;
  /**
   * How the build uses the record of published URLs; without a value, the site is checked against it, and it
   * stays unchanged.
   */
  readonly record?: RecordUse | undefined;
  /** Called if another build writes the output folder: who that is. */
  readonly onWait?: (owner: string) => void;
  /** Receives progress. */
  readonly onStep?: OnStep;
  /** Whether the tree is committed; otherwise it is only made and checked. */
  readonly write: boolean;
  /** The day as `2025-08-17`, against which the effective date is checked. */
  readonly today?: string | undefined;
  /** Whether html-validate and React's development mode look at the pages too, which takes longer than a build. */
  readonly prove?: boolean;
  /** Whether only the rules about links run. */
  readonly linksOnly?: boolean;
  /** Whether `load` functions of pages do not run, and what is cached of them is used. */
  readonly offline?: boolean;
  /**
   * Only these pages are made and checked, each by itself; the findings are cached, and nothing else is made.
   */
  readonly part?: Part | undefined;
  /** Where pages are kept that were rendered, and taken from if they were in another part of this very build. */
  readonly drafts?: CachedDrafts | undefined;
  /** Repeated builds pass the same cache to each build. */
  readonly cache?: BuildCache;
  /** The files, by absolute paths, whose bytes changed since the last build with this cache; undefined if more may have. */
  readonly changed?: readonly string[] | undefined;
  /** A module that a development server adds to the pages that it serves: `liveHtml` of each. */
  readonly devScript?: string;
  /** Tells, before anything is written, what the site's code did beside the calls that were made of it. */
  readonly watchSideEffects?: WatchSideEffects;
  /** Called when the routes are known, so that some pages can be made early; the rest waits for it. */
  readonly onPlanned?: (planned: PlannedSite) => Promise<void>;
  /** Lets other work run between pages. */
  readonly turns?: Turns | undefined;
  /**
   * Called with a tree without errors as soon as it is complete; the result contains the findings of the
   * checks.
   */
  readonly onTree?: (built: { site: Site; tree: Tree }) => void;
}

export interface FlowEffects extends BuildEffects {
  /** Loads the modules that a build provides to the site's code and renders with; this loads React. */
  readonly loadRuntime: () => Promise<BuildRuntime>;
}

export interface BuildResult {
  /** False if an error, or with `strict` a warning, was found. Nothing was written then. */
  readonly ok: boolean;
  /** Ordered by file and line; each with its place in the source, where that is known. */
  readonly diagnostics: readonly Diagnostic[];
  readonly site: Site | undefined;
  /** The legal documents in force on the day of the build, with the notices about their versions. */
  readonly legal: readonly LegalDocument[];
  readonly tree: Tree | undefined;
  /** The files that tell the host how to serve the site; those of the output are in the tree. */
  readonly hostFiles: readonly HostFile[];
  /** The pages that the rules checked. */
  readonly checked: CheckedSite | undefined;
  /** Findings that the config accepts. */
  readonly silenced: readonly Silenced[];
  /** Files of others that were in the output folder and are lost, as `force` allows. */
  readonly lost: readonly string[];
  /** What the record of addresses is to be, if the site has one. */
  readonly record: RecordChange | undefined;
  /** Whether the output folder is the tree. */
  readonly written: boolean;
  /** Absolute paths of what the result depends on. */
  readonly inputs: readonly string[];
  /** When the first data of a page is stale, in milliseconds since 1970; undefined if nothing says so. */
  readonly dataUntil?: number | undefined;
  /** The place where the author's code threw, even after the build, as from a promise that is not awaited. */
  readonly placeOf: (thrown: unknown) => Place;
  readonly timing: readonly Timing[];
  /**
   * What React's development mode has read, undefined if unknown; without it, development mode did not render
   * the pages.
   */
  readonly development: Pick<DevelopmentResult, "reads"> | undefined;
}

/** What the steps of one build share. */
export interface BuildContext {
  /** `root` is absolute. */
  readonly options: BuildOptions;
  readonly log: Diagnostics;
  readonly watch: Stopwatch;
  readonly store: ResultStore;
  readonly proof: Proof | undefined;
  readonly code: SiteCode;
  readonly effects: FlowEffects;
  /** Called as soon as it is known. */
  readonly onSite: (site: Site) => void;
}
