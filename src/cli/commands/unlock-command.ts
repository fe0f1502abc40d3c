import { resolve } from "node:path";
import { build } from "../../build/build.js";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { formatRecord, recordFile } from "../../model/addresses/address-record.js";
import { releaseAddresses } from "../../plan/release-addresses.js";
import { formatCount, formatDiagnostics } from "../../report/format-diagnostics.js";
import { diagnosticJson } from "../../report/format-json.js";
import { effects } from "../effects.js";
import { exitCodes } from "../exit-codes.js";
import { buildDay } from "../options/build-day.js";
import type { OwnedProcess } from "../process/own-process.js";
import { print, printError, styleOf } from "../terminal/terminal.js";
import type { LockFlags } from "./lock-command.js";

export interface UnlockFlags extends LockFlags {
  reason: string;
}

/** `handbill unlock`: removes URLs from the record, and records the reason. */
export async function runUnlock(
  addresses: readonly string[],
  { json, ...flags }: UnlockFlags,
  owned: OwnedProcess | undefined,
): Promise<number> {
  const log = new Diagnostics();
  const given = await release(addresses, flags, { owned, log });
  const found = log.sorted();
  const ok = found.length === 0;
  const released = ok ? given : [];
  const style = styleOf(ok ? 1 : 2);
  if (json) print(JSON.stringify({ ok, released, diagnostics: found.map(diagnosticJson) }, undefined, 2));
  else if (ok)
    for (const address of released) print(`${style.green("✓")} removed ${address} from handbill.lock`);
  else {
    printError(formatDiagnostics(found, style));
    printError(`${style.red("✗")} ${formatCount(found)}; handbill.lock was not changed`);
  }
  return ok ? exitCodes.ok : exitCodes.errors;
}

async function release(
  addresses: readonly string[],
  { root, reason, today }: UnlockFlags,
  { owned, log }: { owned: OwnedProcess | undefined; log: Diagnostics },
): Promise<readonly string[]> {
  const before = effects.read.record(resolve(root), log);
  if (!before && !log.hasErrors) log.add("run/no-record", {}, { file: recordFile });
  if (!before) return [];
  const day = buildDay(today);
  const beside = owned && { watchSideEffects: owned.watchSideEffects };
  // Other problems of the site do not matter here: a lost URL is the reason to remove it.
  const { site, record } = await build(
    { root, outDir: "dist", write: false, today: day, ...beside },
    effects,
  );
  const context = { url: site?.url, has: new Set(record?.present), day, reason };
  const change = releaseAddresses(before.record, addresses, context, log);
  if (log.hasErrors) return [];
  const after = formatRecord(change.record);
  effects.commit.record(resolve(root), { before: before.text, after }, log);
  return change.released;
}
