import { resolve } from "node:path";
import type { Command } from "commander";
import { build } from "../../build/build.js";
import { packPart, readParts } from "../../cache/part-folder.js";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { hostNames } from "../../model/hosts/serving.js";
import { formatPart, type Part } from "../../model/part.js";
import { diagnosticJson } from "../../report/format-json.js";
import { formatDuration, formatNumber } from "../../report/format-table.js";
import { formatTiming } from "../../report/format-timing.js";
import { effects } from "../effects.js";
import { exitCodes } from "../exit-codes.js";
import { buildDay } from "../options/build-day.js";
import type { OwnedProcess } from "../process/own-process.js";
import { printProblems } from "../terminal/print-problems.js";
import { shownPath } from "../terminal/shown-path.js";
import { print, styleOf } from "../terminal/terminal.js";
import { type BuildFlags, type BuildProcess, printWait, runBuild } from "./build-command.js";
import { PartCollector } from "./part-build.js";

export interface ShardFlags extends BuildFlags {
  readonly shard: Part;
}

/**
 * Builds a part of the pages and writes the results. `merge` reports the problems of all pages together; here, only problems that prevent
 * writing are reported.
 */
export async function runShard(
  flags: ShardFlags,
  command: Command,
  owned: OwnedProcess | undefined,
): Promise<number> {
  const {
    root,
    base,
    host,
    shard: part,
    strict = false,
    force = false,
    offline = false,
    json = false,
  } = flags;
  const today = buildDay(flags.today);
  const out = command.getOptionValueSource("out") === "default" ? `shard-${part.index}` : flags.out;
  const outDir = resolve(root, out);
  const log = new Diagnostics();
  await effects.commit.prepare(outDir, { root: resolve(root), onWait: printWait, log });
  const collector = new PartCollector({ base, host, today });
  const { watchSideEffects } = owned ?? {};
  const asked = {
    root,
    outDir: out,
    base,
    host,
    today,
    part,
    offline,
    drafts: collector.drafts,
    watchSideEffects,
  };
  // A strict build also runs the slow proofs.
  const result = log.hasErrors
    ? undefined
    : await build({ ...asked, write: false, prove: strict }, collector.effects(effects));
  const { makers } = collector;
  if (makers) {
    // Failures outside of pages have to be repeated by the command that reports them.
    const isAlone = result?.tree !== undefined && result.diagnostics.length === 0;
    const tree = packPart(collector.list({ withPages: isAlone }), { part, makers });
    await effects.commit.write(tree, outDir, { force, onWait: printWait, onFile: () => {}, log });
  } else log.take(result?.diagnostics ?? []);
  const found = log.sorted();
  const ok = makers !== undefined && found.length === 0;
  const pages = ok ? (result?.tree?.pages.length ?? 0) : 0;
  const timing = result?.timing ?? [];
  if (json) {
    const summary = {
      ok,
      outDir,
      shard: formatPart(part),
      pages,
      diagnostics: found.map(diagnosticJson),
      timing,
    };
    print(JSON.stringify(summary, undefined, 2));
    return ok ? exitCodes.ok : exitCodes.errors;
  }
  const style = styleOf(1);
  if (flags.timing) print(formatTiming(timing, style));
  if (ok) {
    const count = `${formatNumber(pages)} ${pages === 1 ? "page" : "pages"}`;
    print(`${style.green("✓")} shard ${formatPart(part)}: ${count} in ${formatDuration(performance.now())}`);
    print(style.dim(`  next: pass ${shownPath(outDir)} to handbill merge, which also checks the pages`));
    return exitCodes.ok;
  }
  printProblems(found, root, "nothing was written");
  return exitCodes.errors;
}

export type MergeFlags = Omit<BuildFlags, "base" | "host" | "today">;

/** Merges parts of a site: a build that uses the results of all parts, and makes the files that need all pages. */
export async function runMerge(
  folders: readonly string[],
  flags: MergeFlags,
  running: BuildProcess,
): Promise<number> {
  const found = new Diagnostics();
  const parts = readParts(resolve(flags.root), folders, found);
  // The settings of the parts: the other parts are compared with the first.
  const { base = "", host, day } = parts[0]?.makers ?? {};
  const known = hostNames.find((name) => name === host);
  const asked = { ...(base !== "" && { base }), ...(known && { host: known }), today: buildDay(day) };
  return await runBuild({ ...flags, ...asked }, { ...running, joined: { parts, found } });
}
