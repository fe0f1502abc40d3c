import type { Spare } from "../core/effects.js";
import type { Shelf } from "../core/result-store.js";
import { listAsLeft, readSpare, sizeOf, spareFolder, writeSpare } from "../store/spare-output.js";
import type { FileStamp, OutputStamps } from "../store/stamp-output.js";
import { isOnCi } from "./on-ci.js";

/** The most bytes of an output folder of which a spare one is kept. */
const mostBytes = 250_000_000;

/** A spare folder, and what it told of files. */
export interface StampedSpare extends Spare {
  readonly stamps: ReadonlyMap<string, FileStamp>;
}

/**
 * The spare output folder of a project, if one is kept: not where the output is large, nor on a machine that builds once and
 * saves what is kept. `output` is what the output folder is like that is there.
 */
export function openSpare(
  output: OutputStamps,
  { shelf, root, outDir }: { shelf: Shelf; root: string; outDir: string },
): StampedSpare | undefined {
  if (isOnCi() || sizeOf(output) > mostBytes) return undefined;
  const stamps = new Map<string, FileStamp>();
  return {
    path: spareFolder(root),
    stamps,
    look: (folder) => {
      const record = readSpare(shelf, { root, outDir });
      const left = record && listAsLeft(folder, record);
      if (!left) return undefined;
      for (const [file, stamp] of left) stamps.set(file, stamp);
      const folders = record.folders.map(([name]) => name).sort((a, b) => a.length - b.length);
      return { sure: new Set(left.keys()), folders, files: record.files.map(([name]) => name) };
    },
    onKept: () => writeSpare(shelf, root, { outDir, output }),
  };
}
