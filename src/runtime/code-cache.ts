import { readFileSync, writeFileSync } from "node:fs";
import { crc32 } from "node:zlib";

/*
 * V8 trusts a code cache: it checks its own version, its flags and the length of the source, and a damaged one crashes the process or
 * changes the program. So each file starts with checksums of its inputs and its content, and V8 never gets one with a wrong bit. They
 * protect against accidents only: an attacker who can write such a file can write the chunk too, and a build checks 4 MB, for which
 * SHA-256 takes ten times as long.
 */

const headLength = 8;

/** Node's cached code for a chunk's source; undefined if there is none, so that the chunk is compiled. */
export function readCodeCache(chunk: string, source: Uint8Array | string): Buffer | undefined {
  try {
    const file = readFileSync(codeCacheOf(chunk));
    const code = file.subarray(headLength);
    return headOf(source, code).equals(file.subarray(0, headLength)) ? code : undefined;
  } catch {
    return undefined; // there is none, or this version of Node does not have the checksum
  }
}

export function writeCodeCache(chunk: string, source: Uint8Array | string, code: Buffer): void {
  writeFileSync(codeCacheOf(chunk), Buffer.concat([headOf(source, code), code]));
}

const codeCacheOf = (chunk: string) => `${chunk}.code-cache`;

/** Node's version also identifies V8's; the rest identifies the platform and the processor. */
const maker = `${process.version} ${process.platform} ${process.arch}\0`;

function headOf(source: Uint8Array | string, code: Uint8Array): Buffer {
  const head = Buffer.alloc(headLength);
  head.writeUInt32LE(crc32(source, crc32(maker)));
  head.writeUInt32LE(crc32(code), 4);
  return head;
}
