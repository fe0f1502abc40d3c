import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { cacheVersions } from "../../cache/cache-versions.js";
import { openStore } from "../../cache/open-store.js";
import { changeSince, type PastBuild } from "../../cache/past-build.js";
import type { CacheKey, ResultStore } from "../../effects/result-store.js";
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

export type CachedBuild = PastBuild<CachedReport>;

/** The folder of handbill's compiled code. */
export const lib = __dirname;

/** Options that change the presentation of a build only. */
const forShow = ["--timing", "--no-color"];

/** The cache of a project, by its folder. */
export const openProjectStore = (root: string): ResultStore =>
  openStore(root, { versions: cacheVersions(lib) });

/** The cache key of a build: its arguments and folder. `root` is the real path of the project's folder. */
function keyOf(argv: readonly string[], root: string): CacheKey {
  const asked = argv.filter((word) => !forShow.includes(word));
  return { kind: "builds", key: [JSON.stringify(asked), process.cwd(), root, lib] };
}

export interface FoundBuild {
  /** The last build with the same arguments; undefined if none is cached. */
  readonly build: CachedBuild | undefined;
  /** The change since then; undefined if there is none. */
  readonly change: string | undefined;
}

/** `root` is the real path of the project's folder. */
export function cacheBuild(build: CachedBuild, argv: readonly string[], root: string): void {
  const store = openProjectStore(root);
  store.set(keyOf(argv, root), build);
  store.settle();
}

/** `rootFlag` is the project's folder as given with `--root`. Throws errors of the file system, such as for a missing folder. */
export function findPastBuild(argv: readonly string[], rootFlag: string): FoundBuild {
  const root = realpathSync(resolve(rootFlag));
  const build = openProjectStore(root).get<CachedBuild>(keyOf(argv, root));
  if (!build) return { build, change: "no such build is cached" };
  const now = { circumstances: describeCircumstances(), variables: process.env, root, time: Date.now() };
  return { build, change: changeSince(build, now) };
}
