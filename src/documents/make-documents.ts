import type { Diagnostic, Diagnostics } from "../diagnostics/diagnostics.js";
import { digestOfFile } from "../util/hash-of.js";
import { loadMarkdownTools } from "./blocks/load-blocks.js";
import type { MarkdownTools } from "./blocks/markdown-tools.js";
import { type DocumentTexts, makeUses, type RenderedText } from "./make-document.js";
import type { ParsedDocument } from "./parse-document.js";

export interface ParseAttempt {
  readonly file: string;
  readonly document?: ParsedDocument | undefined;
  readonly log: Diagnostics;
}

export interface RenderedFile {
  readonly sourceFile: string;
  /** The documents made from it, one for each language whose pages show it. */
  readonly texts: readonly RenderedText[];
  /** The digest of its text; undefined if it could not be parsed. */
  readonly digest?: string | undefined;
  /** The other file that contains its text, with the digest of that file. */
  readonly notesFile?: { readonly file: string; readonly digest: string } | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export const loadTools = (documents: readonly ParsedDocument[]): Promise<MarkdownTools> =>
  loadMarkdownTools(documents.map(({ text, front: { keepsHtml } }) => ({ text, keepsHtml })));

/** Makes documents from parsed ones, in order. Without a context, only problems of the files are reported. */
export async function makeDocuments(
  tried: readonly ParseAttempt[],
  context: DocumentTexts | undefined,
): Promise<RenderedFile[]> {
  const tools = await loadTools(tried.flatMap(({ document }) => document ?? []));
  return tried.map(({ file, document, log }) => {
    const texts = context && document ? makeUses(document, { ...context, tools }, log) : [];
    const { notes } = document ?? {};
    const notesFile = notes && { file: notes.file, digest: digestOfFile(notes.file, notes.text) };
    return { sourceFile: file, digest: document?.digest, notesFile, texts, diagnostics: log.sorted() };
  });
}
