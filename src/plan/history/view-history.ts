import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { type VersionRecord, versionFile } from "../../model/legal/legal-history.js";
import type { DocumentOverview, VersionOverview } from "../../model/legal/legal-releases.js";
import type { FrozenVersion, LegalDocument } from "../../model/project.js";
import { formatDifference } from "./format-difference.js";
import { describeVersions, listVersions } from "./list-versions.js";

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
