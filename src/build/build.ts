import { resolve } from "node:path";
import { overrideSeverities, type Silenced } from "../check/override-severities.js";
import { Diagnostics, Stopped, sortDiagnostics } from "../diagnostics/diagnostics.js";
import { placeDiagnostics } from "../diagnostics/place/place-diagnostics.js";
import { placeOfThrown } from "../diagnostics/place/thrown.js";
import { reportSideEffects } from "../diagnostics/report-side-effects.js";
import { SiteCode } from "../effects/site-code.js";
import { Stopwatch } from "../effects/stopwatch.js";
import type { Tree } from "../model/pages/tree.js";
import type { Site } from "../model/site/site.js";
import { Proof } from "../prove/proof.js";
import type { BuildContext, BuildOptions, BuildResult, FlowEffects } from "./build-options.js";
import { checkPages } from "./check-pages.js";
import { makeFiles, makeTree } from "./make-tree.js";
import { openDrawing } from "./open-drawing.js";
import { openOutput, planSite, readSite } from "./plan-site.js";
import { publish } from "./publish.js";
import { compareRecord, followAnchors } from "./record.js";
import { finishPages, renderPages, showPlanned } from "./render-pages.js";

type Built = Pick<
  BuildResult,
  | "site"
  | "legal"
  | "tree"
  | "hostFiles"
  | "checked"
  | "silenced"
  | "lost"
  | "record"
  | "written"
  | "inputs"
  | "dataUntil"
  | "placeOf"
>;

/**
 * The whole flow, from top to bottom: read, plan, render, derive, encode, check, commit. Mistakes of the author are returned as
 * diagnostics; anything thrown is a bug.
 */
export async function build(options: BuildOptions, effects: FlowEffects): Promise<BuildResult> {
  const log = new Diagnostics();
  const watch = new Stopwatch(effects.clock, options.onStep);
  const root = resolve(options.root);
  const code = new SiteCode(effects.code, (thrown, bundle) => placeOfThrown(thrown, bundle, root));
  const store = effects.openStore(root);
  const proof = options.prove ? new Proof(store, effects) : undefined;
  let known: Site | undefined;
  let built: Built = {
    site: undefined,
    legal: [],
    tree: undefined,
    hostFiles: [],
    checked: undefined,
    silenced: [],
    lost: [],
    record: undefined,
    written: false,
    inputs: [],
    placeOf: code.placeOf,
  };
  try {
    const onSite = (site: Site) => {
      known = site;
    };
    built = await run({
      options: { ...options, root },
      log,
      watch,
      store,
      proof,
      code,
      effects,
      onSite,
    });
  } catch (stop) {
    if (!(stop instanceof Stopped)) throw stop;
    await reportSideEffects(options.watchSideEffects, code, log);
    built = { ...built, silenced: settle(log, known) };
  } finally {
    await proof?.close();
    store.settle();
  }
  const diagnostics = await placeDiagnostics(log.sorted(), (file) => effects.read.source(root, file));
  const ok = !log.hasErrors && !(options.strict && diagnostics.length > 0);
  return { ...built, ok, diagnostics, timing: watch.laps, development: proof?.development };
}

/** Applies the severities of the config; returns the findings that it silences. */
function settle(log: Diagnostics, site: Site | undefined): readonly Silenced[] {
  const { diagnostics, silenced } = overrideSeverities(log.distinct(), site);
  log.replaceBy(sortDiagnostics(diagnostics));
  return silenced;
}

/** Runs the steps of a build; each passes its result to the next. */
async function run(context: BuildContext): Promise<Built> {
  const { options, code, log } = context;
  const before = await openOutput(context);
  const plan = await planSite(await readSite(context), context);
  const drawing = await openDrawing(plan, context);
  await showPlanned({ plan, drawing, record: before }, context);
  const rendered = await renderPages({ plan, drawing }, context);
  const found = new Diagnostics();
  const following = { record: before?.record, use: options.record };
  const { drafts, ...followed } = followAnchors(rendered.drafts, following, found);
  const finished = await finishPages(drafts, { plan, drawing }, context);
  const files = await makeFiles({ plan, rendered, finished }, context);
  const { tree, hostFiles } = makeTree({ plan, pages: finished.pages, files }, context);
  const { site, host } = plan.deriving;
  const { routePaths, redirects, legal } = plan;
  const recorded = { site, tree, routePaths, redirects, host, followed };
  const record = compareRecord(before, recorded, { use: options.record, log });
  log.take(found.sorted());
  await showTree({ site, tree }, context);
  const checked = await checkPages({ plan, tree, again: rendered.again }, context);
  const silenced = settle(log, site);
  const published = await publish({ tree, before, record }, context);
  options.cache?.sweep();
  const { inputs, data } = plan.project;
  return {
    site,
    legal,
    tree,
    hostFiles,
    checked,
    silenced,
    record,
    inputs,
    dataUntil: data?.until,
    placeOf: code.placeOf,
    ...published,
  };
}

/** Passes a tree without errors to the server before it is checked. */
async function showTree(built: { readonly site: Site; readonly tree: Tree }, { options, log }: BuildContext) {
  if (log.hasErrors || !options.onTree) return;
  options.onTree(built);
  await options.turns?.next();
}
