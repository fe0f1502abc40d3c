import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

/*
 * V8 runs a code cache as it finds it: it looks at its own version, its flags and the length of the source, and a
 * damaged one ends the process or makes another program of it. So each begins with the SHA-256 of what it is, and
 * what it was made of and by; one that differs in a bit is never handed to V8.
 */

const digestLength = 32;

/** What Node made of a chunk's source earlier, or undefined: the chunk is then compiled, slower, but to the same. */
export function readCodeCache(chunk: string, source: string): Buffer | undefined {
  let file: Buffer;
  try {
    file = readFileSync(codeCacheOf(chunk));
  } catch {
    return undefined;
  }
  const code = file.subarray(digestLength);
  return digest(source, code).equals(file.subarray(0, digestLength)) ? code : undefined;
}

export function writeCodeCache(chunk: string, source: string, code: Buffer): void {
  writeFileSync(codeCacheOf(chunk), Buffer.concat([digest(source, code), code]));
}

const codeCacheOf = (chunk: string) => `${chunk}.code-cache`;

/** Node's version stands for V8's, and for the processor that its code is for. */
const maker = `${process.version} ${process.platform} ${process.arch}\0`;

const digest = (source: string, code: Buffer) =>
  createHash("sha256").update(maker).update(source, "utf8").update(code).digest();
