import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { VersionRecord } from "../../model/legal/legal-history.js";
import type { FrozenVersion, LegalDocument } from "../../model/project.js";
import { escapeHtml } from "../../text/escape-html.js";
import { compareTexts } from "./compare-texts.js";
import { formatDifference } from "./format-difference.js";

/** A version of a document, released or not. */
export interface DocumentVersion {
  /** The ISO day from which it is in force. */
  readonly date: string;
  readonly document: LegalDocument;
  /** Undefined for a text that is not released. */
  readonly record: VersionRecord | undefined;
}

/**
 * The versions of a document, oldest first, including its current text. Reports a current text that differs from the released version of
 * its date, or that is not released.
 */
export function listVersions(
  present: LegalDocument,
  frozen: readonly FrozenVersion[],
  log: Diagnostics,
): DocumentVersion[] {
  const date = present.effectiveDay;
  const versions = frozen.map(({ record, document }) => ({ date: record.date, document, record }));
  const same = versions.find((version) => version.date === date);
  const place = { file: present.sourceFile };
  if (!same) {
    log.add("plan/unreleased-text", { date }, place);
    const all = [...versions, { date, document: present, record: undefined }];
    return all.sort((a, b) => (a.date < b.date ? -1 : 1));
  }
  const difference = differenceOf(same.document, present);
  if (difference !== undefined) log.add("plan/text-changed", { date, difference }, place);
  return versions.map((version) => (version === same ? { ...version, document: present } : version));
}

/** The difference between two texts, formatted; undefined if they are equal. */
export function differenceOf(before: LegalDocument, after: LegalDocument): string | undefined {
  const text = ({ title, html }: LegalDocument) => `<p>${escapeHtml(title)}</p>${html}`;
  const difference = formatDifference(compareTexts(text(before), text(after)));
  return difference === "" ? undefined : difference;
}
