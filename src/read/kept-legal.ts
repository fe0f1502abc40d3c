import { posix } from "node:path";
import { Diagnostics } from "../core/diagnostics.js";
import type { LegalDocument } from "../core/project.js";
import type { Pack, ResultStore } from "../core/result-store.js";
import { digestOfTexts } from "./digest-text.js";
import type { LegalTexts } from "./read-legal.js";
import { readText } from "./read-text.js";

/** What was made of a document for all pages that show it, with nothing to report. */
export interface KeptLegal {
  /** All that it depends on beside the text, as `settingsOf` tells it. */
  readonly madeWith: string;
  readonly documents: readonly LegalDocument[];
}

/** What builds have made of documents, by the digest of a file's name and text. */
export type KeptTexts = Pack<KeptLegal>;

export const openKeptTexts = (store: ResultStore): KeptTexts => store.pack("documents", ["legal"]);

/** What is kept of files as they are now; what is wrong with a file is for its reader to say. */
export function findKept(files: readonly string[], root: string, pack: KeptTexts): Map<string, KeptLegal> {
  const kept = new Map<string, KeptLegal>();
  if (pack.isEmpty) return kept;
  for (const file of files) {
    const text = readText(root, file, new Diagnostics());
    const found = text === undefined ? undefined : pack.get(digestOfTexts(file, text));
    if (found) kept.set(file, found);
  }
  return kept;
}

/** Tells what the document of a file is made with: whatever the config says, and for which pages. */
export function settingsOf(texts: LegalTexts): (file: string) => string {
  const { sites, facts, uses, publicFiles, withHistory } = texts;
  const stated = [...facts].map(([language, own]) => [language, [...own]]);
  const shared = digestOfTexts(JSON.stringify([[...sites], stated, [...publicFiles]]));
  return (file) => {
    const hasHistory = withHistory.has(posix.basename(file, ".md"));
    return digestOfTexts(JSON.stringify([shared, uses.get(file) ?? [], hasHistory]));
  };
}
