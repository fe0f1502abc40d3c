import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { formatHistoryIndex } from "../../model/legal/history-index.js";
import {
  historyIndexFile,
  parseRecordName,
  type VersionRecord,
  versionFile,
} from "../../model/legal/legal-history.js";
import type { Release, ReleaseCandidate } from "../../model/legal/legal-releases.js";
import type { FrozenVersion, LegalDocument } from "../../model/project.js";
import { differenceOf } from "./list-versions.js";

export interface ReleaseOptions {
  readonly documents: readonly ReleaseCandidate[];
  readonly versions: readonly FrozenVersion[];
  readonly records: readonly VersionRecord[];
  /** The text of the index, if there is one. */
  readonly index: string | undefined;
  /** The ISO day of the release. */
  readonly today: string;
  /** Why released versions get another text; undefined if none may. */
  readonly reason: string | undefined;
  /** The changes, in a sentence for readers. */
  readonly note: string | undefined;
}

/** A file to be written whole; `before` is the content it must still have, undefined if it must not exist. */
export interface HistoryWrite {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string;
}

interface ReleasePlan {
  readonly releases: readonly Release[];
  /** In order: the index comes last, since it makes the others count. */
  readonly writes: readonly HistoryWrite[];
}

/** Decides what `handbill legal release` writes; reports a text that may not be released. */
export function planRelease(options: ReleaseOptions, log: Diagnostics): ReleasePlan {
  const records = [...options.records];
  const releases: Release[] = [];
  const writes: HistoryWrite[] = [];
  for (const one of options.documents) {
    const { name, document, text, there } = one;
    const date = document.effectiveDay;
    const index = records.findIndex((record) => record.document === name && record.date === date);
    const found = records[index];
    const record = found ? amend(one, found, options, log) : release(one, options, log);
    const same = found || options.reason === undefined ? "unchanged" : "not released";
    const what = record === undefined || record === found ? same : found ? "amended" : "released";
    releases.push({ document: name, date, what });
    if (record === undefined || record === found) continue;
    if (found) records[index] = record;
    else records.push(record);
    if (there !== text) writes.push({ file: versionFile(name, date), before: there, after: text });
  }
  if (!releases.some(({ what }) => what === "released" || what === "amended"))
    return { releases, writes: [] };
  const after = formatHistoryIndex(records);
  return { releases, writes: [...writes, { file: historyIndexFile, before: options.index, after }] };
}

function release(
  { name, document, sha256, recorded, text, there }: ReleaseCandidate,
  { records, today, reason, note }: ReleaseOptions,
  log: Diagnostics,
): VersionRecord | undefined {
  // Correcting a released version does not release others.
  if (reason !== undefined) return undefined;
  const { sourceFile, effectiveDay: date } = document;
  const newest = newestOf(records.filter((record) => record.document === name));
  if (newest !== undefined && date < newest) {
    log.add("legal/not-newest", { date, newest }, { file: sourceFile });
    return undefined;
  }
  // One language may announce a text only if it has the one in force too, which cannot be released later.
  const { slug } = parseRecordName(name);
  const inForce = newestOf(
    records.filter((record) => parseRecordName(record.document).slug === slug && record.date <= today),
  );
  if (newest === undefined && inForce !== undefined && date > today) {
    log.add("legal/none-in-force", { date, inForce }, { file: sourceFile });
    return undefined;
  }
  if (there !== undefined && there !== text) {
    log.add("read/version-unlisted", {}, { file: versionFile(name, date) });
    return undefined;
  }
  if (!isAsRecorded(document, recorded, log)) return undefined;
  return { document: name, date, sha256, released: today, ...(note !== undefined && { note }) };
}

const newestOf = (records: readonly VersionRecord[]) =>
  records
    .map(({ date }) => date)
    .sort()
    .at(-1);

function amend(
  { document, sha256, recorded, text, there }: ReleaseCandidate,
  found: VersionRecord,
  { versions, today, reason }: ReleaseOptions,
  log: Diagnostics,
): VersionRecord | undefined {
  const { date } = found;
  const frozen = versions.find(({ record }) => record.document === found.document && record.date === date);
  // An interrupted release has written the text but not the index.
  const difference = frozen && differenceOf(frozen.document, document);
  const isHalfDone = !frozen && there === text && sha256 !== found.sha256;
  if (difference === undefined && !isHalfDone) return found;
  const place = { file: document.sourceFile };
  if (reason === undefined) {
    if (difference !== undefined) log.add("plan/text-changed", { date, difference }, place);
    return undefined;
  }
  if (!isAsRecorded(document, recorded, log)) return undefined;
  const correction = { date: today, reason, replaced: found.sha256 };
  return { ...found, sha256, corrections: [...(found.corrections ?? []), correction] };
}

/** Whether the saved text reads the same as the page. */
function isAsRecorded(
  document: LegalDocument,
  recorded: LegalDocument | undefined,
  log: Diagnostics,
): boolean {
  if (!recorded) return false;
  const difference = differenceOf(document, recorded);
  if (difference !== undefined) log.add("legal/cannot-freeze", { difference }, { file: document.sourceFile });
  return difference === undefined;
}
