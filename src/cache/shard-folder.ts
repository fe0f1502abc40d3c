import { lstatSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Tree } from "../model/pages/tree.js";
import { formatShard, type Shard } from "../model/shard.js";
import { compareText } from "../util/compare.js";
import { hashOf } from "../util/hash-of.js";
import { orNothing } from "../util/or-nothing.js";
import { reasonOf } from "../util/system-error.js";
import type { ShardFiles } from "./shard-results.js";

/** The inputs of a shard; the shards of one site have equal ones. */
export type ShardInputs = Readonly<Record<string, string>>;

interface ShardLabel {
  readonly shard: Shard;
  readonly inputs: ShardInputs;
  /** The SHA-256 of each of its files, by path. */
  readonly files: Readonly<Record<string, string>>;
}

/** A complete shard from another machine. */
export interface ReadShard extends Omit<ShardLabel, "files"> {
  /** The folder as the user named it. */
  readonly folder: string;
  readonly files: ShardFiles;
}

const labelFile = "shard.json";

/** Creates the tree of a shard's folder, to be committed. */
export function packShard(files: ShardFiles, label: Omit<ShardLabel, "files">): Tree {
  const sorted = [...files].sort(([a], [b]) => compareText(a, b));
  const hashes = Object.fromEntries(sorted.map(([file, bytes]) => [file, hashOf(bytes)]));
  const text = JSON.stringify({ ...label, files: hashes } satisfies ShardLabel);
  const signed = `${JSON.stringify({ generator: "handbill", digest: hashOf(text), label: text })}\n`;
  const all: [string, Uint8Array][] = [[labelFile, Buffer.from(signed)], ...sorted];
  const from = "handbill build --shard";
  return {
    files: new Map(all.map(([outputFile, bytes]) => [outputFile, { outputFile, bytes, from }])),
    pages: [],
  };
}

/** Reads shards from folders relative to the root, and reports those that cannot be merged. */
export function readShards(root: string, folders: readonly string[], log: Diagnostics): ReadShard[] {
  const shards = folders.flatMap((folder) => readShard(root, folder, log) ?? []);
  const [first] = shards;
  if (!first || shards.length < folders.length) return shards;
  const { count } = first.shard;
  const taken = new Map<number, string>();
  for (const { folder, shard } of shards) {
    const other = taken.get(shard.index);
    if (shard.count !== count)
      log.add("shard/other-count", { folder, part: formatShard(shard), count: `${count}` });
    else if (other !== undefined) log.add("shard/twice", { folder, part: formatShard(shard), other });
    else taken.set(shard.index, folder);
  }
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !taken.has(index));
  if (missing.length > 0) {
    const names = missing.map((index) => formatShard({ index, count }));
    log.add("shard/missing", { shards: names.join(", "), count: `${missing.length}` });
  }
  return shards;
}

export function compareInputs(shards: readonly ReadShard[], own: ShardInputs, log: Diagnostics): void {
  for (const { folder, inputs } of shards) {
    for (const [what, value] of Object.entries(own)) {
      const its = inputs[what] ?? "";
      if (its !== value) log.add("shard/other", { folder, what, its, own: value });
    }
  }
}

function readShard(root: string, folder: string, log: Diagnostics): ReadShard | undefined {
  const path = resolve(root, folder);
  let text: string;
  try {
    text = readPlain(join(path, labelFile)).toString("utf8");
  } catch (error) {
    log.add("shard/none", { folder, reason: `${labelFile} cannot be read: ${reasonOf(error)}` });
    return undefined;
  }
  const label = parseLabel(text);
  if (!label) {
    log.add("shard/damaged", { folder, file: labelFile });
    return undefined;
  }
  const files = new Map<string, Uint8Array>();
  for (const [file, hash] of Object.entries(label.files)) {
    const bytes = readChecked(join(path, file), hash);
    if (!bytes) {
      log.add("shard/damaged", { folder, file });
      return undefined;
    }
    files.set(file, bytes);
  }
  return { folder, shard: label.shard, inputs: label.inputs, files };
}

function readChecked(path: string, hash: string): Uint8Array | undefined {
  const bytes = orNothing(() => readPlain(path));
  return bytes && hashOf(bytes) === hash ? bytes : undefined;
}

/** Reading a pipe would never end. */
function readPlain(path: string): Buffer {
  if (!lstatSync(path).isFile()) throw new Error("it is not a file");
  return readFileSync(path);
}

/** The label is stored as text, because a hash covers it. */
function parseLabel(text: string): ShardLabel | undefined {
  const { digest, label } = orNothing(() => JSON.parse(text) as { digest?: unknown; label?: unknown }) ?? {};
  return typeof label === "string" && hashOf(label) === digest
    ? (JSON.parse(label) as ShardLabel)
    : undefined;
}
