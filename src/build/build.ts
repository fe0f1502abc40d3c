import { relative, resolve } from "node:path";
import { checkTreeInTurns, readTree, rulesOfPages } from "../check/check-tree.js";
import type { CachedFindings } from "../check/looks/findings-cache.js";
import { overrideSeverities, type Silenced } from "../check/override-severities.js";
import { linkRules, rules } from "../check/rules.js";
import { derive } from "../derive/derive.js";
import { Diagnostics, Stopped, sortDiagnostics } from "../diagnostics/diagnostics.js";
import { placeDiagnostics } from "../diagnostics/place/place-diagnostics.js";
import { placeOfThrown } from "../diagnostics/place/thrown.js";
import { reportBeside } from "../diagnostics/report-beside.js";
import { PendingTexts } from "../effects/late-texts.js";
import { SiteCode } from "../effects/site-code.js";
import { Stopwatch } from "../effects/stopwatch.js";
import { hostOf } from "../hosts/hosts.js";
import { reportRivalFiles } from "../hosts/rival-files.js";
import { reportStaleFiles } from "../hosts/stale-files.js";
import { tellHost } from "../hosts/tell-host.js";
import { posixPath } from "../model/addresses.js";
import { configFile } from "../model/config/config-file.js";
import type { Project } from "../model/project.js";
import { plainRoute } from "../model/route.js";
import type { Site } from "../model/site.js";
import { checkRedirects } from "../plan/check-redirects.js";
import { chooseRoutes } from "../plan/choose-routes.js";
import { growTree } from "../plan/grow-tree.js";
import { planAll } from "../plan/plan-all.js";
import { planRedirects } from "../plan/plan-redirects.js";
import { type DevelopmentTask, explainThrown } from "../prove/development.js";
import { Proof } from "../prove/proof.js";
import type { UsedFont } from "../render/plan-font-cuts.js";
import { reportDeadCode } from "../render/report-dead-code.js";
import type { BuildContext, BuildOptions, BuildResult, FlowEffects } from "./build-options.js";
import { earlyPages } from "./early-pages.js";
import { openPack } from "./keep-pages.js";
import { openDrawing } from "./open-drawing.js";
import { compareRecord, demandRecord, followAnchors } from "./record.js";

/** Fonts as they were cut for all pages by the build before. */
interface KeptCuts {
  last: readonly UsedFont[] | undefined;
}

type Made = Pick<
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
  | "placeOf"
>;

/** The whole flow, to be read from top to bottom: read, plan, render, derive, encode, check, commit. What is wrong comes back as data; a throw is a bug. */
export async function build(options: BuildOptions, effects: FlowEffects): Promise<BuildResult> {
  const log = new Diagnostics();
  const watch = new Stopwatch(effects.clock, options.onStep);
  const root = resolve(options.root);
  const code = new SiteCode(effects.code, (thrown, bundle) => placeOfThrown(thrown, bundle, root));
  const store = effects.openStore(root);
  const proof = options.prove ? new Proof(store, effects) : undefined;
  const texts = new PendingTexts();
  let known: Site | undefined;
  let made: Made = {
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
    const context = { log, watch, store, proof, code, effects, texts, onSite };
    made = await run({ ...options, root }, context);
  } catch (stop) {
    if (!(stop instanceof Stopped)) throw stop;
    await texts.settle(log);
    await reportBeside(options.watchBeside, code, log);
    made = { ...made, silenced: settle(log, known) };
  } finally {
    texts.close();
    await proof?.close();
    store.settle();
  }
  const diagnostics = await placeDiagnostics(log.sorted(), (file) => effects.read.source(root, file));
  const ok = !log.hasErrors && !(options.strict && diagnostics.length > 0);
  return { ...made, ok, diagnostics, timing: watch.laps, development: proof?.development };
}

/** Has the config's say in what was found; gives what it silences. */
function settle(log: Diagnostics, site: Site | undefined): readonly Silenced[] {
  const { diagnostics, silenced } = overrideSeverities(log.distinct(), site);
  log.replaceBy(sortDiagnostics(diagnostics));
  return silenced;
}

async function run(options: BuildOptions, context: BuildContext): Promise<Made> {
  const { log, watch, store, proof, code, effects, texts } = context;
  const { read, commit, startThread, limit } = effects;
  const { root, base, write, cache, devScript, part, today, turns, onWait = () => {} } = options;
  watch.begin("read");
  cache?.begin(options.changed);
  const outDir = resolve(root, options.outDir);
  if (write) await commit.prepare(outDir, { root, onWait, log });

  const kept = demandRecord(read.record, root, { use: options.record, log });
  const lender = await effects.lend();
  const { project, bundle } = await read.project(
    { root, base, host: options.host, cache, code, store, startThread, part, onLate: texts.begin },
    lender,
    log,
  );
  watch.begin("plan");
  context.onSite(project.site);
  const { placeOf } = code;
  const { site, sites, collections, messages, publicFiles, inputs } = project;
  const { routes, legal } = await planAll(project, { today, limit, placeOf, cache, log });
  const host = hostOf(project.site.host);
  const originals = [...project.assets, ...project.publicFiles];
  const routePaths = routes.map(({ routePath }) => routePath);
  const redirecting = { site: project.site, host, routePaths, configFile };
  const misled = new Diagnostics();
  const redirects = planRedirects({ ...redirecting, files: namesOf(originals) }, misled);
  const isPlanned = !log.hasErrors;
  log.take(misled.sorted());
  // Nothing that is rendered needs a redirect, and some of their mistakes show when all files are known.
  if (!isPlanned) log.stopOnErrors();
  watch.begin("render");
  const rendering = new Diagnostics();
  const deriving = { site, sites, host, legal, collections, redirects, publicFiles, today, configFile };
  const samples = read.samples();
  const asked = options.linksOnly ? linkRules : rules;
  const drawing = await openDrawing({ project, bundle, lender, routes, deriving }, options, context);
  const { renderer, addresses, drawCards } = drawing;
  const cuts = cache?.keep("cuts", (): KeptCuts => ({ last: undefined }));
  const lastFonts = project.fonts.length > 0 ? cuts?.last : [];
  if (options.onPlanned && lastFonts) {
    const record = kept?.record ?? [];
    const making = {
      project,
      routes,
      renderer,
      rendering: drawing.rendering,
      record,
      deriving,
      drawCards,
      lastFonts,
      devScript,
    };
    await options.onPlanned({ site, routePaths, originals, page: earlyPages(making), inputs, placeOf });
  }
  const chosen = part ? chooseRoutes(routes, part, slugsOf(project)) : routes;
  const { drafts: drawn, images, archives } = await renderer.all(chosen, rendering);
  // What is wrong with a text is told before anything of the pages that show it, as where all were there first.
  (await texts.settle(log)).stopOnErrors();
  code.reportChangedBuiltins(undefined, log);
  reportDeadCode(lender.takeDeadCode(), placeOf, log);
  const made = { site, sites, addresses, legal, collections, messages };
  // What handbill made itself is in no bundle of the site's code.
  const ofSite = () => routes.filter(({ module }) => module.sourceFile !== configFile);
  const again = (): DevelopmentTask => ({ bundle, root, ...made, routes: ofSite().map(plainRoute) });
  log.take(part ? rendering.sorted() : await explainThrown(rendering.sorted(), again, startThread));
  const following = new Diagnostics();
  const anchoring = { record: kept?.record, use: options.record };
  const { drafts, ...followed } = followAnchors(drawn, anchoring, following);
  watch.begin("derive");
  await turns?.next();
  const cards = await drawCards(drafts, log);
  const derived = derive({ ...deriving, pages: drafts, cards }, log);
  const { headOf } = derived;
  const { pages, fonts, used } = await drawing.rendering.fillHeads(
    drafts,
    { project, configFile, devScript, headOf, turns },
    log,
  );
  if (cuts) cuts.last = used;
  watch.begin("encode");
  await turns?.next();
  const { icons, cards: drawnCards } = derived;
  const asks = part
    ? { fonts: [], images, icons: [], cards: drawnCards, archives: [] }
    : { fonts, images: [...images, ...derived.asks], icons, cards: drawnCards, archives };
  const media = await effects.encode.media(asks, { root, fonts: project.fonts, originals, store }, log);
  const files = [...originals, ...media, ...derived.files];
  const folder = posixPath(relative(root, outDir));
  const told = tellHost({ site, host, pages, files, redirects, outDir: folder }, log);
  const { serving, hostFiles } = told;
  checkRedirects(redirects, { ...redirecting, files: namesOf([...files, ...told.files]) }, log);
  if (devScript === undefined) {
    const ofProject = { host, textOf: (path: string) => read.source(root, path) };
    reportStaleFiles(hostFiles, ofProject, log);
    reportRivalFiles(hostFiles, ofProject, log);
  }
  const tree = { ...growTree(pages, [...files, ...told.files], { host, log }), ...(serving && { serving }) };
  const recorded = { site, tree, routePaths, redirects, host, followed };
  const record = compareRecord(kept, recorded, { use: options.record, log });
  log.take(following.sorted());
  if (!log.hasErrors && options.onTree) {
    options.onTree({ site, tree });
    await turns?.next();
  }
  watch.begin("check");
  const rendered = new Set(pages.map(({ route }) => route));
  const unrendered = routes.filter((route) => !rendered.has(route)).map(({ routePath }) => routePath);
  const checking = {
    site,
    legal,
    written: project.legal,
    collections,
    configFile,
    today,
    samples,
    unrendered,
  };
  const facts = readTree(tree, checking);
  await turns?.next();
  const proving = log.hasErrors ? undefined : proof?.run(facts, part ? undefined : again());
  const cached = openPack<CachedFindings>([options.linksOnly ? "links" : "all"], { store, cache });
  const checked = await checkTreeInTurns(facts, part ? rulesOfPages(asked) : asked, {
    ...{ turns, log, onPage: watch.tell, cached },
  });
  log.take((await proving) ?? []);
  await reportBeside(options.watchBeside, code, log);
  // What is wrong with the pages is told when they are all there: some of it is not so then.
  if (part) log.replaceBy(log.sorted().filter(({ code }) => code.startsWith("run/")));
  const silenced = settle(log, site);
  const whole = !log.hasErrors && !(options.strict && log.sorted().length > 0);
  watch.begin("commit", { quietly: !write || !whole });
  const force = options.force ?? false;
  const lost =
    write && whole ? await commit.write(tree, outDir, { force, onWait, onFile: watch.tell, log }) : [];
  const written = write && whole && !log.hasErrors;
  if (written && options.record === "keep" && record?.text !== undefined)
    commit.record(root, { before: kept?.text, after: record.text }, log);
  watch.begin(undefined);
  cache?.sweep();
  return {
    site,
    legal,
    tree,
    hostFiles,
    checked,
    silenced,
    lost,
    record,
    written,
    inputs,
    placeOf,
  };
}

const slugsOf = ({ legal, collections }: Pick<Project, "legal" | "collections">) =>
  new Set([...legal, ...Object.values(collections).flat()].map(({ slug }) => slug));

const namesOf = (files: readonly { readonly outputFile: string }[]) =>
  new Set(files.map(({ outputFile }) => outputFile));
