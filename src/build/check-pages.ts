import { checkTree, readTree, rulesOfPages } from "../check/check-tree.js";
import type { PageFindings } from "../check/findings/inspect-pages.js";
import type { CheckedSite } from "../check/rule.js";
import { linkRules, rules } from "../check/rules.js";
import { checkInDevelopment, type DevelopmentResult } from "../development/development.js";
import { reportSideEffects } from "../diagnostics/report-side-effects.js";
import { packOf } from "../effects/packs.js";
import type { Tree } from "../model/pages/tree.js";
import type { BuildContext } from "./build-options.js";
import { runOwnRules } from "./own-parts.js";
import { unrenderedOf } from "./render-pages.js";
import type { PlannedBuild, RenderedPages } from "./step-results.js";

interface PlannedTree {
  readonly plan: PlannedBuild;
  readonly tree: Tree;
  readonly developmentTask: RenderedPages["developmentTask"];
}

/** Runs the rules over a tree, and checks them in React's development mode if that is on. Reports side effects of the site's code. */
export async function checkPages(
  { plan, tree, developmentTask }: PlannedTree,
  context: BuildContext,
): Promise<{ readonly checked: CheckedSite; readonly development: DevelopmentResult | undefined }> {
  const { options, effects, code, store, watch, log } = context;
  watch.begin("check");
  const { shard, today, live: { cache, scheduler } = {}, linksOnly } = options;
  const { project, legal } = plan;
  const { site, collections, drafts = [] } = project;
  const unrendered = unrenderedOf(plan, tree.pages);
  const samples = effects.read.samples();
  const written = project.legal;
  const facts = readTree(tree, { site, legal, written, collections, drafts, today, samples, unrendered });
  await scheduler?.yield();
  const isInDevelopment = options.developmentMode && !shard && !log.hasErrors;
  const inDevelopment = isInDevelopment
    ? checkInDevelopment(developmentTask(), facts.pages, { store, ...effects })
    : undefined;
  // If the rules throw first, its failure says nothing new.
  inDevelopment?.catch(() => {});
  const cached = packOf<PageFindings>(
    { kind: "pages", key: [linksOnly ? "links" : "all"] },
    { store, cache },
  );
  const chosen = linksOnly ? linkRules : rules;
  const checked = await checkTree(facts, shard ? rulesOfPages(chosen) : chosen, {
    ...{ scheduler, log, onPage: watch.progress, cached },
  });
  if (!linksOnly) runOwnRules({ plan, pages: tree.pages }, context);
  const development = await inDevelopment;
  log.take(development?.diagnostics ?? []);
  await reportSideEffects(options.watchSideEffects, code, log);
  // Findings about pages are reported for the whole site: some do not hold for one shard.
  if (shard) log.replaceBy(log.sorted().filter(({ code }) => code.startsWith("run/")));
  return { checked, development };
}
