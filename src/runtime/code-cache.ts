import { readFileSync, writeFileSync } from "node:fs";
import { crc32 } from "node:zlib";

/*
 * V8 runs a code cache as it finds it: it looks at its own version, its flags and the length of the source, and a
 * damaged one ends the process or makes another program of it. So each begins with checksums of what it was made of and by,
 * and of what it is; one that differs in a bit is never handed to V8. They are against accidents: who may write such a file
 * may write the chunk beside it too, and a build looks at 4 MB, for which SHA-256 takes ten times as long.
 */

const headLength = 8;

/** What Node made of a chunk's source earlier, or undefined: the chunk is then compiled, slower, but to the same. */
export function readCodeCache(chunk: string, source: Uint8Array | string): Buffer | undefined {
  try {
    const file = readFileSync(codeCacheOf(chunk));
    const code = file.subarray(headLength);
    return headOf(source, code).equals(file.subarray(0, headLength)) ? code : undefined;
  } catch {
    return undefined; // there is none, or this Node knows no such checksum
  }
}

export function writeCodeCache(chunk: string, source: Uint8Array | string, code: Buffer): void {
  writeFileSync(codeCacheOf(chunk), Buffer.concat([headOf(source, code), code]));
}

const codeCacheOf = (chunk: string) => `${chunk}.code-cache`;

/** Node's version also identifies V8's, and the processor. */
const maker = `${process.version} ${process.platform} ${process.arch}\0`;

function headOf(source: Uint8Array | string, code: Uint8Array): Buffer {
  const head = Buffer.alloc(headLength);
  head.writeUInt32LE(crc32(source, crc32(maker)));
  head.writeUInt32LE(crc32(code), 4);
  return head;
}
