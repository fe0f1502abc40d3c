import type { CheckedSite } from "../check/checked-site.js";
import type { Silenced } from "../check/override-severities.js";
import type { Diagnostic, Place } from "../diagnostics/diagnostic.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { BuildCache } from "../effects/build-cache.js";
import type { BuildEffects } from "../effects/effects.js";
import type { PendingTexts } from "../effects/late-texts.js";
import type { OnStep } from "../effects/progress.js";
import type { ResultStore } from "../effects/result-store.js";
import type { SiteCode } from "../effects/site-code.js";
import type { Stopwatch, Timing } from "../effects/stopwatch.js";
import type { Turns } from "../effects/turns.js";
import type { SiteLender } from "../lender.js";
import type { WatchBeside } from "../model/beside.js";
import type { HostFile } from "../model/host.js";
import type { HostName } from "../model/host-name.js";
import type { Part } from "../model/part.js";
import type { LegalDocument } from "../model/project.js";
import type { Site } from "../model/site.js";
import type { Tree } from "../model/tree.js";
import type { DevelopmentResult } from "../prove/development.js";
import type { Proof } from "../prove/proof.js";
import type { KeptDrafts } from "../render/kept-drafts.js";
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
  /** What is done with the record of addresses; without it the site is held to it, and it stays as it is. */
  readonly record?: RecordUse | undefined;
  /** Called if another build writes the output folder: who that is. */
  readonly onWait?: (owner: string) => void;
  /** Told of what goes on. */
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
  /** Only these pages are made and looked at, each by itself; what is found is kept, and nothing else is made of them. */
  readonly part?: Part | undefined;
  /** Where pages are kept that were rendered, and taken from if they were in another part of this very build. */
  readonly drafts?: KeptDrafts | undefined;
  /** Whoever builds again and again hands the same cache to each build, one after the other. */
  readonly cache?: BuildCache;
  /** The files, by absolute paths, whose bytes changed since the last build with this cache; undefined if more may have. */
  readonly changed?: readonly string[] | undefined;
  /** A module that a development server adds to the pages that it serves: `liveHtml` of each. */
  readonly devScript?: string;
  /** Tells, before anything is written, what the site's code did beside the calls that were made of it. */
  readonly watchBeside?: WatchBeside;
  /** Called when it is known which pages there are, of which some may be wanted before all are made; the rest waits for it. */
  readonly onPlanned?: (planned: PlannedSite) => Promise<void>;
  /** Lets others in while pages are made and looked at, one after the other. */
  readonly turns?: Turns | undefined;
  /** Called with a tree without errors as soon as it is whole; what the checks find is told in the result. */
  readonly onTree?: (made: { site: Site; tree: Tree }) => void;
}

export interface FlowEffects extends BuildEffects {
  /** Begins what a build lends to the site's code, and renders it with: it brings React. */
  readonly lend: () => Promise<SiteLender>;
}

export interface BuildResult {
  /** False if an error, or with `strict` a warning, was found. Nothing was written then. */
  readonly ok: boolean;
  /** Ordered by file and line; each with its place in the source, where that is known. */
  readonly diagnostics: readonly Diagnostic[];
  readonly site: Site | undefined;
  /** The legal documents as they are in force on the day of the build, with what is told of their versions. */
  readonly legal: readonly LegalDocument[];
  readonly tree: Tree | undefined;
  /** The files that tell the host how to serve the site; those of the output are in the tree. */
  readonly hostFiles: readonly HostFile[];
  /** What the rules looked at. */
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
  /** Where the author's code threw, be it after the build, such as by a promise that nobody awaits. */
  readonly placeOf: (thrown: unknown) => Place;
  readonly timing: readonly Timing[];
  /** What React's development mode has read, undefined where nobody knows; without it, it did not look at the pages. */
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
  readonly texts: PendingTexts;
  /** Told as soon as it is known. */
  readonly onSite: (site: Site) => void;
}
