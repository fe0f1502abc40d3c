import { posix } from "node:path";
import { Diagnostics } from "../core/diagnostics.js";
import { onceEach } from "../core/once-each.js";
import type { Pack, ResultStore } from "../core/result-store.js";
import { digestOfTexts } from "./digest-text.js";
import { collectionOf, legalCollection } from "./document-collection.js";
import type { DocumentTexts, MadeText } from "./make-document.js";
import { readText } from "./read-text.js";
import type { ReleaseNotes } from "./release-notes.js";

/** What was made of a document for all pages that show it, with nothing to report. */
export interface KeptDocument {
  /** All that it depends on beside the text, as `settingsOf` tells it. */
  readonly madeWith: string;
  readonly beside: BesideDigest | undefined;
  readonly texts: readonly MadeText[];
}

/** Another file that a document depends on, and what it held. */
export interface BesideDigest {
  /** Relative to the project's root. */
  readonly file: string;
  readonly digest: string;
}

export const besideOf = ({ file, text }: ReleaseNotes): BesideDigest => ({
  file,
  digest: digestOfTexts(file, text),
});

/** What builds have made of documents, by the digest of a file's name and text. */
export type KeptTexts = Pack<KeptDocument>;

export const openKeptTexts = (store: ResultStore): KeptTexts => store.pack("documents", ["texts"]);

/** What is kept of files as they are now; what is wrong with a file is for its reader to say. */
export function findKept(
  files: readonly string[],
  { root, store }: { readonly root: string; readonly store: Pick<ResultStore, "digestOf"> },
  pack: KeptTexts,
): Map<string, KeptDocument> {
  const kept = new Map<string, KeptDocument>();
  if (pack.isEmpty) return kept;
  const digestOf = (file: string) =>
    store.digestOf(file, () => {
      const text = readText(root, file, new Diagnostics());
      return text === undefined ? undefined : digestOfTexts(file, text);
    });
  for (const file of files) {
    const digest = digestOf(file);
    const found = digest === undefined ? undefined : pack.get(digest);
    if (found && (!found.beside || digestOf(found.beside.file) === found.beside.digest))
      kept.set(file, found);
  }
  return kept;
}

/** Tells what the document of a file is made with: whatever the config says, and for which pages. */
export function settingsOf(texts: DocumentTexts): (file: string) => string {
  const { sites, facts, uses, publicFiles, withHistory } = texts;
  const stated = [...facts].map(([language, own]) => [language, [...own]]);
  const shared = digestOfTexts(JSON.stringify([[...sites], stated, [...publicFiles]]));
  const hasVersions = (file: string) =>
    withHistory.size > 0 &&
    collectionOf(file) === legalCollection &&
    withHistory.has(posix.basename(file, ".md"));
  // Most files are made with the same.
  const digestOf = onceEach((made: string) => digestOfTexts(shared, made));
  return (file) => {
    const own = (uses.get(file) ?? []).map(({ language, pages }) => `${language} for ${pages}`);
    return digestOf(`${own.join()} ${hasVersions(file)}`);
  };
}
