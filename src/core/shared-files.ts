import type { Tree } from "./tree.js";

/** The files of a tree, where every thread can see them. */
export interface SharedFiles {
  readonly bytes: Uint8Array;
  readonly files: readonly SharedFile[];
}

export interface SharedFile {
  readonly outputFile: string;
  readonly from: string;
  /** Where its bytes begin and end. */
  readonly start: number;
  readonly end: number;
}

/** They are copied. */
const mostBytes = 64_000_000;

/** Puts the bytes of a tree's files in one piece that threads share; undefined where that would be too large. */
export function shareFiles(tree: Pick<Tree, "files">): SharedFiles | undefined {
  const starts = new Map<Uint8Array, number>();
  const files: SharedFile[] = [];
  let size = 0;
  for (const { outputFile, from, bytes } of tree.files.values()) {
    // A page and its twin mostly have the same.
    const start = starts.get(bytes) ?? size;
    if (!starts.has(bytes)) size += bytes.length;
    if (size > mostBytes) return undefined;
    starts.set(bytes, start);
    files.push({ outputFile, from, start, end: start + bytes.length });
  }
  const shared = new Uint8Array(new SharedArrayBuffer(size));
  for (const [bytes, start] of starts) shared.set(bytes, start);
  return { bytes: shared, files };
}
