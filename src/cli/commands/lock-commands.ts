import { resolve } from "node:path";
import { build } from "../../build/build.js";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { formatRecord, recordFile } from "../../model/addresses/address-record.js";
import { releaseAddresses } from "../../plan/release-addresses.js";
import { formatRecorded } from "../../report/format-notes.js";
import { effects } from "../effects.js";
import { buildDay } from "../options/build-day.js";
import type { OwnedProcess } from "../process/own-process.js";
import { finish } from "../terminal/print-results.js";
import { print, styleOf } from "../terminal/terminal.js";

interface LockFlags {
  root: string;
  json?: boolean;
  today?: string;
}

interface UnlockFlags extends LockFlags {
  reason: string;
}

/** `handbill lock`: starts the record of published URLs with the site's current ones. */
export async function runLock(flags: LockFlags, owned: OwnedProcess | undefined): Promise<number> {
  const { root, json } = flags;
  const { record, diagnostics } = await build({ ...optionsOf(flags, owned), record: "create" }, effects);
  const log = new Diagnostics();
  log.take(diagnostics.filter(({ severity }) => severity === "error"));
  if (record?.before && record.before.record.length > 0) log.add("run/has-record", {}, { file: recordFile });
  if (!log.hasErrors && record?.text !== undefined)
    effects.commit.record(resolve(root), { before: record.before?.text, after: record.text }, log);
  const recorded = log.hasErrors ? [] : (record?.added ?? []);
  const result = { ok: !log.hasErrors, recorded, diagnostics: log.sorted() };
  return finish(result, { json, root, consequence: "nothing was written" }, () =>
    print(formatRecorded(recorded, styleOf(1))),
  );
}

/** `handbill unlock`: removes URLs from the record, and records the reason. */
export async function runUnlock(
  addresses: readonly string[],
  flags: UnlockFlags,
  owned: OwnedProcess | undefined,
): Promise<number> {
  const { root, json } = flags;
  const log = new Diagnostics();
  const given = await release(addresses, flags, { owned, log });
  const released = log.hasErrors ? [] : given;
  const result = { ok: !log.hasErrors, released, diagnostics: log.sorted() };
  return finish(result, { json, root, consequence: "handbill.lock was not changed" }, () => {
    const mark = styleOf(1).green("✓");
    for (const address of released) print(`${mark} removed ${address} from handbill.lock`);
  });
}

async function release(
  addresses: readonly string[],
  flags: UnlockFlags,
  { owned, log }: { owned: OwnedProcess | undefined; log: Diagnostics },
): Promise<readonly string[]> {
  const root = resolve(flags.root);
  const before = effects.read.record(root, log);
  if (!before && !log.hasErrors) log.add("run/no-record", {}, { file: recordFile });
  if (!before) return [];
  const options = optionsOf(flags, owned);
  // Other problems of the site do not matter here: a lost URL is the reason to remove it.
  const { site, record } = await build(options, effects);
  const { reason } = flags;
  const context = { url: site?.url, has: new Set(record?.present), day: options.today, reason };
  const change = releaseAddresses(before.record, addresses, context, log);
  if (log.hasErrors) return [];
  effects.commit.record(root, { before: before.text, after: formatRecord(change.record) }, log);
  return change.released;
}

const optionsOf = ({ root, today }: LockFlags, owned: OwnedProcess | undefined) => ({
  ...{ root, outDir: "dist", write: false, today: buildDay(today) },
  watchSideEffects: owned?.watchSideEffects,
});
