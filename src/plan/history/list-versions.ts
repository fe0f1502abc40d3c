import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { LegalVersion, VersionRecord, VersionState } from "../../model/legal/legal-history.js";
import type { FrozenVersion, LegalDocument } from "../../model/project.js";
import { escapeHtml } from "../../text/escape-html.js";
import { compareTexts, type SectionChange } from "./compare-texts.js";
import { formatDifference } from "./format-difference.js";

interface DocumentVersion {
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

/** A version with its text, its entry on the pages, and its differences from the previous version. */
export interface DescribedVersion {
  readonly text: DocumentVersion;
  readonly version: LegalVersion;
  /** Undefined for the first version. */
  readonly changes: readonly SectionChange[] | undefined;
}

interface DescribeContext {
  readonly inForce: DocumentVersion | undefined;
  /** The address of the version in force. */
  readonly home: string;
}

/** Compares each version with the previous one; oldest first. */
export function describeVersions(
  texts: readonly DocumentVersion[],
  { inForce, home }: DescribeContext,
): DescribedVersion[] {
  return texts.map((text, index) => {
    const { date, record, document } = text;
    const before = texts[index - 1];
    const changes = before && compareTexts(before.document.html, document.html);
    const routePath = `${home}/${date}`;
    const { note, corrections = [], released } = record ?? {};
    const version = {
      date,
      state: stateOf(text, inForce),
      routePath,
      changesPath: changes && `${routePath}/changes`,
      changed: titlesOf(changes ?? []),
      note,
      corrections: corrections.map(({ date: on, reason }) => ({ date: on, reason })),
      released,
    };
    return { text, version, changes };
  });
}

const titlesOf = (changes: readonly SectionChange[]) =>
  changes.filter(({ kind, title }) => kind !== "unchanged" && title !== "").map(({ title }) => title);

function stateOf(text: DocumentVersion, inForce: DocumentVersion | undefined): VersionState {
  if (text === inForce) return "current";
  return inForce && text.date < inForce.date ? "past" : "future";
}
