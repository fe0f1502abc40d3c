import type { LegalVersion, VersionState } from "../../model/legal/legal-history.js";
import { compareTexts, type SectionChange } from "./compare-texts.js";
import type { DocumentVersion } from "./list-versions.js";

/** A version with its text, its entry on the pages, and its differences from the previous version. */
export interface DescribedVersion {
  readonly text: DocumentVersion;
  readonly version: LegalVersion;
  /** Undefined for the first version. */
  readonly changes: readonly SectionChange[] | undefined;
}

export interface DescribeContext {
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
  changes.filter(({ kind, title }) => kind !== "kept" && title !== "").map(({ title }) => title);

function stateOf(text: DocumentVersion, inForce: DocumentVersion | undefined): VersionState {
  if (text === inForce) return "current";
  return inForce && text.date < inForce.date ? "past" : "future";
}
