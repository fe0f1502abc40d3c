export type Allocate = (size: number) => Uint8Array;

const pieceSize = 1_000_000;

/** Allocates memory that threads share, so that its content need not be copied for them; many pages share a block. */
export function sharedMemory(): Allocate {
  let piece: Uint8Array = new Uint8Array();
  let used = 0;
  return (size) => {
    if (used + size > piece.length) {
      piece = new Uint8Array(new SharedArrayBuffer(Math.max(size, pieceSize)));
      used = 0;
    }
    used += size;
    return piece.subarray(used - size, used);
  };
}
