import { isDay } from "../../text/is-day.js";
import { compareText } from "../../util/compare.js";
import { isObject } from "../../util/is-object.js";
import { orNothing } from "../../util/or-nothing.js";
import type { Correction, VersionRecord } from "./legal-history.js";

/** The version of the index format that this handbill reads and writes. */
const format = 1;

type ParsedIndex = { readonly records: readonly VersionRecord[] } | { readonly problem: string };

/** Parses `legal/history/index.json`; returns the problem if it is incomplete, edited or newer. */
export function parseHistoryIndex(text: string): ParsedIndex {
  const data: unknown = orNothing(() => JSON.parse(text));
  if (data === undefined) return { problem: "it is not JSON" };
  if (!isObject(data)) return { problem: "it is not an object" };
  if (typeof data.format === "number" && data.format > format)
    return { problem: `a newer handbill wrote it, in format ${data.format}` };
  if (data.format !== format) return { problem: `its format must be ${format}` };
  if (!Array.isArray(data.versions)) return { problem: "versions is not a list" };
  const records: VersionRecord[] = [];
  const seen = new Set<string>();
  for (const [place, entry] of data.versions.entries()) {
    const record = readRecord(entry);
    if (record === undefined) return { problem: `entry ${place + 1} of versions is incomplete` };
    const name = `${record.document} of ${record.date}`;
    if (seen.has(name)) return { problem: `it lists ${name} twice` };
    seen.add(name);
    records.push(record);
  }
  return { records: records.sort(inOrder) };
}

function readRecord(entry: unknown): VersionRecord | undefined {
  if (!isObject(entry)) return undefined;
  const { document, date, sha256, released, note, corrections, ...others } = entry;
  if (Object.keys(others).length > 0) return undefined;
  if (!isText(document) || !isDate(date) || !isHash(sha256) || !isDate(released)) return undefined;
  if (note !== undefined && !isText(note)) return undefined;
  const list = corrections === undefined ? [] : readCorrections(corrections);
  if (!list) return undefined;
  const notes = { ...(note !== undefined && { note }), ...(list.length > 0 && { corrections: list }) };
  return { document, date, sha256, released, ...notes };
}

function readCorrections(value: unknown): Correction[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const list: Correction[] = [];
  for (const entry of value) {
    if (!isObject(entry)) return undefined;
    const { date, reason, replaced } = entry;
    if (!isDate(date) || !isText(reason) || !isHash(replaced)) return undefined;
    list.push({ date, reason, replaced });
  }
  return list;
}

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
const isDate = (value: unknown): value is string => typeof value === "string" && isDay(value);
const isHash = (value: unknown): value is string => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);

/** Formats the index: sorted, one version per line, so that branches which release different documents merge. */
export function formatHistoryIndex(records: readonly VersionRecord[]): string {
  const lines = [...records].sort(inOrder).map((record) => {
    const { document, date, sha256, released, note, corrections } = record;
    return `    ${JSON.stringify({ document, date, sha256, released, note, corrections })}`;
  });
  return `{\n  "format": ${format},\n  "versions": [\n${lines.join(",\n")}\n  ]\n}\n`;
}

const inOrder = (a: VersionRecord, b: VersionRecord) =>
  compareText(a.document, b.document) || compareText(a.date, b.date);
