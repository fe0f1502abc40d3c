import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ReadRecord } from "../effects/effects.js";
import { readText } from "../files/read-text.js";
import {
  type AddressRecord,
  type AddressState,
  active,
  addressOf,
  firstLine,
  lastLine,
  lineCheck,
  type RecordEntry,
  recordFile,
  recordVersion,
} from "../model/addresses/address-record.js";

/** Parses the record of URLs; reports problems and returns undefined. A merge may change the order of lines, or double them. */
export function parseRecord(text: string, log: Diagnostics): AddressRecord | undefined {
  const lines = text.split("\n");
  const place = (index: number) => ({ file: recordFile, line: index + 1, column: 1 });
  const mark = lines.findIndex((line) => /^(<{7}|\|{7}|={7}|>{7})( |$)/.test(line));
  if (mark >= 0) return log.add("read/record-conflict", {}, place(mark));
  const [, version] = /^# handbill addresses, version (\d+)\b/.exec(lines[0] ?? "") ?? [];
  if (version !== undefined && Number(version) > recordVersion)
    return log.add("read/record-newer", { version }, place(0));
  if (lines[0] !== firstLine && text.trim() !== "")
    return log.add("read/record-line", { line: lines[0] ?? "" }, place(0));
  const end = lines.indexOf(lastLine);
  const last = lines.findLastIndex((line) => line !== "");
  if (end < 0) return log.add("read/record-torn", {}, place(Math.max(0, last)));
  const entries = new Map<string, RecordEntry>();
  let isValid = true;
  for (const [index, line] of lines.entries()) {
    if (index === 0 || index === end || (line === "" && index === lines.length - 1)) continue;
    const entry = index < end ? parseEntry(line, index + 1) : undefined;
    if (entry) entries.set(addressOf(entry), stronger(entries.get(addressOf(entry)), entry));
    else log.add("read/record-line", { line }, place(index));
    isValid &&= entry !== undefined;
  }
  return isValid ? [...entries.values()] : undefined;
}

/** One branch may have unlocked a URL or moved an anchor that the other left unchanged. */
const strength: Readonly<Record<AddressState["kind"], number>> = { active: 0, moved: 1, released: 2 };

const stronger = (one: RecordEntry | undefined, other: RecordEntry): RecordEntry =>
  one && strength[one.state.kind] > strength[other.state.kind] ? one : other;

function parseEntry(line: string, number: number): RecordEntry | undefined {
  const [, text = "", check] = /^(.+) ([0-9a-f]{8})$/s.exec(line) ?? [];
  if (check === undefined || lineCheck(text) !== check) return undefined;
  const [, path, id, to, day, reason] =
    /^(\/[^\s#]*)(?:#(\S+?))?(?: -> #(\S+)| released (\d{4}-\d\d-\d\d) (".*"))?$/s.exec(text) ?? [];
  try {
    if (path === undefined) return undefined;
    return {
      path: decodeURIComponent(path),
      ...(id !== undefined && { id: decodeURIComponent(id) }),
      state: stateOf(to, day, reason),
      line: number,
    };
  } catch {
    return undefined;
  }
}

function stateOf(to: string | undefined, day: string | undefined, reason: string | undefined): AddressState {
  if (to !== undefined) return { kind: "moved", to: decodeURIComponent(to) };
  if (day === undefined || reason === undefined) return active;
  return { kind: "released", day, reason: String(JSON.parse(reason)) };
}

/** Reads a site's record of URLs; undefined if there is none, or if it is invalid, which is reported. */
export const readRecord: ReadRecord = (root, log: Diagnostics) => {
  if (!existsSync(join(root, recordFile))) return undefined;
  const text = readText(root, recordFile, log);
  const ignored = existsSync(join(root, ".gitignore")) ? (readText(root, ".gitignore", log) ?? "") : "";
  const line = ignored.split("\n").findIndex((pattern) => /^\/?(?:\*|handbill)\.lock\s*$/.test(pattern)) + 1;
  if (line > 0 && !ignored.includes(`!${recordFile}`))
    log.add("read/record-ignored", {}, { file: ".gitignore", line, column: 1 });
  const record = text === undefined ? undefined : parseRecord(text, log);
  return text === undefined || record === undefined ? undefined : { text, record };
};
