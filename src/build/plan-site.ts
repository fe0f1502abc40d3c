import { resolve } from "node:path";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { FoundRecord } from "../effects/effects.js";
import { planRedirects } from "../plan/plan-redirects.js";
import { planAll } from "../plan/plan-routes.js";
import type { BuildContext } from "./build-options.js";
import { findHost } from "./own-parts.js";
import { openRecord } from "./record.js";
import type { PlannedBuild, ReadSite } from "./step-results.js";

/** Refuses an output folder that must not be replaced; returns the record of URLs for the site. */
export async function openOutput({
  options,
  effects,
  watch,
  log,
}: BuildContext): Promise<FoundRecord | undefined> {
  const { root, outDir, write, record, live, onWait = () => {} } = options;
  watch.begin("read");
  live?.cache?.begin(live.changed);
  if (write) await effects.commit.prepare(resolve(root, outDir), { root, onWait, log });
  return openRecord(effects.read.record, root, { use: record, log });
}

/** Reads the project, and provides handbill's modules to its code. */
export async function readSite({
  options,
  effects,
  code,
  store,
  onSite,
  log,
}: BuildContext): Promise<ReadSite> {
  const { root, base, host, today, shard, offline = false } = options;
  const { startThread, clock } = effects;
  const siteRuntime = await effects.loadRuntime();
  const reading = { root, base, host, today, shard, offline, cache: options.live?.cache };
  const { project, bundle } = await effects.read.project(
    { ...reading, code, store, startThread, clock },
    siteRuntime,
    log,
  );
  onSite(project.site);
  return { project, bundle, siteRuntime };
}

/** Plans pages and redirects. This is the first gate: errors so far end the build. */
export async function planSite(read: ReadSite, context: BuildContext): Promise<PlannedBuild> {
  const { options, effects, code, watch, log } = context;
  watch.begin("plan");
  const { today } = options;
  const { site, sites, collections, assets, publicFiles } = read.project;
  const planning = { today, limit: effects.limit, placeOf: code.placeOf, log };
  const { routes, legal } = await planAll(read.project, planning);
  const host = findHost(read.project, context);
  const originals = [...assets, ...publicFiles];
  const routePaths = routes.map(({ routePath }) => routePath);
  const misled = new Diagnostics();
  const redirects = planRedirects({ site, host, routePaths, files: namesOf(originals) }, misled);
  const isPlanned = !log.hasErrors;
  log.take(misled.sorted());
  // Rendering needs no redirects, and some of their mistakes only show when all files are known.
  if (!isPlanned) log.stopOnErrors();
  const deriving = { site, sites, host, legal, collections, redirects, publicFiles, today };
  return { ...read, routes, routePaths, legal, originals, redirects, deriving };
}

export const namesOf = (files: readonly { readonly outputFile: string }[]): ReadonlySet<string> =>
  new Set(files.map(({ outputFile }) => outputFile));
