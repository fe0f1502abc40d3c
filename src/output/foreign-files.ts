import { lstatSync, readdirSync, readFileSync, type Stats } from "node:fs";
import { join, relative } from "node:path";
import type { IsUnmodified } from "../effects/effects.js";
import { manifestFile } from "../model/hosts/serving.js";
import { compareText } from "../util/compare.js";
import { hashOf } from "../util/hash-of.js";
import { type Manifest, parseManifest } from "./manifest.js";
import { listMountsIn } from "./mount-points.js";

export interface OutputContent {
  /** Whether handbill has written the folder before: it contains the manifest. */
  readonly isOurs: boolean;
  /** The files that handbill did not write, or that changed since then, sorted. */
  readonly foreign: readonly string[];
  /** Files that handbill wrote and that did not change since. */
  readonly own: ReadonlyMap<string, OwnFile>;
  /** A folder inside that belongs to another tool, or is another disk; replacing the output would empty it. */
  readonly foreignFolder: { readonly path: string; readonly kind: "repository" | "disk" } | undefined;
}

export interface OwnFile {
  readonly hash: string;
  readonly stats: Stats;
}

interface ReadingContent {
  /** Called repeatedly in between. */
  readonly heartbeat?: () => void;
  /** Recognises files that need not be read; none by default. */
  readonly isUnmodified?: IsUnmodified | undefined;
}

/** Reads an output folder. Opens plain files only. */
export function readContent(
  path: string,
  { heartbeat = () => {}, isUnmodified = () => false }: ReadingContent = {},
): OutputContent {
  const manifest = readManifest(path);
  const stats = lstatSync(join(path, manifestFile), { throwIfNoEntry: false });
  // A manifest that somebody else wrote may have other hashes.
  const isKnown: IsUnmodified = stats && isUnmodified(manifestFile, stats) ? isUnmodified : () => false;
  const own = new Map<string, OwnFile>();
  const { dev } = lstatSync(path, { throwIfNoEntry: false }) ?? {};
  const foreign: string[] = [];
  const mount = listMountsIn(path)[0];
  let foreignFolder: OutputContent["foreignFolder"] =
    mount === undefined ? undefined : { path: relative(path, mount), kind: "disk" };

  const visit = (folder: string): void => {
    const place = `${path}/${folder}`;
    if (lstatSync(place).dev !== dev) {
      foreignFolder ??= { path: folder, kind: "disk" };
      return;
    }
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      const file = folder === "" ? entry.name : `${folder}/${entry.name}`;
      heartbeat();
      if (repositories.has(entry.name)) foreignFolder ??= { path: file, kind: "repository" };
      else if (entry.isDirectory()) visit(file);
      else if (!manifest || file !== manifestFile) {
        const known = manifest && readOwn(file, { path, manifest, isUnmodified: isKnown });
        if (known) own.set(file, known);
        else foreign.push(file);
      }
    }
  };
  if (dev !== undefined) visit("");
  return { isOurs: manifest !== undefined, foreign: foreign.sort(compareText), own, foreignFolder };
}

const repositories = new Set([".git", ".hg", ".svn"]);

function readManifest(folder: string): Manifest | undefined {
  const path = join(folder, manifestFile);
  const isFile = lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
  return isFile ? parseManifest(readFileSync(path, "utf8")) : undefined;
}

interface ReadingOwn {
  readonly path: string;
  readonly manifest: Manifest;
  readonly isUnmodified: IsUnmodified;
}

/** Undefined for a file that handbill did not write, or that changed since then. */
function readOwn(file: string, { path, manifest, isUnmodified }: ReadingOwn): OwnFile | undefined {
  const hash = Object.hasOwn(manifest, file) ? manifest[file] : undefined;
  if (hash === undefined) return undefined;
  // The path needs no normalisation, and every system accepts slashes.
  const place = `${path}/${file}`;
  const stats = lstatSync(place);
  if (!stats.isFile()) return undefined;
  return isUnmodified(file, stats) || hashOf(readFileSync(place)) === hash ? { hash, stats } : undefined;
}
