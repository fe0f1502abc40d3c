import {
  type Copied,
  type KeptSpare,
  listAsLeft,
  readSpare,
  sizeOf,
  spareFolder,
  writeSpare,
} from "../../cache/spare-output.js";
import type { FileStamp, OutputStamps } from "../../cache/stamp-output.js";
import type { Spare } from "../../effects/effects.js";
import type { Shelf } from "../../effects/result-store.js";

/** The most bytes of an output folder of which a spare one is kept. */
const mostBytes = 500_000_000;

/** A spare folder, and what it told of files: without hashes if it is a new copy. */
export interface StampedSpare extends Spare {
  readonly stampOf: (file: string) => FileStamp | undefined;
}

/**
 * Whether a spare folder is kept of such an output folder, which is that of an earlier build: not where it is large. A machine that
 * builds once, and saves what is kept, has none.
 */
export const isSpared = (output: OutputStamps): boolean => sizeOf(output) <= mostBytes;

/** The spare folder, with what of it is not as it was left. */
export interface LookedSpare extends KeptSpare {
  readonly changed: ReadonlySet<string>;
}

interface SpareOptions {
  readonly shelf: Shelf;
  readonly root: string;
  readonly outDir: string;
  /** A copy that was just made of the output folder. */
  readonly copied: Copied | undefined;
  /** The spare folder, if somebody has looked at it already. */
  readonly looked: LookedSpare | undefined;
}

/** The spare output folder of a project, if one is kept. `output` is what the output folder is like that is there. */
export function openSpare(
  output: OutputStamps,
  { shelf, root, outDir, copied, looked }: SpareOptions,
): StampedSpare | undefined {
  if (!isSpared(output)) return undefined;
  let stamps: ReadonlyMap<string, FileStamp> = new Map();
  return {
    path: spareFolder(root),
    from: copied?.path,
    stampOf: (file) => stamps.get(file),
    look: (folder) => {
      const kept = copied ? undefined : readSpare(shelf, { root, outDir, known: looked });
      const changed = kept && kept === looked ? looked.changed : undefined;
      const record = copied?.output ?? kept?.output;
      const left = copied ? listAll(copied.output) : record && listAsLeft(folder, record, changed);
      if (!record || !left) return undefined;
      stamps = left;
      const folders = record.folders.map(([name]) => name).sort((a, b) => a.length - b.length);
      return { sure: left, folders, files: record.files.map(([name]) => name) };
    },
    onKept: () => writeSpare(shelf, root, { outDir, output }),
  };
}

/** Of a copy that nobody else knows of. */
const listAll = ({ files, folders }: OutputStamps): ReadonlyMap<string, FileStamp> =>
  new Map([...files, ...folders].map((entry) => [entry[0], entry]));
