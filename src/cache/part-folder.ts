import { lstatSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Tree } from "../model/pages/tree.js";
import { formatPart, type Part } from "../model/part.js";
import { compareText } from "../util/compare.js";
import { hashOf } from "../util/hash-of.js";
import { reasonOf } from "../util/system-error.js";
import type { PartFiles } from "./part-results.js";

/** The inputs of a part; parts of one site have equal ones. */
export type PartMakers = Readonly<Record<string, string>>;

interface PartLabel {
  readonly part: Part;
  readonly makers: PartMakers;
  /** The SHA-256 of each of its files, by path. */
  readonly files: Readonly<Record<string, string>>;
}

/** A complete part from another machine. */
export interface ReadPart extends Omit<PartLabel, "files"> {
  /** The folder as the user named it. */
  readonly folder: string;
  readonly files: PartFiles;
}

const labelFile = "shard.json";

/** Creates the tree of a part's folder, to be committed. */
export function packPart(files: PartFiles, label: Omit<PartLabel, "files">): Tree {
  const sorted = [...files].sort(([a], [b]) => compareText(a, b));
  const hashes = Object.fromEntries(sorted.map(([file, bytes]) => [file, hashOf(bytes)]));
  const text = JSON.stringify({ ...label, files: hashes } satisfies PartLabel);
  const signed = `${JSON.stringify({ generator: "handbill", digest: hashOf(text), label: text })}\n`;
  const all: [string, Uint8Array][] = [[labelFile, Buffer.from(signed)], ...sorted];
  const from = "handbill build --shard";
  return {
    files: new Map(all.map(([outputFile, bytes]) => [outputFile, { outputFile, bytes, from }])),
    pages: [],
  };
}

/** Reads parts of a site from folders relative to the root, and reports those that cannot be merged. */
export function readParts(root: string, folders: readonly string[], log: Diagnostics): ReadPart[] {
  const parts = folders.flatMap((folder) => readPart(root, folder, log) ?? []);
  const [first] = parts;
  if (!first || parts.length < folders.length) return parts;
  const { count } = first.part;
  const taken = new Map<number, string>();
  for (const { folder, part } of parts) {
    const other = taken.get(part.index);
    if (part.count !== count)
      log.add("shard/other-count", { folder, part: formatPart(part), count: `${count}` });
    else if (other !== undefined) log.add("shard/twice", { folder, part: formatPart(part), other });
    else taken.set(part.index, folder);
  }
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !taken.has(index));
  if (missing.length > 0) {
    const names = missing.map((index) => formatPart({ index, count }));
    log.add("shard/missing", { parts: names.join(", "), count: `${missing.length}` });
  }
  return parts;
}

/** Reports parts with other inputs. */
export function compareMakers(parts: readonly ReadPart[], own: PartMakers, log: Diagnostics): void {
  for (const { folder, makers } of parts) {
    for (const [what, value] of Object.entries(own)) {
      const its = makers[what] ?? "";
      if (its !== value) log.add("shard/other", { folder, what, its, own: value });
    }
  }
}

function readPart(root: string, folder: string, log: Diagnostics): ReadPart | undefined {
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
  return { folder, part: label.part, makers: label.makers, files };
}

function readChecked(path: string, hash: string): Uint8Array | undefined {
  try {
    const bytes = readPlain(path);
    return hashOf(bytes) === hash ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Reading a pipe would never end. */
function readPlain(path: string): Buffer {
  if (!lstatSync(path).isFile()) throw new Error("it is no file");
  return readFileSync(path);
}

/** The label is stored as text, because a hash covers it. */
function parseLabel(text: string): PartLabel | undefined {
  try {
    const { digest, label } = JSON.parse(text) as { digest?: unknown; label?: unknown };
    return typeof label === "string" && hashOf(label) === digest
      ? (JSON.parse(label) as PartLabel)
      : undefined;
  } catch {
    return undefined;
  }
}
