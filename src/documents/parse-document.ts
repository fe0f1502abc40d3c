import { posix } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { readText } from "../files/read-text.js";
import { isAddressPart } from "../model/addresses/addresses.js";
import { digestOfFile } from "../util/hash-of.js";
import { collectionOf, legalCollection } from "./document-collection.js";
import { checkContentFront, checkLegalFront, type DocumentFront } from "./front-matter/document-front.js";
import { parseFrontMatter } from "./front-matter/front-matter.js";
import { type ReleaseNotes, readReleaseNotes } from "./release-notes.js";

/** A document of a collection, parsed as far as possible before the config is known. */
export interface ParsedDocument {
  readonly sourceFile: string;
  readonly collection: string;
  readonly slug: string;
  readonly front: DocumentFront;
  readonly text: string;
  /** A digest of the whole file's text, the cache key. */
  readonly digest?: string;
  /** The content of another file that replaces the text. */
  readonly notes?: ReleaseNotes | undefined;
}

export const slugOf = (sourceFile: string) => posix.basename(sourceFile, ".md");

/** Reads one Markdown file and parses its front matter; reports problems and returns undefined if there is no valid document. */
export function parseDocument(
  sourceFile: string,
  { root, log }: { readonly root: string; readonly log: Diagnostics },
): ParsedDocument | undefined {
  const slug = slugOf(sourceFile);
  if (!isAddressPart(slug)) return log.add("read/bad-document-name", { name: slug }, { file: sourceFile });
  const text = readText(root, sourceFile, log);
  if (text === undefined) return undefined;
  if (text.trim() === "") return log.add("read/empty-document", {}, { file: sourceFile });
  const parsed = parseText(text, sourceFile, log);
  if (parsed?.front.releaseNotes === undefined) return parsed;
  const notes = readReleaseNotes(parsed.front.releaseNotes, parsed, { root, log });
  return notes && { ...parsed, notes };
}

/** Parses the file's own text; reports problems and returns undefined. */
export function parseText(text: string, sourceFile: string, log: Diagnostics): ParsedDocument | undefined {
  const split = parseFrontMatter(text, sourceFile, log);
  if (!split) return undefined;
  const { body } = split;
  const collection = collectionOf(sourceFile);
  const isLegal = collection === legalCollection;
  const front = isLegal ? checkLegalFront(split, sourceFile, log) : checkContentFront(split, log);
  if (!front) return undefined;
  const digest = digestOfFile(sourceFile, text);
  const slug = slugOf(sourceFile);
  return { sourceFile, collection, slug, front, text: body, digest };
}
