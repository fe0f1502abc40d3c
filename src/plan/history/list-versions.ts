import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { VersionRecord } from "../../model/legal/legal-history.js";
import type { FrozenVersion, LegalDocument } from "../../model/project.js";
import { escapeHtml } from "../../text/escape-html.js";
import { compareTexts } from "./compare-texts.js";
import { formatDifference } from "./format-difference.js";

/** A version of a document, released or not. */
export interface DocumentVersion {
  /** The ISO day from which it holds. */
  readonly date: string;
  readonly document: LegalDocument;
  /** Undefined of a text that is not released. */
  readonly record: VersionRecord | undefined;
}

/**
 * The versions of a document, oldest first, with its present text among them. Reports a present text that is not what
 * was released with its date, or was not released.
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

/** How a text differs from another, or undefined if the two say the same. */
export function differenceOf(before: LegalDocument, after: LegalDocument): string | undefined {
  const text = ({ title, html }: LegalDocument) => `<p>${escapeHtml(title)}</p>${html}`;
  const difference = formatDifference(compareTexts(text(before), text(after)));
  return difference === "" ? undefined : difference;
}
