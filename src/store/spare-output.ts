import { join } from "node:path";
import type { Shelf } from "../core/result-store.js";
import { storeFolder } from "./own-paths.js";
import {
  type FileStamp,
  holdsSame,
  isAsLeft,
  type OutputStamps,
  settleOutput,
  settler,
} from "./stamp-output.js";
import { stampOfNames } from "./stamps.js";

/** Where the folder is kept that was the output before: one of a project. */
export const spareFolder = (root: string): string => join(storeFolder(root), "spare");

/** What is kept of it. */
interface SpareRecord {
  /** Absolute: other folders may belong to other people. */
  readonly outDir: string;
  readonly output: OutputStamps;
}

export interface CopyTask {
  readonly outDir: string;
  /** As a build has left it. */
  readonly output: OutputStamps;
  /** What the copy's name begins with: an absolute path. */
  readonly to: string;
}

/** Where a copy is, and what it is like, by stamps alone. */
export interface Copied {
  readonly path: string;
  readonly output: OutputStamps;
}

const keyOf = (root: string) => ["spare", root];

export function readSpare(
  shelf: Shelf,
  { root, outDir }: { root: string; outDir: string },
): OutputStamps | undefined {
  const bytes = shelf.read(keyOf(root));
  // The store gives nothing but what was written under this key, whole.
  const record = bytes && (JSON.parse(new TextDecoder().decode(bytes)) as SpareRecord);
  return record?.outDir === outDir ? record.output : undefined;
}

/** `output` was just looked at. */
export function writeSpare(shelf: Shelf, root: string, { outDir, output }: SpareRecord): void {
  const record: SpareRecord = { outDir, output: settleOutput(output) ?? output };
  shelf.write(keyOf(root), new TextEncoder().encode(JSON.stringify(record)));
}

/** The files in a folder that are as a build has left them, and all folders; undefined if it does not hold the same names. */
export function listAsLeft(
  folder: string,
  { names, files, folders }: OutputStamps,
): ReadonlyMap<string, FileStamp> | undefined {
  if (stampOfNames(folder) !== names || !folders.every((entry) => holdsSame(folder, entry))) return undefined;
  const settle = settler(Date.now());
  const sure = files.filter((entry) => isAsLeft(folder, entry));
  return new Map([...sure, ...folders].map((entry) => [entry[0], settle(entry)]));
}

/** How large files are together, in bytes. */
export const sizeOf = ({ files }: OutputStamps): number =>
  files.reduce((sum, [, stamp]) => sum + Number(stamp.split(" ")[3] ?? 0), 0);
