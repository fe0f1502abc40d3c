import { statSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import type { ReadStamps, Reads, Stamp } from "../effects/reads.js";
import { onceEach } from "../util/once-each.js";
import { orNothing } from "../util/or-nothing.js";
import { digestOfVariable, type Variables } from "../util/variables.js";
import { isInside } from "./own-paths.js";
import { hasName, stampOf } from "./stamps.js";

/** For a build without inputs. */
export const noReads: ReadStamps = { content: [], names: [], variables: [] };

interface StampContext {
  readonly outDir: string;
  readonly variables: Variables;
}

/** The state of all reads. */
export function stampReads(reads: Reads, { outDir, variables }: StampContext): ReadStamps {
  return {
    content: Array.from(reads.content, (path) => [path, stampOf("content", path, outDir)]),
    names: Array.from(reads.names, (path) => [path, stampOf("names", path, outDir)]),
    variables: Array.from(reads.variables, (name) => [name, digestOfVariable(name, variables)]),
  };
}

/** The first read with another result now, as a sentence; undefined if there is none. */
export function readChange(
  stamps: ReadStamps,
  { root, outDir, variables }: StampContext & { readonly root: string },
): string | undefined {
  const nameOf = (path: string) =>
    isInside(path, root) ? relative(root, path) || "the project's folder" : path;
  for (const [path, stamp] of stamps.content)
    if (stampOf("content", path, outDir) !== stamp) return `${nameOf(path)} has changed`;
  for (const [path, stamp] of stamps.names)
    if (stampOf("names", path, outDir) !== stamp) return `${nameOf(path)} holds other files`;
  for (const [name, digest] of stamps.variables)
    if (digestOfVariable(name, variables) !== digest) return `the variable ${name} has changed`;
  return undefined;
}

/** The state when a build began to read. */
export interface ReadStart {
  /** By the disk's clock, in milliseconds since 1970. */
  readonly time: number;
  /** The names in folders whose times are useless here, because the build or another program writes into them. */
  readonly names: ReadonlyMap<string, Stamp>;
}

export function startReading(root: string, outDir: string): ReadStart {
  const folders = [join(root, "node_modules"), dirname(outDir), ...listUpwards(root)];
  const names = new Map(folders.map((folder) => [folder, stampOf("names", folder, outDir)]));
  return { time: Date.now(), names };
}

const listUpwards = (folder: string): string[] =>
  dirname(folder) === folder ? [folder] : [folder, ...listUpwards(dirname(folder))];

/** The first path that may have changed since the build began to read, so that its stamp may not match what was read. */
export function findUnsettled(
  { content, names }: ReadStamps,
  { time, names: atStart }: ReadStart,
  outDir: string,
): string | undefined {
  const isOlder = (path: string) => {
    const stats = statsOf(path);
    return stats !== undefined && isOld(stats, time);
  };
  const areSettledNames = onceEach(
    (folder: string) => isOlder(folder) || atStart.get(folder) === stampOf("names", folder, outDir),
  );
  /** Whether the path existed then as it does now, possibly as another file of the same name. */
  const isSettledEntry = (path: string): boolean => {
    const folder = dirname(path);
    // The output exists, so the folders around it do as well.
    if (folder === path || isInside(outDir, path)) return true;
    if (!statsOf(folder)) return isSettledEntry(folder);
    const before = atStart.get(folder);
    const wasThere = before && hasName(before, basename(path));
    return wasThere === (statsOf(path) !== undefined) || areSettledNames(folder);
  };
  const isSettledContent = (path: string) => {
    const isFile = statsOf(path)?.isDirectory() === false;
    return isOlder(path) || (!isFile && isSettledEntry(path));
  };
  return (
    content.find(([path]) => !isSettledContent(path))?.[0] ??
    names.find(([path]) => !(statsOf(path) ? areSettledNames(path) : isSettledEntry(path)))?.[0]
  );
}

const statsOf = (path: string) => orNothing(() => statSync(path));

/** The resolution of most file systems' times, in milliseconds. */
const clockStepMs = 20;
/** The resolution of file systems that store whole seconds: up to two of them. */
const coarseStepMs = 2_010;

/** Whether a file's times are old enough at a moment: a change within one step of the disk's clock may not show in them. */
export const isOld = (
  { mtimeMs, ctimeMs }: { readonly mtimeMs: number; readonly ctimeMs: number },
  moment: number,
): boolean =>
  [mtimeMs, ctimeMs].every((time) => time < moment - (time % 1000 === 0 ? coarseStepMs : clockStepMs));
