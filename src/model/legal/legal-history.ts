/*
 * The versions of legal documents. Days are ISO days, whose texts are in the order of time.
 */

/** What the history's index says of one version. */
export interface VersionRecord {
  /** The name of the document: `privacy-policy`. */
  readonly document: string;
  /** The day from which the version holds. */
  readonly date: string;
  /** Of the file's text, with `\n` at the ends of lines. */
  readonly sha256: string;
  /** The day on which it was released. */
  readonly released: string;
  /** What changed, in a sentence for those whom it concerns. */
  readonly note?: string;
  /** Mistakes of writing that were mended after the release, oldest first. */
  readonly corrections?: readonly Correction[];
}

export interface Correction {
  /** The day on which it was made. */
  readonly date: string;
  readonly reason: string;
  /** The hash of the text before. */
  readonly replaced: string;
}

export type VersionState = "past" | "current" | "future";

/** A version as the pages tell of it. */
export interface LegalVersion {
  /** The day from which it holds. */
  readonly date: string;
  readonly state: VersionState;
  /** Where it is read, for good. */
  readonly routePath: string;
  /** Where it is compared with the one before; undefined for the first. */
  readonly changesPath: string | undefined;
  /** The titles of the sections that are not as they were in the one before. */
  readonly changed: readonly string[];
  readonly note: string | undefined;
  readonly corrections: readonly Pick<Correction, "date" | "reason">[];
  /** The day of its release; undefined for a text that is not released. */
  readonly released: string | undefined;
}

/** The notices that handbill adds to a document with a history. */
export interface DocumentHistory {
  /** What the text is: a version by its state, or how a version differs from the one before. */
  readonly shows: VersionState | "comparison";
  /** Where the version in force is read. */
  readonly routePath: string;
  /** All versions, oldest first. */
  readonly versions: readonly LegalVersion[];
}

const historyFolder = "legal/history";
export const historyIndexFile = `${historyFolder}/index.json`;

/** `privacy-policy` and `2025-08-17` → `legal/history/privacy-policy/2025-08-17.md` */
export const versionFile = (document: string, date: string) => `${historyFolder}/${document}/${date}.md`;

/** The name of the document that a file below `legal/history` is a version of. */
export const documentOfVersion = (file: string) => /^legal\/history\/([^/]+)\/[^/]+$/.exec(file)?.[1];

/** Replaces `{{legal.changes}}` in a document's HTML until the versions and their addresses are known. */
export const changesMark = "\uE000legal.changes\uE000";
