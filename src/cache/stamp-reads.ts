import { statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { ReadStamps, Reads, Stamp, Variables } from "../effects/reads.js";
import { digestOf } from "../util/hash-of.js";
import { onceEach } from "../util/once.js";
import { orNothing } from "../util/or-nothing.js";
import { isInside } from "./own-paths.js";
import { hasName, stampOf } from "./stamps.js";

interface StampContext {
  readonly outDir: string;
  readonly variables: Variables;
}

export function stampReads(reads: Reads, { outDir, variables }: StampContext): ReadStamps {
  return {
    content: Array.from(reads.content, (path) => [path, stampOf("content", path, outDir)]),
    names: Array.from(reads.names, (path) => [path, stampOf("names", path, outDir)]),
    variables: Array.from(reads.variables, (name) => [name, digestOfVariable(name, variables)]),
  };
}

/** The value of a variable, which may be a secret; `*` means all of them. */
const digestOfVariable = (name: string, variables: Variables): string =>
  digestOf(JSON.stringify(name === "*" ? Object.entries(variables).sort() : [name, variables[name] ?? null]));

export function areReadsUnchanged({ content, names, variables }: ReadStamps, now: StampContext): boolean {
  return (
    content.every(([path, stamp]) => stampOf("content", path, now.outDir) === stamp) &&
    names.every(([path, stamp]) => stampOf("names", path, now.outDir) === stamp) &&
    variables.every(([name, digest]) => digestOfVariable(name, now.variables) === digest)
  );
}

/** The state when a build began to read. */
export interface ReadStart {
  /** By the disk's clock, in milliseconds since 1970. */
  readonly time: number;
  /** The names in folders whose times are useless here, because the build or another program writes into them. */
  readonly names: ReadonlyMap<string, Stamp>;
}

/** `lib` is the folder of handbill's compiled code, into which a first build writes code caches. */
export function startReading(
  root: string,
  { outDir, lib }: { readonly outDir: string; readonly lib: string },
): ReadStart {
  const folders = [join(root, "node_modules"), dirname(outDir), lib, ...listUpwards(root)];
  const names = new Map(folders.map((folder) => [folder, stampOf("names", folder, outDir)]));
  return { time: Date.now(), names };
}

const listUpwards = (folder: string): string[] =>
  dirname(folder) === folder ? [folder] : [folder, ...listUpwards(dirname(folder))];

/** Whether nothing may have changed since the build began to read: otherwise a stamp may not match what was read. */
export function areSettled(
  { content, names }: ReadStamps,
  { time, names: atStart }: ReadStart,
  outDir: string,
): boolean {
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
    content.every(([path]) => isSettledContent(path)) &&
    names.every(([path]) => (statsOf(path) ? areSettledNames(path) : isSettledEntry(path)))
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
