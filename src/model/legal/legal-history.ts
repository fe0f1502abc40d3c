/* The versions of legal documents. Days are ISO days, which sort by time. */

export interface VersionRecord {
  /** The name of the document: `privacy-policy`, or `de/privacy-policy` for one in a further language of the site. */
  readonly document: string;
  readonly date: string;
  /** Hash of the file's text with `\n` line ends. */
  readonly sha256: string;
  readonly released: string;
  /** The changes, in a sentence for readers. */
  readonly note?: string;
  /** Corrections of typing errors after the release, oldest first. */
  readonly corrections?: readonly Correction[];
}

export interface Correction {
  readonly date: string;
  readonly reason: string;
  readonly replaced: string;
}

export type VersionState = "past" | "current" | "future";

/** A version as pages list it. */
export interface LegalVersion {
  /** The day from which it is in force. */
  readonly date: string;
  readonly state: VersionState;
  /** Its permanent page. */
  readonly routePath: string;
  /** The page that compares it with the previous version; undefined for the first. */
  readonly changesPath: string | undefined;
  /** The titles of the sections that differ from the previous version. */
  readonly changed: readonly string[];
  readonly note: string | undefined;
  readonly corrections: readonly Pick<Correction, "date" | "reason">[];
  /** The day of its release; undefined for a text that is not released. */
  readonly released: string | undefined;
}

/** The notices that handbill adds to a document with a history. */
export interface DocumentHistory {
  /** The content of the page: a version, by its state, or a comparison with the previous version. */
  readonly shows: VersionState | "comparison";
  /** The page of the version in force. */
  readonly routePath: string;
  /** All versions, oldest first. */
  readonly versions: readonly LegalVersion[];
}

const historyFolder = "legal/history";
export const historyIndexFile = `${historyFolder}/index.json`;

/** `privacy-policy` and `2025-08-17` → `legal/history/privacy-policy/2025-08-17.md` */
export const versionFile = (document: string, date: string) => `${historyFolder}/${document}/${date}.md`;

/** The name of the document that a file below `legal/history` is a version of. */
export const documentOfVersion = (file: string) => /^legal\/history\/(.+)\/[^/]+$/.exec(file)?.[1];

/** The name under which a document's versions are recorded: `legal/de/terms.md` → `de/terms`, or `terms` in the first language. */
export function recordName(
  { slug, sourceFile }: { readonly slug: string; readonly sourceFile: string },
  languages: readonly { readonly tag: string; readonly folder: string }[],
): string {
  const further = languages.slice(1).find(({ folder }) => sourceFile === `${folder}/${slug}.md`);
  return further ? `${further.tag}/${slug}` : slug;
}

/** The parts of such a name; without a language for a document in the first one. */
export function parseRecordName(name: string): {
  readonly language: string | undefined;
  readonly slug: string;
} {
  const [slug = "", language] = name.split("/").reverse();
  return { language, slug };
}

/** Replaces `{{legal.changes}}` in a document's HTML until the versions and their addresses are known. */
export const changesMark = "\uE000legal.changes\uE000";
