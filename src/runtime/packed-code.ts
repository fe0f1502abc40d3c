import { createHash } from "node:crypto";

/** V8's compiled functions of a chunk, with the SHA-256 of its source. */
export interface CompiledChunk {
  readonly source: string;
  readonly code: Uint8Array;
}

/** Where the code of compiled chunks is kept for the next run: it gives nothing but what it was given, whole. */
export interface CodeKeeper {
  readonly read: () => Uint8Array | undefined;
  /** Absent if nothing more is to be kept. */
  readonly write?: (packed: Uint8Array) => void;
}

/** V8 copies what does not begin at such an address. In bytes. */
const alignment = 8;
const aligned = (length: number) => Math.ceil(length / alignment) * alignment;

type Entry = readonly [name: string, source: string, length: number];

/** The code of many chunks, by their names, as one: a list of what is in it and how long, then one behind the other. */
export function packCode(chunks: ReadonlyMap<string, CompiledChunk>): Uint8Array {
  const entries = [...chunks].map(([name, { source, code }]): Entry => [name, source, code.length]);
  const list = Buffer.from(JSON.stringify(entries));
  const head = Buffer.alloc(aligned(4 + list.length), " ");
  head.writeUInt32LE(head.length);
  list.copy(head, 4);
  const parts = [...chunks.values()].map(({ code }) => {
    const part = Buffer.alloc(aligned(code.length));
    part.set(code);
    return part;
  });
  return Buffer.concat([head, ...parts]);
}

/** The other way round. Only for what `packCode` has given. */
export function unpackCode(packed: Uint8Array): Map<string, CompiledChunk> {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  let at = bytes.readUInt32LE();
  const entries = JSON.parse(bytes.toString("utf8", 4, at)) as readonly Entry[];
  return new Map(
    entries.map(([name, source, length]) => {
      const code = bytes.subarray(at, at + length);
      at += aligned(length);
      return [name, { source, code }];
    }),
  );
}

export const digestOfSource = (source: string): string =>
  createHash("sha256").update(source, "utf8").digest("base64");
