import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { AddressRecord } from "../model/addresses/address-record.js";
import type { Font } from "../model/media/font.js";
import type { MediaAsks } from "../model/media/media.js";
import type { OutputFile, Tree } from "../model/pages/tree.js";
import type { SourceBytes } from "../model/project.js";
import type { SampleTexts } from "../model/site/sample-texts.js";
import type { Site } from "../model/site/site.js";
import type { Clock } from "./clock.js";
import type { ProveEffects } from "./prove-effects.js";
import type { ReadProject } from "./read-project.js";
import type { ResultStore } from "./result-store.js";
import type { CodeEffects, SiteCode } from "./site-code.js";
import type { StartThread } from "./thread.js";
import type { TimeLimit } from "./time-limit.js";

/**
 * What a build asks of the world, and does to it: all of it is handed in, so that the flow can be tried without a
 * disk, a process, a thread or a clock.
 */
export interface BuildEffects {
  readonly read: ReadEffects;
  readonly code: CodeEffects;
  /** Opens what is kept between runs for a project, by its folder; `stampOf` as `StoreOptions` has it. */
  readonly openStore: (root: string) => ResultStore;
  readonly encode: EncodeEffects;
  readonly commit: CommitEffects;
  readonly startThread: StartThread;
  readonly prove: ProveEffects;
  readonly clock: Clock;
  readonly limit: TimeLimit;
}

export interface EncodeEffects {
  /** Makes what pages ask for, or takes it from the store. What cannot be made is reported. */
  readonly media: (
    asks: MediaAsks,
    context: EncodeContext,
    log: Diagnostics,
  ) => Promise<readonly SourceBytes[]>;
  /** What images are made by, with its version: their names tell it. Loads none of it. */
  readonly imageEncoder: () => string;
  /** The same of what a site has to draw cards. */
  readonly cardEngine: (root: string) => string;
}

export interface EncodeContext {
  /** The site's folder, whose packages are asked for what draws cards. */
  readonly root: string;
  readonly fonts: readonly Font[];
  /** The files that are published as they are; the pictures on the cards are among them. */
  readonly originals: readonly SourceBytes[];
  readonly store: ResultStore;
}

export interface ReadEffects {
  /** Reads a site, and runs its code. */
  readonly project: ReadProject;
  /** What the config says and nothing else of a site; undefined without one, and if it is not whole, which is reported. */
  readonly site: (context: SiteContext) => Promise<Site | undefined>;
  /** The files of a folder that was published before, by path, whatever it is called. Throws what the system says. */
  readonly folder: (folder: string, name: string) => Promise<ReadonlyMap<string, OutputFile>>;
  readonly record: ReadRecord;
  /** The text of a file of the site, to show a place in it; undefined if it cannot be read. */
  readonly source: (root: string, file: string) => string | undefined;
  /** What the sites that handbill comes with say; undefined if that is not known. */
  readonly samples: () => SampleTexts | undefined;
}

/** Reads a site's record of addresses; undefined if there is none, or if it is not whole, which is reported. */
export type ReadRecord = (root: string, log: Diagnostics) => FoundRecord | undefined;

export interface FoundRecord {
  /** With line ends as `\n`. */
  readonly text: string;
  readonly record: AddressRecord;
}

export interface SiteContext {
  /** The absolute path of the project's folder. */
  readonly root: string;
  /** Overrides the path of the canonical address. */
  readonly base: string | undefined;
  readonly code: SiteCode;
  readonly log: Diagnostics;
}

export interface CommitEffects {
  /** Before anything is built: may the output folder, by its absolute path, be replaced, and is one to be brought back? */
  readonly prepare: (outDir: string, options: PrepareOptions) => Promise<void>;
  /** Replaces the output folder by the tree. Gives the files of others that went with it. */
  readonly write: (tree: Tree, outDir: string, options: CommitOptions) => Promise<readonly string[]>;
  /** Writes the record of addresses, whole or not at all, if it still is what was read; undefined if there was none. */
  readonly record: (
    root: string,
    change: { before: string | undefined; after: string },
    log: Diagnostics,
  ) => void;
}

export interface PrepareOptions {
  /** The project's folder. */
  readonly root: string;
  readonly onWait: OnWait;
  readonly log: Diagnostics;
}

export interface CommitOptions {
  /** Whether what others left in the folder may be lost. */
  readonly force: boolean;
  readonly onWait: OnWait;
  /** Called after each file, with the number of written ones. */
  readonly onFile: (done: number, of: number) => void;
  /** What of the output folder surely is as handbill has written it. */
  readonly asWritten?: AsWritten | undefined;
  /** Called with the folder that will become the output folder, when it is complete. */
  readonly onStaged?: OnStaged | undefined;
  readonly log: Diagnostics;
}

/**
 * Called with a staged folder, and the files that it shares with the replaced folder, until that is removed.
 */
export type OnStaged = (stage: string, linked: ReadonlySet<string>) => void;

/** Tells what surely is as handbill has written it. */
export interface AsWritten {
  readonly isFile: (file: string) => boolean;
  /** What is in a folder below the output folder, by names, each with whether it is a folder; undefined if that is not sure. */
  readonly listFolder: (folder: string) => ReadonlyMap<string, boolean> | undefined;
}

/** Called if another build writes the output folder: who that is. */
type OnWait = (owner: string) => void;
