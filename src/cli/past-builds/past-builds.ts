import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { cacheVersions, openStore } from "../../cache/open-store.js";
import { isUnchanged, type PastBuild } from "../../cache/past-build.js";
import type { CacheKey, ResultStore } from "../../effects/result-store.js";
import { describeEnvironment } from "./environment.js";

/** The messages of a build, to print again. */
export type CachedReport = CachedText | CachedJson;

export interface CachedText {
  /** The findings, for standard error; empty if there are none. */
  readonly found: string;
  readonly files: string;
  /** Their number; empty if nothing was written. */
  readonly total: string;
  readonly count: string;
}

export interface CachedJson {
  /** The object of `--json`, without the parts that always differ. */
  readonly json: object;
}

export type CachedBuild = PastBuild<CachedReport>;

export const lib = __dirname;

export const openProjectStore = (root: string): ResultStore =>
  openStore(root, { versions: cacheVersions(lib) });

/** The cache key of a build: its arguments and folder. `root` is the real path of the project's folder. */
function keyOf(argv: readonly string[], root: string): CacheKey {
  const asked = argv.filter((word) => word !== "--no-color");
  return { kind: "builds", key: [JSON.stringify(asked), process.cwd(), root, lib] };
}

export interface FoundBuild {
  /** The last build with the same arguments; undefined if none is cached. */
  readonly build: CachedBuild | undefined;
  /** Whether this one would write and report the same. */
  readonly isUnchanged: boolean;
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
  const now = { environment: describeEnvironment(), variables: process.env, time: Date.now() };
  return { build, isUnchanged: build !== undefined && isUnchanged(build, now) };
}
