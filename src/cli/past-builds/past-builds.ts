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

/** A text as it is printed without colours and with them. */
export interface Painted {
  readonly plain: string;
  readonly coloured: string;
}

/** The lines of a text, none of an empty one. */
export function linesOf({ plain, coloured }: Painted, wantsColour: boolean): string[] {
  return plain === "" ? [] : (wantsColour ? coloured : plain).split("\n");
}

/** The messages of a build, to print again. */
export type CachedReport = CachedText | CachedJson;

export interface CachedText {
  /** What is found, for standard error: empty without anything. */
  readonly found: Painted;
  /** What was written, if anything was. */
  readonly summary: BuildSummary | undefined;
  /** Which versions of the legal documents are in force, a line each. */
  readonly inForce: Painted;
  /** The output folder as it is shown. */
  readonly outDir: string;
  /** How much was found. */
  readonly count: Painted;
}

export interface CachedJson {
  /** The object of `--json`, without the parts that always differ. */
  readonly json: object;
}

export interface CachedBuild extends PastBuild<CachedReport> {
  /** What React's development mode has read, if the pages were proved. */
  readonly reads?: ReadStamps | undefined;
}

/** The folder of handbill's compiled code. */
export const lib = __dirname;

/** These change how a build is shown, and nothing else. */
const forShow = ["--timing", "--no-color"];

/** The cache of a project, by its folder. */
export const openProjectStore = (root: string): ResultStore =>
  openStore(root, { versions: cacheVersions(lib) });

/** Which build it is: what was asked for, where. `root` is the real path of the project's folder. */
function keyOf(argv: readonly string[], root: string): CacheKey {
  const asked = argv.filter((word) => !forShow.includes(word));
  return { kind: "builds", key: [JSON.stringify(asked), process.cwd(), root, lib] };
}

export interface FoundBuild {
  /** The build that was asked for in the same way before, if one is kept. */
  readonly build: CachedBuild | undefined;
  /** What has changed since; undefined if nothing has. */
  readonly change: string | undefined;
  /** Keeps it in that one's place. */
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

/** The build that was asked for in the same way before, if one is kept. `root` is the real path of the project's folder. */
const readPastBuild = (argv: readonly string[], root: string): CachedBuild | undefined =>
  openProjectStore(root).get(keyOf(argv, root));

/** `rootFlag` is the project's folder as `--root` names it. Throws what the system says, such as of a folder that is not there. */
export function findPastBuild(argv: readonly string[], rootFlag: string): FoundBuild {
  const root = realpathSync(resolve(rootFlag));
  const keep = (build: CachedBuild) => cacheBuild(build, argv, root);
  const build = readPastBuild(argv, root);
  if (!build) return { build, change: "no such build is cached", keep };
  const now = { circumstances: describeCircumstances(), variables: process.env, root, time: Date.now() };
  return { build, change: changeSince(build, now) ?? proofChange(build), keep };
}

/** Whether the pages would be proved as they were, as far as that depends on more than the build does. */
function proofChange({ reads }: CachedBuild): string | undefined {
  if (!reads || areUnchanged(reads, { ...process.env, ...developmentVariables })) return undefined;
  return "what React's development mode reads has changed";
}
