import { posix } from "node:path";
import { digestOfFile, digestOfTexts } from "../code/digest-text.js";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Pack, ResultStore } from "../effects/result-store.js";
import { readText } from "../files/read-text.js";
import type { HtmlBytes } from "../util/html-bytes.js";
import { onceEach } from "../util/once-each.js";
import { collectionOf, legalCollection } from "./document-collection.js";
import type { DocumentTexts, MadeText, MadeTexts } from "./make-document.js";
import type { ReleaseNotes } from "./release-notes.js";

/** The result for a document on all pages that show it, without diagnostics. */
export interface CachedDocument {
  /** A digest of all inputs except the text; see `settingsOf`. */
  readonly madeWith: string;
  readonly beside: BesideDigest | undefined;
  readonly texts: readonly MadeText[];
  /** The digest of each text's HTML, which is cached separately; undefined if the text contains its HTML. */
  readonly html: readonly (string | undefined)[];
}

/** The same, with the HTML. */
type FoundDocument = Omit<CachedDocument, "html"> & MadeTexts;

/** Another file that a document depends on, with a digest of its content. */
export interface BesideDigest {
  /** Relative to the project's root. */
  readonly file: string;
  readonly digest: string;
}

export const besideOf = ({ file, text }: ReleaseNotes): BesideDigest => ({
  file,
  digest: digestOfFile(file, text),
});

export interface CachedTexts {
  /** By the digest of a file's name and text. */
  readonly texts: Pack<CachedDocument>;
  /** HTML by its own hash: most of it is never read. */
  readonly html: Pack<Uint8Array>;
}

export const openCachedTexts = (store: ResultStore): CachedTexts => ({
  texts: store.pack({ kind: "documents", key: ["texts"] }),
  html: store.pack({ kind: "documents", key: ["html"] }),
});

export function cacheTexts(
  digest: string,
  { texts, html = [], ...rest }: Omit<FoundDocument, "beside"> & Pick<CachedDocument, "beside">,
  packs: CachedTexts,
): void {
  for (const one of html) if (one) packs.html.set(one.digest, one.bytes);
  packs.texts.set(digest, { ...rest, texts, html: html.map((one) => one?.digest) });
}

/** Finds the cached documents of files, by their current content. Unreadable files are left to their reader. */
export function findCached(
  files: readonly string[],
  root: string,
  packs: CachedTexts,
): Map<string, FoundDocument> {
  const cached = new Map<string, FoundDocument>();
  if (packs.texts.isEmpty) return cached;
  const digestOf = (file: string) => {
    const text = readText(root, file, new Diagnostics());
    return text === undefined ? undefined : digestOfFile(file, text);
  };
  for (const file of files) {
    const digest = digestOf(file);
    const found = digest === undefined ? undefined : packs.texts.get(digest);
    if (!found || (found.beside && digestOf(found.beside.file) !== found.beside.digest)) continue;
    const html = found.html.map((one) => findHtml(one, packs));
    if (html.every((one, index) => one || found.html[index] === undefined))
      cached.set(file, { ...found, html });
  }
  return cached;
}

function findHtml(digest: string | undefined, { html }: CachedTexts): HtmlBytes | undefined {
  const bytes = digest === undefined ? undefined : html.get(digest);
  return bytes && digest !== undefined ? { bytes, digest } : undefined;
}

/** A digest of the settings that all documents share. */
export function sharedSettingsOf({ sites, facts, publicFiles, plugins }: DocumentTexts): string {
  const stated = [...facts].map(([language, own]) => [language, [...own]]);
  return digestOfTexts(JSON.stringify([[...sites], stated, [...publicFiles], plugins?.digest]));
}

/** Returns a function that gives a digest of all inputs of a file's document except its text. */
export function settingsOf(
  { uses, withHistory }: Pick<DocumentTexts, "uses" | "withHistory">,
  shared: string,
): (file: string) => string {
  const hasVersions = (file: string) =>
    withHistory.size > 0 &&
    collectionOf(file) === legalCollection &&
    withHistory.has(posix.basename(file, ".md"));
  // Most files have the same settings.
  const digestOf = onceEach((settings: string) => digestOfTexts(shared, settings));
  return (file) => {
    const own = (uses.get(file) ?? []).map(({ language, pages }) => `${language} for ${pages}`);
    return digestOf(`${own.join()} ${hasVersions(file)}`);
  };
}
