import type { Diagnostic } from "../core/diagnostic.js";
import type { Diagnostics } from "../core/diagnostics.js";
import { loadMarkdownTools } from "./blocks/load-blocks.js";
import type { MarkdownTools } from "./blocks/markdown-tools.js";
import { type BesideDigest, besideOf } from "./kept-documents.js";
import { type DocumentTexts, type MadeText, makeUses } from "./make-document.js";
import type { ParsedDocument } from "./parse-document.js";

/** What could be parsed of a file, with what was wrong so far. */
export interface TriedDocument {
  readonly file: string;
  readonly document?: ParsedDocument | undefined;
  readonly log: Diagnostics;
}

/** What a file came to. */
export interface MadeFile {
  readonly sourceFile: string;
  /** Of its text; undefined where it could not be parsed. */
  readonly digest?: string | undefined;
  /** The other file that it takes its text from. */
  readonly beside?: BesideDigest | undefined;
  /** One for each language whose pages show it. */
  readonly texts: readonly MadeText[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Loads what some of these documents need. */
export const loadTools = (documents: readonly ParsedDocument[]): Promise<MarkdownTools> =>
  loadMarkdownTools(documents.map(({ text, front: { keepsHtml } }) => ({ text, keepsHtml })));

/** Makes parsed documents, in their order; without a context only what was wrong with the files is told. */
export async function makeDocuments(
  tried: readonly TriedDocument[],
  context: DocumentTexts | undefined,
): Promise<MadeFile[]> {
  const tools = await loadTools(tried.flatMap(({ document }) => document ?? []));
  return tried.map(({ file, document, log }) => {
    const texts = context && document ? makeUses(document, { ...context, tools }, log) : [];
    const beside = document?.notes && besideOf(document.notes);
    return { sourceFile: file, digest: document?.digest, beside, texts, diagnostics: log.sorted() };
  });
}
