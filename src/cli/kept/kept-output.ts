import { formatManifest, makeManifest } from "../../commit/manifest.js";
import { quickHash } from "../../core/quick-hash.js";
import type { Shelf } from "../../core/result-store.js";
import { manifestFile } from "../../core/serving.js";
import type { OutputFile, Tree } from "../../core/tree.js";

/** More takes longer to keep at each build than it saves where the folder is gone. */
const mostBytes = 1_000_000;
/** Of a large site most may be where only whoever writes them gets them from. */
const mostFiles = 100;

export type KeptFile = Pick<OutputFile, "outputFile" | "bytes">;

/**
 * Keeps the files of a small output folder, for a build that finds all as it was but the folder gone. Gives what tells them from
 * those of any other build; undefined if they are too large.
 */
export function keepOutput(tree: Tree, shelf: Shelf, key: readonly string[]): string | undefined {
  if (tree.files.size > mostFiles) return undefined;
  const own = [...tree.files.values()].filter(({ outputFile }) => outputFile !== manifestFile);
  if (own.reduce((sum, { bytes }) => sum + bytes.length, 0) > mostBytes) return undefined;
  const text = formatManifest(makeManifest(tree), tree.serving);
  const files: readonly KeptFile[] = [{ outputFile: manifestFile, bytes: Buffer.from(text) }, ...own];
  const head = JSON.stringify(files.map(({ outputFile, bytes }) => [outputFile, bytes.length]));
  shelf.write(keyOf(key), Buffer.concat([Buffer.from(`${head}\n`), ...files.map(({ bytes }) => bytes)]));
  return quickHash(text);
}

/** The files of an output folder, the manifest first; undefined if those that are kept are not the ones that are meant. */
export function readKeptOutput(shelf: Shelf, key: readonly string[], hash: string): KeptFile[] | undefined {
  const kept = shelf.read(keyOf(key));
  if (!kept) return undefined;
  let at = kept.indexOf("\n".charCodeAt(0)) + 1;
  const head = JSON.parse(Buffer.from(kept.subarray(0, at)).toString()) as [string, number][];
  const files = head.map(([outputFile, length]) => {
    const bytes = kept.subarray(at, at + length);
    at += length;
    return { outputFile, bytes };
  });
  const [manifest] = files;
  // It has the hashes of all others.
  return manifest && quickHash(Buffer.from(manifest.bytes).toString()) === hash ? files : undefined;
}

const keyOf = (key: readonly string[]) => ["output", ...key];
