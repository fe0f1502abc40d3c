import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { AddressRecord } from "../model/addresses/address-record.js";
import type { Font, MediaRequests } from "../model/media/media.js";
import type { SampleTexts } from "../model/pages/checked-tree.js";
import type { OutputFile, Tree } from "../model/pages/tree.js";
import type { SourceBytes } from "../model/project.js";
import type { ReadProject } from "./read-project.js";
import type { ReadStamps, Reads } from "./reads.js";
import type { ResultStore } from "./result-store.js";
import type { CodeEffects, SiteCode } from "./site-code.js";
import type { Clock } from "./stopwatch.js";
import type { StartThread } from "./thread.js";
import type { TimeLimit } from "./time-limit.js";

/** The effects of a build: passed in, so that the flow can be tested without a disk, a process, a thread or a clock. */
export interface BuildEffects {
  readonly read: ReadEffects;
  readonly code: CodeEffects;
  readonly openStore: (root: string) => ResultStore;
  readonly encode: EncodeEffects;
  readonly commit: CommitEffects;
  readonly startThread: StartThread;
  readonly development: DevelopmentEffects;
  readonly clock: Clock;
  readonly limit: TimeLimit;
}

interface EncodeEffects {
  /** Makes the files that pages request, or takes them from the cache. Failures are reported. */
  readonly media: (
    requests: MediaRequests,
    context: EncodeContext,
    log: Diagnostics,
  ) => Promise<readonly SourceBytes[]>;
  /** The image encoder with its version, which is part of the images' names. Does not load it. */
  readonly imageEncoder: () => string;
  /** The same for the engine that draws a site's cards. */
  readonly cardEngine: (root: string) => string;
}

export interface EncodeContext {
  /** The site's folder, whose packages contain the engine for cards. */
  readonly root: string;
  readonly fonts: readonly Font[];
  /** The files that are published unchanged, including the images on cards. */
  readonly originals: readonly SourceBytes[];
  readonly store: ResultStore;
}

interface ReadEffects {
  readonly project: ReadProject;
  /** Reads the files of a published folder, by path; `name` is for messages. Throws the system's errors. */
  readonly folder: (folder: string, name: string) => Promise<ReadonlyMap<string, OutputFile>>;
  readonly record: ReadRecord;
  /** The text of a file of the site, to show a place in it; undefined if it is unreadable. */
  readonly source: (root: string, file: string) => string | undefined;
  /** The texts of the sites that come with handbill; undefined if unknown. */
  readonly samples: () => SampleTexts | undefined;
}

/** Reads a site's record of URLs; undefined if there is none, or if it is invalid, which is reported. */
export type ReadRecord = (root: string, log: Diagnostics) => FoundRecord | undefined;

export interface FoundRecord {
  /** With `\n` line ends. */
  readonly text: string;
  readonly record: AddressRecord;
}

export interface SiteContext {
  /** The absolute path of the project's folder. */
  readonly root: string;
  /** Overrides the path of the canonical URL. */
  readonly base: string | undefined;
  /** The day as `2025-08-17`; stores whose release day has come are live. */
  readonly today: string | undefined;
  readonly code: SiteCode;
  readonly log: Diagnostics;
}

export interface CommitEffects {
  /** Checks before the build whether the output folder, an absolute path, may be replaced, and restores it if necessary. */
  readonly prepare: (outDir: string, options: PrepareOptions) => Promise<void>;
  /** Replaces the output folder by the tree. Returns the unknown files that were deleted with it. */
  readonly write: (tree: Tree, outDir: string, options: CommitOptions) => Promise<readonly string[]>;
  /** Writes the record of URLs atomically, if it is unchanged since it was read; `before` is undefined if there was none. */
  readonly record: (
    root: string,
    change: { before: string | undefined; after: string },
    log: Diagnostics,
  ) => void;
}

interface PrepareOptions {
  readonly root: string;
  readonly onWait: OnWait;
  readonly log: Diagnostics;
}

/** Whether a file of the output folder, by its path there, is unchanged since the last build. */
export type IsUnmodified = (
  file: string,
  stats: Readonly<Record<"dev" | "ino" | "mode" | "size" | "mtimeMs" | "ctimeMs", number>>,
) => boolean;

export interface CommitOptions {
  /** Whether unknown files in the folder may be deleted. */
  readonly force: boolean;
  readonly onWait: OnWait;
  readonly onFile: (done: number, of: number) => void;
  /** Called when the output folder is complete, while no other build can write it. */
  readonly onWritten?: (() => void) | undefined;
  readonly isUnmodified?: IsUnmodified | undefined;
  readonly log: Diagnostics;
}

/** Called with the owner of the lock if another build writes the output folder. */
type OnWait = (owner: string) => void;

export interface DevelopmentEffects {
  /** Digests of the files that show which packages a project has, by its folder. */
  readonly packageStamps: (root: string) => readonly string[];
  readonly stampReads: (reads: Reads) => ReadStamps;
  readonly areUnchanged: (reads: ReadStamps) => boolean;
}
