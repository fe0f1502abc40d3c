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

/** What was made of a document for all pages that show it, with nothing to report. */
export interface CachedDocument {
  /** All that it depends on beside the text, as `settingsOf` tells it. */
  readonly madeWith: string;
  readonly beside: BesideDigest | undefined;
  readonly texts: readonly MadeText[];
  /** By what the HTML of each text is kept that is without. */
  readonly html: readonly (string | undefined)[];
}

/** The same, with that HTML. */
type FoundDocument = Omit<CachedDocument, "html"> & MadeTexts;

/** Another file that a document depends on, and what it held. */
export interface BesideDigest {
  /** Relative to the project's root. */
  readonly file: string;
  readonly digest: string;
}

export const besideOf = ({ file, text }: ReleaseNotes): BesideDigest => ({
  file,
  digest: digestOfFile(file, text),
});

/** What builds have made of documents. */
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

/** What is kept of files as they are now; what is wrong with a file is for its reader to say. */
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

/** Tells what all documents are made with, whatever each is made for. */
export function sharedSettingsOf({ sites, facts, publicFiles, plugins }: DocumentTexts): string {
  const stated = [...facts].map(([language, own]) => [language, [...own]]);
  return digestOfTexts(JSON.stringify([[...sites], stated, [...publicFiles], plugins?.digest]));
}

/** Tells what the document of a file is made with: whatever the config says, and for which pages. */
export function settingsOf(
  { uses, withHistory }: Pick<DocumentTexts, "uses" | "withHistory">,
  shared: string,
): (file: string) => string {
  const hasVersions = (file: string) =>
    withHistory.size > 0 &&
    collectionOf(file) === legalCollection &&
    withHistory.has(posix.basename(file, ".md"));
  // Most files are made with the same.
  const digestOf = onceEach((settings: string) => digestOfTexts(shared, settings));
  return (file) => {
    const own = (uses.get(file) ?? []).map(({ language, pages }) => `${language} for ${pages}`);
    return digestOf(`${own.join()} ${hasVersions(file)}`);
  };
}
