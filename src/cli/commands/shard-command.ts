import { resolve } from "node:path";
import type { Command } from "commander";
import { build } from "../../build/build.js";
import { packShard, readShards } from "../../cache/shard-folder.js";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { hostNames } from "../../model/hosts/serving.js";
import { formatShard, type Shard } from "../../model/shard.js";
import { formatDuration, formatQuantity } from "../../report/format-table.js";
import { formatTiming } from "../../report/format-timing.js";
import { effects } from "../effects.js";
import { exitCodes } from "../exit-codes.js";
import { buildDay } from "../options/build-day.js";
import type { OwnedProcess } from "../process/own-process.js";
import { printJson } from "../terminal/print-json.js";
import { printProblems } from "../terminal/print-problems.js";
import { shownPath } from "../terminal/shown-path.js";
import { print, styleOf } from "../terminal/terminal.js";
import { type BuildFlags, type BuildProcess, printWait, runBuild } from "./build-command.js";
import { ShardCollector } from "./shard-build.js";

interface ShardFlags extends BuildFlags {
  readonly shard: Shard;
}

/**
 * Builds one shard of the pages and writes the results. `merge` reports the problems of all pages together; here, only problems that prevent
 * writing are reported.
 */
export async function runShard(
  flags: ShardFlags,
  command: Command,
  owned: OwnedProcess | undefined,
): Promise<number> {
  const { root, base, host, shard, strict = false, force = false, offline = false, json = false } = flags;
  const today = buildDay(flags.today);
  const out = command.getOptionValueSource("out") === "default" ? `shard-${shard.index}` : flags.out;
  const outDir = resolve(root, out);
  const log = new Diagnostics();
  await effects.commit.prepare(outDir, { root: resolve(root), onWait: printWait, log });
  const collector = new ShardCollector({ base, host, today });
  const { watchSideEffects } = owned ?? {};
  const asked = {
    root,
    outDir: out,
    base,
    host,
    today,
    shard,
    offline,
    drafts: collector.drafts,
    watchSideEffects,
  };
  // A strict build also checks the pages in React's development mode.
  const result = log.hasErrors
    ? undefined
    : await build({ ...asked, write: false, developmentMode: strict }, collector.effects(effects));
  const { inputs } = collector;
  if (inputs) {
    // Failures outside of pages have to be repeated by the command that reports them.
    const isAlone = result?.tree !== undefined && result.diagnostics.length === 0;
    const tree = packShard(collector.list({ withPages: isAlone }), { shard, inputs });
    await effects.commit.write(tree, outDir, { force, onWait: printWait, onFile: () => {}, log });
  } else log.take(result?.diagnostics ?? []);
  const diagnostics = log.sorted();
  const ok = inputs !== undefined && diagnostics.length === 0;
  const pages = ok ? (result?.tree?.pages.length ?? 0) : 0;
  const timing = result?.timing ?? [];
  if (json) {
    printJson({ ok, outDir, shard: formatShard(shard), pages, diagnostics, timing });
    return ok ? exitCodes.ok : exitCodes.errors;
  }
  const style = styleOf(1);
  if (flags.timing) print(formatTiming(timing, style));
  if (ok) {
    const count = formatQuantity(pages, "page");
    print(
      `${style.green("✓")} shard ${formatShard(shard)}: ${count} in ${formatDuration(performance.now())}`,
    );
    print(style.dim(`  next: pass ${shownPath(outDir)} to handbill merge, which also checks the pages`));
    return exitCodes.ok;
  }
  printProblems(diagnostics, root, "nothing was written");
  return exitCodes.errors;
}

type MergeFlags = Omit<BuildFlags, "base" | "host" | "today">;

/** Merges shards: a build that uses the results of all of them, and makes the files that need all pages. */
export async function runMerge(
  folders: readonly string[],
  flags: MergeFlags,
  running: BuildProcess,
): Promise<number> {
  const diagnostics = new Diagnostics();
  const shards = readShards(resolve(flags.root), folders, diagnostics);
  // The settings of the first shard; the others are compared with it.
  const { base = "", host, day } = shards[0]?.inputs ?? {};
  const known = hostNames.find((name) => name === host);
  const asked = { ...(base !== "" && { base }), ...(known && { host: known }), today: buildDay(day) };
  return await runBuild({ ...flags, ...asked }, { ...running, joined: { shards, diagnostics } });
}
