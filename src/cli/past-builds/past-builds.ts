import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { cacheVersions } from "../../cache/cache-versions.js";
import { openStore } from "../../cache/open-store.js";
import { changeSince, type PastBuild } from "../../cache/past-build.js";
import type { ReadStamps } from "../../effects/read-stamps.js";
import type { CacheKey, ResultStore } from "../../effects/result-store.js";
import { areUnchanged } from "../../files/read-stamps.js";
import { developmentVariables } from "../../prove/development.js";
import type { BuildSummary } from "../../report/summarise-build.js";
import { describeCircumstances } from "./circumstances.js";

/** A text with and without colours. */
export interface Painted {
  readonly plain: string;
  readonly coloured: string;
}

/** The lines of a text; none if it is empty. */
export function linesOf({ plain, coloured }: Painted, wantsColour: boolean): string[] {
  return plain === "" ? [] : (wantsColour ? coloured : plain).split("\n");
}

/** The messages of a build, to print again. */
export type CachedReport = CachedText | CachedJson;

export interface CachedText {
  /** The findings, for standard error; empty if there are none. */
  readonly found: Painted;
  /** The files that were written, if there are any. */
  readonly summary: BuildSummary | undefined;
  /** The versions of the legal documents in force, one per line. */
  readonly inForce: Painted;
  /** The output folder as it is printed. */
  readonly outDir: string;
  /** The number of findings. */
  readonly count: Painted;
}

export interface CachedJson {
  /** The object of `--json`, without the parts that always differ. */
  readonly json: object;
}

export interface CachedBuild extends PastBuild<CachedReport> {
  /** The files that React's development mode read, if the pages were proved. */
  readonly reads?: ReadStamps | undefined;
}

/** The folder of handbill's compiled code. */
export const lib = __dirname;

/** Options that change the presentation of a build only. */
const forShow = ["--timing", "--no-color"];

/** The cache of a project, by its folder. */
export const openProjectStore = (root: string): ResultStore =>
  openStore(root, { versions: cacheVersions(lib) });

/** The key of a build: its command line and folder. `root` is the real path of the project's folder. */
function keyOf(argv: readonly string[], root: string): CacheKey {
  const asked = argv.filter((word) => !forShow.includes(word));
  return { kind: "builds", key: [JSON.stringify(asked), process.cwd(), root, lib] };
}

export interface FoundBuild {
  /** The last build with the same command line, if it is stored. */
  readonly build: CachedBuild | undefined;
  /** The change since then; undefined if there is none. */
  readonly change: string | undefined;
  /** Replaces the stored build. */
  readonly keep: (build: CachedBuild) => void;
}

/** `root` is the real path of the project's folder. */
export function cacheBuild(build: CachedBuild, argv: readonly string[], root: string): void {
  const store = openProjectStore(root);
  const key = keyOf(argv, root);
  const isNew = store.get(key) === undefined;
  store.set(key, build);
  if (isNew) store.settle();
}

/** The last build with the same command line, if it is stored. `root` is the real path of the project's folder. */
const readPastBuild = (argv: readonly string[], root: string): CachedBuild | undefined =>
  openProjectStore(root).get(keyOf(argv, root));

/** `rootFlag` is the project's folder as `--root` has it. Throws the system's errors, such as for a missing folder. */
export function findPastBuild(argv: readonly string[], rootFlag: string): FoundBuild {
  const root = realpathSync(resolve(rootFlag));
  const keep = (build: CachedBuild) => cacheBuild(build, argv, root);
  const build = readPastBuild(argv, root);
  if (!build) return { build, change: "no such build is cached", keep };
  const now = { circumstances: describeCircumstances(), variables: process.env, root, time: Date.now() };
  return { build, change: changeSince(build, now) ?? proofChange(build), keep };
}

/** The change that affects the proofs of pages, beyond the inputs of a build; undefined if there is none. */
function proofChange({ reads }: CachedBuild): string | undefined {
  if (!reads || areUnchanged(reads, { ...process.env, ...developmentVariables })) return undefined;
  return "what React's development mode reads has changed";
}
