import { resolve } from "node:path";
import type { Command } from "commander";
import { build } from "../../build/build.js";
import { cacheVersions } from "../../cache/open-store.js";
import { importShards, readSettings, ShardCollector } from "../../cache/shards.js";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { hostNames } from "../../model/hosts/serving.js";
import { formatShard, type Shard } from "../../model/shard.js";
import { formatDuration, formatQuantity } from "../../report/format-table.js";
import { effects } from "../effects.js";
import { buildDay } from "../options/build-day.js";
import { lib } from "../past-builds/past-builds.js";
import type { OwnedProcess } from "../process/own-process.js";
import { finish } from "../terminal/print-results.js";
import { shownPath } from "../terminal/shown-path.js";
import { print, styleOf } from "../terminal/terminal.js";
import { type BuildFlags, type BuildProcess, printWait, runBuild } from "./build-command.js";

/**
 * Builds one shard of the pages and writes the results. `merge` reports the problems of all pages together; here, only problems that prevent
 * writing are reported.
 */
export async function runShard(
  flags: BuildFlags & { readonly shard: Shard },
  command: Command,
  owned: OwnedProcess | undefined,
): Promise<number> {
  const { root, base, host, shard, force = false, offline = false, json } = flags;
  const today = buildDay(flags.today);
  const out = command.getOptionValueSource("out") === "default" ? `shard-${shard.index}` : flags.out;
  const outDir = resolve(root, out);
  const log = new Diagnostics();
  await effects.commit.prepare(outDir, { root: resolve(root), onWait: printWait, log });
  const collector = new ShardCollector(cacheVersions(lib));
  const { watchSideEffects } = owned ?? {};
  const options = { root, outDir: out, base, host, today, shard, offline, write: false, watchSideEffects };
  const collecting = { ...effects, openStore: (root: string) => collector.follow(effects.openStore(root)) };
  const result = log.hasErrors ? undefined : await build(options, collecting);
  if (result?.tree) {
    const tree = collector.list({ base, host, today });
    await effects.commit.write(tree, outDir, { force, onWait: printWait, onFile: () => {}, log });
  } else log.take(result?.diagnostics ?? []);
  const diagnostics = log.sorted();
  const ok = diagnostics.length === 0;
  const pages = ok ? (result?.tree?.pages.length ?? 0) : 0;
  const timing = result?.timing ?? [];
  const ended = { ok, outDir, shard: formatShard(shard), pages, diagnostics, timing };
  return finish(ended, { json, root, consequence: "nothing was written" }, () => {
    const style = styleOf(1);
    const count = formatQuantity(pages, "page");
    print(
      `${style.green("✓")} shard ${formatShard(shard)}: ${count} in ${formatDuration(performance.now())}`,
    );
    print(style.dim(`  next: pass ${shownPath(outDir)} to handbill merge, which also checks the pages`));
  });
}

/** Merges shards: a build with the cache entries of all of them, and the settings of the first. */
export async function runMerge(
  names: readonly string[],
  flags: Omit<BuildFlags, "base" | "host" | "today">,
  running: BuildProcess,
): Promise<number> {
  const root = resolve(flags.root);
  const log = new Diagnostics();
  const folders = names.map((name) => resolve(root, name));
  const [settings] = folders.map((folder, index) => readSettings(folder, names[index] ?? folder, log));
  if (!settings || log.hasErrors) {
    const failed = { ok: false, diagnostics: log.sorted() };
    return finish(
      failed,
      { json: flags.json, root: flags.root, consequence: "nothing was written" },
      () => {},
    );
  }
  importShards(root, folders);
  const { base, host, today } = settings;
  const known = hostNames.find((name) => name === host);
  return await runBuild(
    { ...flags, ...(base !== undefined && { base }), ...(known && { host: known }), today },
    running,
  );
}
