import { randomBytes } from "node:crypto";
import { readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Shelf, writeJson } from "../effects/result-store.js";
import { storeFolder } from "./own-paths.js";
import {
  type FileStamp,
  holdsOwnList,
  listChanged,
  type OutputStamps,
  settleOutput,
  settler,
} from "./stamp-output.js";
import { type Stamp, stampOfNames } from "./stamps.js";

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

/** Output folders as builds have left them, or the bytes that are kept of one, to be told what of each is not so any more. */
export type CompareTask = readonly { readonly path: string; readonly output: OutputStamps | Uint8Array }[];

/** Where a copy is, and what it is like, by stamps alone. */
export interface Copied {
  readonly path: string;
  readonly output: OutputStamps;
}

const keyOf = (root: string) => ["spare", root];

/** What is kept of the spare folder, with the bytes that say so: other bytes, another folder. */
export interface KeptSpare {
  readonly bytes: Uint8Array;
  readonly output: OutputStamps;
}

/** `known` is what was read before: it need not be parsed again. */
export function readSpare(
  shelf: Shelf,
  { root, outDir, known }: { root: string; outDir: string; known?: KeptSpare | undefined },
): KeptSpare | undefined {
  const bytes = shelf.read(keyOf(root));
  if (!bytes || (known && Buffer.compare(bytes, known.bytes) === 0)) return bytes && known;
  const record = parseSpare(bytes);
  return record.outDir === outDir ? { bytes, output: record.output } : undefined;
}

/** What of each folder is not as it was left. */
export const compareOutputs = (folders: CompareTask): string[][] =>
  folders.map(({ path, output }) =>
    listChanged(path, output instanceof Uint8Array ? parseSpare(output).output : output),
  );

/** The store gives nothing but what was written under its key, whole. */
const parseSpare = (bytes: Uint8Array): SpareRecord =>
  JSON.parse(new TextDecoder().decode(bytes)) as SpareRecord;

/** `output` was just looked at, and is where the spare folder is kept. */
export function writeSpare(shelf: Shelf, root: string, { outDir, output }: SpareRecord): void {
  const record: SpareRecord = { outDir, output: settleOutput(output) ?? output };
  writeJson(shelf, keyOf(root), record);
  removeCopies(spareFolder(root));
}

/** Removes copies that nobody has taken: by a build that was ended, or that found errors. Who is just making one makes none. */
export function removeCopies(to: string): void {
  const [folder, begin] = [dirname(to), `${basename(to)}.`];
  try {
    for (const name of readdirSync(folder).filter((name) => name.startsWith(begin))) {
      // Half of one is never taken for the whole.
      const gone = `${to}.${randomBytes(8).toString("hex")}`;
      renameSync(join(folder, name), gone);
      rmSync(gone, { recursive: true, force: true });
    }
  } catch {
    // It may be another's, or be gone by now.
  }
}

/**
 * The files in a folder that are as a build has left them, and all folders; undefined if it does not hold the same names.
 * `changed` names what is not, if somebody has looked already.
 */
export function listAsLeft(
  folder: string,
  output: OutputStamps,
  changed: ReadonlySet<string> = new Set(listChanged(folder, output)),
): ReadonlyMap<string, FileStamp> | undefined {
  const { names, files, folders } = output;
  // Another build may have put another folder in its place since somebody looked.
  if (!holdsOwnList(folder, output) || stampOfNames(folder) !== names) return undefined;
  if (folders.some(([name]) => changed.has(name))) return undefined;
  const settle = settler(Date.now());
  const left = new Map<string, FileStamp>();
  for (const entry of files) if (!changed.has(entry[0])) left.set(entry[0], settle(entry));
  for (const entry of folders) left.set(entry[0], settle(entry));
  return left;
}

const sizeAt = 3;

/** The size of a file as its stamp has it. To take the stamp apart takes several times as long. */
function sizeIn(stamp: Stamp): number {
  let from = 0;
  for (let seen = 0; seen < sizeAt; seen++) from = stamp.indexOf(" ", from) + 1;
  return from === 0 ? 0 : Number(stamp.slice(from, stamp.indexOf(" ", from)));
}

/** How large files are together, in bytes. */
export const sizeOf = ({ files }: OutputStamps): number =>
  files.reduce((sum, [, stamp]) => sum + sizeIn(stamp), 0);
