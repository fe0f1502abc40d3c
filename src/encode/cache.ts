import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Cache } from "../core/media.js";

const digestLength = 32;

/**
 * The cache of a project, in `node_modules/.cache/handbill`. A file is put there whole, by a rename, and begins with
 * the SHA-256 of what follows: one that was damaged since is taken for absent. Where nothing can be written, nothing
 * is kept.
 */
export function openCache(root: string): Cache {
  const folder = join(root, "node_modules/.cache/handbill");
  const fileOf = (key: string) => join(folder, digest(Buffer.from(key)).toString("hex"));
  return {
    read: (key) => {
      try {
        const file = readFileSync(fileOf(key));
        const bytes = file.subarray(digestLength);
        return digest(bytes).equals(file.subarray(0, digestLength)) ? bytes : undefined;
      } catch {
        return undefined;
      }
    },
    write: (key, bytes) => {
      const file = fileOf(key);
      const draft = `${file}.${process.pid}`;
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(draft, Buffer.concat([digest(bytes), bytes]));
        renameSync(draft, file);
      } catch {
        discard(draft);
      }
    },
  };
}

function discard(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {}
}

const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
