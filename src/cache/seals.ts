import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { quickHash } from "../util/quick-hash.js";

/** What a result depends on, and what kind it is of. */
export interface Slot {
  readonly namespace: string;
  readonly parts: readonly string[];
}

/** What its file is called. */
interface NamedSlot extends Slot {
  readonly name: string;
}

/** How results are named on disk, and how a damaged or misplaced one is recognised. */
export interface Seal {
  readonly nameOf: (slot: Slot) => string;
  /** What a file has to say, in parts. */
  readonly close: (slot: NamedSlot, bytes: Uint8Array) => readonly Uint8Array[];
  /** What was closed in; undefined if the file is not as it was written, or not that of this slot. */
  readonly open: (slot: NamedSlot, file: Buffer) => Uint8Array | undefined;
}

const lengthOfSum = 4;

/** Named by SHA-256, with a checksum of the name and of what follows in front. */
export const summed: Seal = {
  nameOf: ({ parts }) => nameOfResult(parts),
  close: (slot, bytes) => [sumOf(slot, bytes), bytes],
  open: (slot, file) => {
    const bytes = file.subarray(lengthOfSum);
    return sumOf(slot, bytes).equals(file.subarray(0, lengthOfSum)) ? bytes : undefined;
  },
};

/**
 * Says all twice, with what it depends on. A build that has nothing to do reads one of these and nothing else: what reckons hashes
 * and sums would take longer to load than all else that it does.
 */
export const doubled: Seal = {
  nameOf: ({ parts }) => quickHash(JSON.stringify(parts)),
  close: (slot, bytes) => {
    const once = [headOf(slot, bytes.length), bytes];
    return [...once, ...once];
  },
  open: (slot, file) => {
    const once = file.subarray(0, file.length / 2);
    if (!once.equals(file.subarray(once.length))) return undefined;
    const bytes = once.subarray(headOf(slot, 0).length);
    return once.subarray(0, -bytes.length || undefined).equals(headOf(slot, bytes.length))
      ? bytes
      : undefined;
  },
};

/** As long whatever the length. */
const headOf = ({ namespace, parts }: Slot, length: number) =>
  Buffer.from(`${JSON.stringify([namespace, parts])} ${String(length).padStart(16)}\n`);

/** Each part is preceded by its length, so that keys with different parts cannot be equal. */
export function nameOfResult(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest("hex");
}

/** It tells a result from that of another key, or of another kind, whatever becomes of the names of files. */
function sumOf({ namespace, name }: NamedSlot, bytes: Uint8Array): Buffer {
  const before = crc32(`${namespace}/${name}\0`);
  const sum = Buffer.alloc(lengthOfSum);
  // Of no bytes, zlib gives 0 now and then, and not what there was.
  sum.writeUInt32LE(bytes.length > 0 ? crc32(bytes, before) : before);
  return sum;
}
