import { derive } from "../derive/derive.js";
import { type DevelopmentTask, explainThrown } from "../development/development.js";
import { Diagnostics, type Place } from "../diagnostics/diagnostics.js";
import type { FoundRecord } from "../effects/effects.js";
import type { Draft } from "../model/pages/page.js";
import { plainRoute, type Route } from "../model/pages/route.js";
import type { Project } from "../model/project.js";
import { configFile } from "../model/project-files.js";
import { isInShard, type Shard } from "../model/shard.js";
import type { DeadCode } from "../render/react-modules.js";
import type { BuildContext } from "./build-options.js";
import { earlyPages } from "./early-pages.js";
import type { FinishedPages, PlannedBuild, RenderedPages, Renderers } from "./step-results.js";

interface PlannedRendering {
  readonly plan: PlannedBuild;
  readonly renderers: Renderers;
}

/** Passes the planned site to callers that need some pages before all are made. */
export async function showPlanned(
  { plan, renderers, record }: PlannedRendering & { readonly record: FoundRecord | undefined },
  { options, code }: BuildContext,
): Promise<void> {
  const { project, routePaths, originals } = plan;
  const { site, inputs, fonts } = project;
  const lastFonts = fonts.length > 0 ? renderers.fontSubsets?.last : [];
  const { onPlanned, devScript } = options.live ?? {};
  if (!onPlanned || !lastFonts) return;
  const page = earlyPages({ ...plan, ...renderers, record: record?.record ?? [], lastFonts, devScript });
  await onPlanned({ site, routePaths, originals, page, inputs, placeOf: code.placeOf });
}

/** Renders drafts of all pages. Reports what they threw, together with the explanation of React's development mode. */
export async function renderPages(
  { plan, renderers }: PlannedRendering,
  { options, effects, code, log }: BuildContext,
): Promise<RenderedPages> {
  const { project, bundle, siteRuntime, routes, legal } = plan;
  const { root, shard } = options;
  const diagnostics = new Diagnostics();
  const chosen = shard ? chooseRoutes(routes, shard, slugsOf(project)) : routes;
  const rendered = await renderers.renderer.renderAll(chosen, diagnostics);
  code.reportChangedBuiltins(undefined, log);
  reportDeadCode(siteRuntime.drainDeadCode(), code.placeOf, log);
  const { site, sites, collections, messages } = project;
  const shared = { site, sites, addresses: renderers.addresses, legal, collections, messages };
  // Pages that handbill made itself are in no bundle of the site's code.
  const ofSite = () => routes.filter(({ module }) => module.sourceFile !== configFile);
  const task = (): DevelopmentTask => ({ bundle, root, ...shared, routes: ofSite().map(plainRoute) });
  const problems = diagnostics.sorted();
  log.take(shard ? problems : await explainThrown(problems, task, effects.startThread));
  return { ...rendered, developmentTask: task };
}

/**
 * The routes of a shard. A page that shows a document is in the document's shard, so that a shard reads few other documents. The
 * document is recognised by its slug, usually the value of a route parameter.
 */
function chooseRoutes(routes: readonly Route[], shard: Shard, slugs: ReadonlySet<string>): Route[] {
  return routes.filter(({ params, pagePath }) => {
    const shown = Object.values(params).find((value) => slugs.has(value));
    return isInShard(shown ?? pagePath, shard);
  });
}

/** Reports browser code that ran at build time, but only in the author's own files, because packages may contain such code. */
function reportDeadCode(
  deadCode: readonly DeadCode[],
  placeOf: (thrown: unknown) => Place,
  log: Diagnostics,
): void {
  for (const { what, error } of deadCode) {
    const { stack: _, ...place } = placeOf(error);
    if (place.file === undefined) continue;
    if (what === "0") log.add("check/leftover", { words: what, text: what }, place);
    else if (what.startsWith("<")) log.add("check/leftover", { words: "undefined", text: what }, place);
    else if (what.startsWith("class "))
      log.add("read/unstyled-class", { names: what.slice(6), near: undefined }, place);
    else log.add("render/dead-code", { what }, place);
  }
}

/** Derives the files that depend on all pages, and fills in the heads that name them. */
export async function finishPages(
  drafts: readonly Draft[],
  { plan, renderers }: PlannedRendering,
  { options, watch, log }: BuildContext,
): Promise<FinishedPages> {
  watch.begin("derive");
  const { devScript, scheduler } = options.live ?? {};
  await scheduler?.yield();
  const cards = await renderers.renderCards(drafts, log);
  const unrendered = unrenderedOf(plan, drafts);
  const derived = derive({ ...plan.deriving, pages: drafts, unrendered, cards }, log);
  const filling = { project: plan.project, devScript, headOf: derived.headOf, scheduler };
  const { pages, fonts, used } = await renderers.rendering.fillHeads(drafts, filling, log);
  if (renderers.fontSubsets) renderers.fontSubsets.last = used;
  return { pages, fonts, derived };
}

export function unrenderedOf({ routes }: PlannedBuild, pages: readonly Pick<Draft, "route">[]): string[] {
  const rendered = new Set(pages.map(({ route }) => route));
  return routes.filter((route) => !rendered.has(route)).map(({ routePath }) => routePath);
}

const slugsOf = ({ legal, collections }: Pick<Project, "legal" | "collections">) =>
  new Set([...legal, ...Object.values(collections).flat()].map(({ slug }) => slug));
