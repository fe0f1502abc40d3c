import { createRequire } from "node:module";
import { basename, join, sep } from "node:path";
import { ownPathsOf } from "../../cache/own-paths.js";
import { type Look, lookKey, stampLook } from "../../cache/stamp-inputs.js";
import type { Stamp } from "../../cache/stamps.js";
import { stackOf } from "../../diagnostics/describe-thrown.js";
import { installedFiles } from "../../model/code/installed-files.js";
import { noteDisk } from "../../runtime/note-disk.js";
import { Replaced } from "../../runtime/replaced.js";
import type { CodeReads } from "../../serve/watcher/code-reads.js";
import { ownerOf } from "../terminal/site-frames.js";
import { lib } from "./past-builds.js";

const require = createRequire(import.meta.url);

/**
 * Records the files that the site's code and its packages read, from now on: a build compares them to detect changes, and `watch` waits
 * for them to change.
 */
export function followCode({ root, outDir }: { root: string; outDir: string }): CodeReads {
  const seen = new Map<string, { readonly look: Look; readonly path: string; stamp: Stamp }>();
  /** Files that the code wrote are its output: a watcher that waited for them would never stop building. */
  const written = new Set<string>();
  const modulesBefore = new Set(Object.keys(require.cache));
  const isOwn = ownPathsOf({ root, outDir });
  let isLooking = false;
  const stamp = (look: Look, path: string) => {
    isLooking = true;
    try {
      return stampLook(look, path, outDir);
    } finally {
      isLooking = false;
    }
  };
  const onLook = (path: string, look: Look) => {
    if (isOwn(path) || path.startsWith(lib) || ofTheSystem.test(path) || !isOfSite()) return;
    seen.set(lookKey(look, path), { look, path, stamp: stamp(look, path) });
  };
  const onWrite = (path: string) => {
    if (isOfSite()) written.add(path);
  };
  noteDisk(new Replaced(), { isPaused: () => isLooking, onLook, onWrite, onUnseen: () => {} });
  const reads = () => [...seen.values()].filter(({ path }) => !written.has(path));
  const modules = () =>
    Object.keys(require.cache).filter((path) => !modulesBefore.has(path) && !path.startsWith(lib + sep));
  const installed = installedFiles.filter(isWrittenLast).map((file) => join(root, file));
  return {
    paths: () => reads().map(({ look, path }) => (look === "names" ? join(path, "*") : path)),
    takeChanged: () =>
      reads().flatMap((one) => {
        const now = stamp(one.look, one.path);
        if (now === one.stamp) return [];
        one.stamp = now;
        return one.path;
      }),
    loadedOnce: () => [
      ...installed,
      ...modules(),
      ...[...seen.values()].flatMap(({ path }) => (/^\.env(\.|$)/.test(basename(path)) ? path : [])),
    ],
  };
}

/** Files that package managers write last; Bun only writes its lock file. */
const isWrittenLast = (file: string) => file.startsWith("node_modules/") || file === "bun.lock";

/** Files whose content is generated on reading. */
const ofTheSystem = /^\/(proc|sys|dev)(\/|$)/;

function isOfSite(): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 40;
  const stack = stackOf(new Error());
  Error.stackTraceLimit = stackTraceLimit;
  return ownerOf(stack) === "site";
}
