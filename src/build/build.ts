import { resolve } from "node:path";
import { hideConsequences } from "../check/hide-consequences.js";
import { overrideSeverities } from "../check/override-severities.js";
import { Diagnostics, Stopped, sortDiagnostics } from "../diagnostics/diagnostics.js";
import { placeDiagnostics } from "../diagnostics/place/place-diagnostics.js";
import { placeOfThrown } from "../diagnostics/place/thrown.js";
import { reportSideEffects } from "../diagnostics/report-side-effects.js";
import { SiteCode } from "../effects/site-code.js";
import { Stopwatch } from "../effects/stopwatch.js";
import type { Silenced } from "../model/config/site-config.js";
import type { Site } from "../model/site/site.js";
import type { BuildContext, BuildOptions, BuildResult, FlowEffects } from "./build-options.js";
import { checkPages } from "./check-pages.js";
import { makeFiles, makeTree, publish, showTree } from "./make-tree.js";
import { openRenderers } from "./open-renderers.js";
import { openOutput, planSite, readSite } from "./plan-site.js";
import { compareRecord, followRecord } from "./record.js";
import { finishPages, renderPages, showPlanned } from "./render-pages.js";

type Built = Omit<BuildResult, "ok" | "diagnostics" | "timing" | "placeOf">;

const nothing: Built = {
  site: undefined,
  legal: [],
  tree: undefined,
  hostTitle: undefined,
  hostFiles: [],
  checked: undefined,
  silenced: [],
  lost: [],
  record: undefined,
  written: false,
  inputs: [],
  development: undefined,
};

/**
 * The whole flow, from top to bottom: read, plan, render, derive, media, check, output. Mistakes of the author are returned as
 * diagnostics; anything thrown is a bug.
 */
export async function build(options: BuildOptions, effects: FlowEffects): Promise<BuildResult> {
  const log = new Diagnostics();
  const watch = new Stopwatch(effects.clock, options.onStep);
  const root = resolve(options.root);
  const code = new SiteCode(effects.code, (thrown, bundle) => placeOfThrown(thrown, bundle, root));
  const store = effects.openStore(root);
  const listShown = () => placeDiagnostics(log.sorted(), (file) => effects.read.source(root, file));
  const context = {
    options: { ...options, root },
    log,
    watch,
    store,
    code,
    effects,
    listShown,
  };
  let site: Site | undefined;
  const onSite = (read: Site) => {
    site = read;
  };
  let built = nothing;
  try {
    built = await run({ ...context, onSite });
    options.live?.cache?.sweep();
  } catch (stop) {
    if (!(stop instanceof Stopped)) throw stop;
    await reportSideEffects(options.watchSideEffects, code, log);
    built = { ...nothing, silenced: settle(log, site) };
  } finally {
    store.settle();
  }
  const diagnostics = await listShown();
  const ok = !log.hasErrors && !(options.strict && diagnostics.length > 0);
  const { placeOf } = code;
  return { ...built, ok, diagnostics, placeOf, timing: watch.laps };
}

async function run(context: BuildContext): Promise<Built> {
  const { options, log } = context;
  const before = await openOutput(context);
  const plan = await planSite(await readSite(context), context);
  const renderers = await openRenderers(plan, context);
  await showPlanned({ plan, renderers, record: before }, context);
  const rendered = await renderPages({ plan, renderers }, context);
  const followed = followRecord(before, rendered.drafts);
  const finished = await finishPages(followed.drafts, { plan, renderers }, context);
  const files = await makeFiles({ plan, rendered, finished }, context);
  const { tree, hostFiles } = makeTree({ plan, pages: finished.pages, files }, context);
  const record = compareRecord(before, { plan, tree, followed }, { use: options.record, log });
  await showTree({ plan, tree }, context);
  const { checked, development } = await checkPages(
    { plan, tree, developmentTask: rendered.developmentTask },
    context,
  );
  const silenced = settle(log, plan.project.site);
  const published = await publish({ tree, before, record }, context);
  const { site, inputs, data } = plan.project;
  const { legal } = plan;
  if (!log.hasErrors) data?.save();
  const hostTitle = plan.deriving.host.title;
  const result = { site, legal, tree, hostTitle, hostFiles, checked, silenced, record, inputs, development };
  return { ...result, dataUntil: data?.until, ...published };
}

/** Applies the severities of the config; returns the findings that it silences. A silenced finding hides no other. */
function settle(log: Diagnostics, site: Site | undefined): readonly Silenced[] {
  const { diagnostics, silenced } = overrideSeverities(log.distinct(), site);
  log.replaceBy(sortDiagnostics(hideConsequences(diagnostics)));
  return silenced;
}
