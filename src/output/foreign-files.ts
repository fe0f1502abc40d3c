import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { AsWritten } from "../effects/effects.js";
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
  /** Files that are certainly as handbill wrote them, without reading them, each with its SHA-256. */
  readonly sure: ReadonlyMap<string, string>;
  /** A folder in it that belongs to another tool, or is another disk; replacing the output would empty it. */
  readonly precious: { readonly path: string; readonly kind: "repository" | "disk" } | undefined;
}

export interface ContentOptions {
  /** Called repeatedly in between. */
  readonly beat?: (() => void) | undefined;
  /** Files that certainly are as handbill wrote them, without reading them. */
  readonly asWritten?: AsWritten | undefined;
}

/** Reads an output folder. Never opens anything but plain files. */
export function readContent(
  path: string,
  { beat = () => {}, asWritten }: ContentOptions = {},
): OutputContent {
  const manifest = readManifest(path);
  const isKnown = manifest !== undefined && asWritten?.isFile(manifestFile) === true;
  const sure = new Map<string, string>();
  const { dev } = lstatSync(path, { throwIfNoEntry: false }) ?? {};
  const foreign: string[] = [];
  const mount = listMountsIn(path)[0];
  let precious: OutputContent["precious"] =
    mount === undefined ? undefined : { path: relative(path, mount), kind: "disk" };

  const listFolder = (folder: string): Iterable<readonly [name: string, isFolder: boolean]> => {
    const known = isKnown ? asWritten?.listFolder(folder) : undefined;
    if (known) return known;
    if (lstatSync(join(path, folder)).dev !== dev) {
      precious ??= { path: folder, kind: "disk" };
      return [];
    }
    const entries = readdirSync(join(path, folder), { withFileTypes: true });
    return entries.map((entry) => [entry.name, entry.isDirectory()]);
  };
  const visit = (folder: string): void => {
    for (const [name, isFolder] of listFolder(folder)) {
      const file = folder === "" ? name : `${folder}/${name}`;
      beat();
      if (repositories.has(name)) precious ??= { path: file, kind: "repository" };
      else if (isFolder) visit(file);
      else {
        const hash = isKnown && Object.hasOwn(manifest, file) ? manifest[file] : undefined;
        if (hash !== undefined && asWritten?.isFile(file)) sure.set(file, hash);
        else if (!isOurs(file, { path, manifest })) foreign.push(file);
      }
    }
  };
  if (dev !== undefined) visit("");
  return { isOurs: manifest !== undefined, foreign: foreign.sort(compareText), sure, precious };
}

const repositories = new Set([".git", ".hg", ".svn"]);

function readManifest(folder: string): Manifest | undefined {
  const path = join(folder, manifestFile);
  const isFile = lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
  return isFile ? parseManifest(readFileSync(path, "utf8")) : undefined;
}

function isOurs(file: string, { path, manifest }: { path: string; manifest: Manifest | undefined }): boolean {
  if (!manifest) return false;
  if (file === manifestFile) return true;
  const known = Object.hasOwn(manifest, file) ? manifest[file] : undefined;
  const full = join(path, file);
  return known !== undefined && lstatSync(full).isFile() && hashOf(readFileSync(full)) === known;
}
