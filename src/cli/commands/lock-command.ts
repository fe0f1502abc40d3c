import { resolve } from "node:path";
import { build } from "../../build/build.js";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { recordFile } from "../../model/addresses/address-record.js";
import { formatCount, formatDiagnostics } from "../../report/format-diagnostics.js";
import { diagnosticJson } from "../../report/format-json.js";
import { formatRecorded } from "../../report/format-notes.js";
import { effects } from "../effects.js";
import { exitCodes } from "../exit-codes.js";
import { buildDay } from "../options/build-day.js";
import type { OwnedProcess } from "../process/own-process.js";
import { print, printError, styleOf } from "../terminal/terminal.js";

export interface LockFlags {
  root: string;
  json?: boolean;
  today?: string;
}

/** `handbill lock`: starts the record of published URLs with the site's current ones. */
export async function runLock(
  { root, json, today }: LockFlags,
  owned: OwnedProcess | undefined,
): Promise<number> {
  const beside = owned && { watchSideEffects: owned.watchSideEffects };
  const options = { root, outDir: "dist", write: false, today: buildDay(today), ...beside };
  const { record, diagnostics } = await build({ ...options, record: "begin" }, effects);
  const log = new Diagnostics();
  log.take(diagnostics.filter(({ severity }) => severity === "error"));
  if (record?.before && record.before.record.length > 0) log.add("run/has-record", {}, { file: recordFile });
  if (!log.hasErrors && record?.text !== undefined)
    effects.commit.record(resolve(root), { before: record.before?.text, after: record.text }, log);
  const found = log.sorted();
  const ok = found.length === 0;
  const recorded = ok ? (record?.added ?? []) : [];
  if (json) print(JSON.stringify({ ok, recorded, diagnostics: found.map(diagnosticJson) }, undefined, 2));
  else if (ok) print(formatRecorded(recorded, styleOf(1)));
  else {
    printError(formatDiagnostics(found, styleOf(2)));
    printError(`${styleOf(2).red("✗")} ${formatCount(found)}; nothing was written`);
  }
  return ok ? exitCodes.ok : exitCodes.errors;
}
