import type { Tree } from "../model/tree.js";

/** The files of a tree, where every thread can see them. */
export interface SharedFiles {
  readonly pieces: readonly Uint8Array[];
  readonly files: readonly SharedFile[];
}

export interface SharedFile {
  readonly outputFile: string;
  readonly from: string;
  /** In which piece its bytes are, and where they begin and end there. */
  readonly piece: number;
  readonly start: number;
  readonly end: number;
}

/** So much is copied. */
const mostBytes = 64_000_000;

/** Tells where the bytes of a tree's files are, in memory that threads share; undefined if too much would be copied there. */
export function shareFiles(tree: Pick<Tree, "files">): SharedFiles | undefined {
  const copied = { starts: new Map<Uint8Array, number>(), size: 0 };
  const pieces: Uint8Array[] = [];
  const pieceOf = new Map<SharedArrayBuffer, number>();
  const files: SharedFile[] = [];
  for (const { outputFile, from, bytes } of tree.files.values()) {
    const { buffer, byteOffset, length } = bytes;
    if (buffer instanceof SharedArrayBuffer) {
      const piece = pieceOf.get(buffer) ?? pieces.push(new Uint8Array(buffer)) - 1;
      pieceOf.set(buffer, piece);
      files.push({ outputFile, from, piece, start: byteOffset, end: byteOffset + length });
      continue;
    }
    // A page and its twin mostly have the same.
    const start = copied.starts.get(bytes) ?? copied.size;
    if (!copied.starts.has(bytes)) copied.size += length;
    if (copied.size > mostBytes) return undefined;
    copied.starts.set(bytes, start);
    files.push({ outputFile, from, piece: -1, start, end: start + length });
  }
  const last = new Uint8Array(new SharedArrayBuffer(copied.size));
  for (const [bytes, start] of copied.starts) last.set(bytes, start);
  const at = pieces.push(last) - 1;
  return { pieces, files: files.map((file) => (file.piece < 0 ? { ...file, piece: at } : file)) };
}

/** The bytes of a file; they are other threads' too. */
export const bytesOf = ({ piece, start, end }: SharedFile, { pieces }: SharedFiles): Uint8Array =>
  pieces[piece]?.subarray(start, end) ?? new Uint8Array();
