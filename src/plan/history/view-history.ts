import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { type LegalVersion, type VersionRecord, versionFile } from "../../model/legal/legal-history.js";
import type { FrozenVersion, LegalDocument } from "../../model/project.js";
import { formatDifference } from "./format-difference.js";
import { describeVersions, listVersions } from "./list-versions.js";

/** A document and its versions, for the command line. */
export interface DocumentOverview {
  readonly document: string;
  readonly title: string;
  /** The file of the current text. */
  readonly file: string;
  /** The ISO day from which the current text is in force. */
  readonly date: string;
  /** Oldest first; empty for a document that was never released. */
  readonly versions: readonly VersionOverview[];
}

interface VersionOverview
  extends Pick<LegalVersion, "date" | "state" | "changed" | "note" | "corrections" | "released"> {
  /** The file of the version, or of the current text if it is not released. */
  readonly file: string;
  /** Undefined for a text that is not released. */
  readonly sha256: string | undefined;
  /** The words that were removed and added at the first places; undefined for the first version. */
  readonly difference: string | undefined;
}

interface HistoryState {
  readonly documents: readonly { readonly name: string; readonly document: LegalDocument }[];
  readonly versions: readonly FrozenVersion[];
}

/** Lists the versions of documents as of a day. Reports a current text that differs from the released one. */
export function viewHistory(
  { documents, versions }: HistoryState,
  today: string,
  log: Diagnostics,
): DocumentOverview[] {
  return documents.map(({ name, document }) => {
    const { title, sourceFile: file } = document;
    const frozen = versions.filter(({ record }) => record.document === name);
    const texts = frozen.length === 0 ? [] : listVersions(document, frozen, log);
    const inForce = texts.findLast(({ date }) => date <= today);
    const described = describeVersions(texts, { inForce, home: `/${name}` });
    const shown = described.map(({ text, version, changes }): VersionOverview => {
      const { date, state, changed, note, corrections, released } = version;
      const difference = changes && formatDifference(changes);
      return {
        date,
        state,
        released,
        note,
        corrections,
        changed,
        difference,
        ...recordOf(text.record, file),
      };
    });
    return { document: name, title, file, date: document.effectiveDay, versions: shown };
  });
}

const recordOf = (record: VersionRecord | undefined, file: string) => ({
  file: record ? versionFile(record.document, record.date) : file,
  sha256: record?.sha256,
});
