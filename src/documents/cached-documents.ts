import { join, posix } from "node:path";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { BuildCache } from "../effects/build-cache.js";
import { type Pack, packOf } from "../effects/packs.js";
import type { ResultStore } from "../effects/result-store.js";
import { readText } from "../files/read-text.js";
import { digestOfFile, digestOfTexts } from "../util/hash-of.js";
import { onceEach } from "../util/once.js";
import { collectionOf, legalCollection } from "./document-collection.js";
import type { DocumentTexts } from "./make-document.js";
import type { RenderedFile } from "./make-documents.js";

/** The documents made from a file for all pages that show it, without diagnostics. */
interface CachedDocument extends Pick<RenderedFile, "texts" | "notesFile"> {
  /** A digest of all inputs except the text; see `settingsOf`. */
  readonly settings: string;
}

interface CacheSource {
  readonly root: string;
  readonly store: ResultStore;
  /** The memory of `watch`, used instead of the store. */
  readonly cache?: BuildCache | undefined;
}

/** The documents of previous builds, by the digest of a file's name and text. */
export const openCachedDocuments = (source: CacheSource): Pack<CachedDocument> =>
  packOf({ kind: "documents", key: [] }, source);

/** Finds cached documents of unchanged files. Problems of files are left to their reader. */
export function findCached(
  files: readonly string[],
  { root, cache }: Pick<CacheSource, "root" | "cache">,
  pack: Pack<CachedDocument>,
): Map<string, CachedDocument> {
  const cached = new Map<string, CachedDocument>();
  // The digest of each file in one of the builds of `watch`.
  const known = cache?.reuse(
    "digests of documents",
    () => new Map<string, { round: number; digest: string }>(),
  );
  if (pack.isEmpty()) return cached;
  const digestOf = (file: string) => {
    const before = known?.get(file);
    if (before && cache?.areAsIn(before.round, [join(root, file)])) return before.digest;
    const text = readText(root, file, new Diagnostics());
    const digest = text === undefined ? undefined : digestOfFile(file, text);
    if (digest === undefined) known?.delete(file);
    else if (cache) known?.set(file, { digest, round: cache.round });
    return digest;
  };
  for (const file of files) {
    const digest = digestOf(file);
    const found = digest === undefined ? undefined : pack.get(digest);
    if (found && (!found.notesFile || digestOf(found.notesFile.file) === found.notesFile.digest))
      cached.set(file, found);
  }
  return cached;
}

export function sharedSettingsOf({ sites, facts, publicFiles, plugins }: DocumentTexts): string {
  const stated = [...facts].map(([language, own]) => [language, [...own]]);
  return digestOfTexts(JSON.stringify([[...sites], stated, [...publicFiles], plugins?.digest]));
}

/** Returns a function that gives a digest of all inputs of a file's document except its text. */
export function settingsOf(
  { uses, withHistory }: Pick<DocumentTexts, "uses" | "withHistory">,
  shared: string,
): (file: string) => string {
  const versionsOf = (file: string) => {
    if (withHistory.size === 0 || collectionOf(file) !== legalCollection) return [];
    const { dir, name } = posix.parse(file);
    return [name, `${posix.basename(dir)}/${name}`].filter((recorded) => withHistory.has(recorded));
  };
  // Most files have the same settings.
  const digestOf = onceEach((settings: string) => digestOfTexts(shared, settings));
  return (file) => {
    const own = (uses.get(file) ?? []).map(({ language, pages }) => `${language} for ${pages}`);
    return digestOf(`${own.join()} ${versionsOf(file)}`);
  };
}
