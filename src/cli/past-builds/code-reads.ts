import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { isInside, ownPathsOf } from "../../cache/own-paths.js";
import { stampOf } from "../../cache/stamps.js";
import { stackOf } from "../../diagnostics/describe-thrown.js";
import type { ReadKind, Stamp } from "../../effects/reads.js";
import { installedFiles } from "../../model/project-files.js";
import { Patches } from "../../runtime/patches.js";
import { ofTheSystem } from "../../runtime/track-code.js";
import { type OwnFunction, trackDisk } from "../../runtime/track-reads.js";
import type { CodeReads } from "../../serve/watcher/sources.js";
import { ownerOf, traceAbove } from "../terminal/site-frames.js";
import { lib } from "./past-builds.js";

const require = createRequire(import.meta.url);

interface SiteRead {
  readonly kind: ReadKind;
  readonly path: string;
  /** Its state when it was last read or reported. */
  readonly stamp: Stamp;
}

/**
 * Tracks what the site's code and its packages read from the disk, from now on, in a process that only watches. A watcher
 * waits for changes of the same reads that a build compares.
 */
export function trackSiteReads({ root, outDir }: { root: string; outDir: string }): CodeReads {
  const seen = new Map<string, SiteRead>();
  /** Files that the code wrote are its output: waiting for changes of them would rebuild forever. */
  const written = new Set<string>();
  const modulesBefore = new Set(Object.keys(require.cache));
  const isOwn = ownPathsOf({ root, outDir });
  let isStamping = false;
  const note = (kind: ReadKind, path: string): boolean => {
    isStamping = true;
    const stamp = stampOf(kind, path, outDir);
    isStamping = false;
    const key = `${kind} ${path}`;
    const isNew = seen.get(key)?.stamp !== stamp;
    seen.set(key, { kind, path, stamp });
    return isNew;
  };
  trackDisk(new Patches(), {
    isPaused: () => isStamping,
    onRead: (path, kind, read) => {
      if (!isOwn(path) && !isInside(path, lib) && !ofTheSystem.test(path) && isOfSite(read)) note(kind, path);
    },
    onWrite: (path, write) => {
      if (isOfSite(write)) written.add(path);
    },
    onImpure: () => {},
  });
  const reads = () => [...seen.values()].filter(({ path }) => !written.has(path));
  const modules = () =>
    Object.keys(require.cache).filter((path) => !modulesBefore.has(path) && !isInside(path, lib));
  const installed = installedFiles.filter(isWrittenLast).map((file) => join(root, file));
  return {
    paths: () => reads().map(({ kind, path }) => (kind === "names" ? join(path, "*") : path)),
    takeChanged: () => reads().flatMap(({ kind, path }) => (note(kind, path) ? path : [])),
    loadedOnce: () => [
      ...installed,
      ...modules(),
      ...reads().flatMap(({ path }) => (/^\.env(\.|$)/.test(basename(path)) ? path : [])),
    ],
  };
}

/** Files that package managers write last; Bun only writes its lock file. */
const isWrittenLast = (file: string) => file.startsWith("node_modules/") || file === "bun.lock";

const isOfSite = (called: OwnFunction) => ownerOf(stackOf(traceAbove(called))) === "site";
