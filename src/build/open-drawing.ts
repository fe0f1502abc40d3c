import type { PageTree } from "../check/rule.js";
import { describeThrown } from "../diagnostics/describe-thrown.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { componentsOf } from "../diagnostics/place/thrown.js";
import type { ReadResult } from "../effects/read-project.js";
import type { SiteLender } from "../lender.js";
import type { Bundle } from "../model/bundle.js";
import type { Card } from "../model/card.js";
import { isAllTraced } from "../model/code-traces.js";
import { configFile } from "../model/config/config-file.js";
import type { DeriveInput } from "../model/derived.js";
import type { Draft } from "../model/page.js";
import { listPageAddresses, type PageAddresses } from "../model/page-addresses.js";
import type { Project, SourceBytes } from "../model/project.js";
import type { Route } from "../model/route.js";
import { listFilesOf } from "../plan/grow-tree.js";
import { type AskRenderHelp, renderHelpFrom } from "../render/share-rendering.js";
import { once } from "../util/once.js";
import { sharedRoom } from "../util/shared-room.js";
import type { BuildContext, BuildOptions } from "./build-options.js";
import { openPagePacks } from "./keep-pages.js";
import { PagesAhead, type PagesAheadContext } from "./pages-ahead.js";

/** What is drawn, as it was read and planned. */
export interface DrawingPlan {
  readonly project: Project;
  readonly bundle: Bundle;
  readonly traceCode: ReadResult["traceCode"];
  readonly lender: SiteLender;
  readonly routes: readonly Route[];
  readonly deriving: Omit<DeriveInput, "pages" | "cards">;
  /** What pages are looked at with. */
  readonly looking: Omit<PageTree, "files">;
  /** The names of the rules. */
  readonly rules: readonly string[];
  /** What is published as it is. */
  readonly originals: readonly SourceBytes[];
}

/** Nothing is kept of so many pages that a thread for them is of use, whatever each takes. */
const manyPages = 400;

/** How the pages of a build are drawn; `recall` opens what is kept of the pages, and what helps with many. */
export async function openDrawing(plan: DrawingPlan, options: BuildOptions, context: BuildContext) {
  const { project, bundle, lender, routes, deriving } = plan;
  const { proof, code, effects, pageThread, ahead, watch } = context;
  const { root, turns } = options;
  const { sites, collections, messages } = project;
  const { site, legal } = deriving;
  const { limit } = effects;
  const { placeOf } = code;
  const rendering = await lender.rendering();
  const addresses = listPageAddresses(routes);
  const drawing = { addresses, limit, placeOf, describe: describeThrown, within: code.within };
  const recall = once(() => recallPages(plan, { rendering, addresses }, { options, context }));
  let recalled: RecalledPages | undefined;
  const renderer = await rendering.openRenderer({
    ...drawing,
    project: { sites, legal, collections, messages },
    componentsOf: (stack) => componentsOf(stack, bundle, root),
    imageEncoder: once(effects.encode.imageEncoder),
    turns,
    onPage: (done, of) => {
      watch.tell(done, of);
      ahead?.beat();
      if (!proof && !turns) pageThread.tell(done, of);
    },
    askHelp: (...asked) => recalled?.askHelp(...asked),
    kept: options.drafts,
    openMemory: async () => (await recall()).memory,
    countDeadCode: lender.countDeadCode,
    onDrawn: (...drawn) => recalled?.early?.take(...drawn),
  });
  const drawCards = async (drafts: readonly Draft[], log: Diagnostics): Promise<readonly Card[]> => {
    if (!site.cards) return [];
    const { renderCards } = await lender.drawing();
    const engine = () => effects.encode.cardEngine(root);
    return renderCards(drafts, { ...drawing, project: { ...project, legal }, configFile, engine }, log);
  };
  const recallNow = async () => {
    recalled = await recall();
    return recalled;
  };
  return { addresses, rendering, renderer, drawCards, recall: recallNow };
}

type RecalledPages = Awaited<ReturnType<typeof recallPages>>;

interface Drawing {
  readonly rendering: Awaited<ReturnType<SiteLender["rendering"]>>;
  readonly addresses: PageAddresses;
}

/** What is kept of pages, what of them is made ahead, and which threads help. */
async function recallPages(
  plan: DrawingPlan,
  { rendering, addresses }: Drawing,
  { options, context }: { readonly options: BuildOptions; readonly context: BuildContext },
) {
  const { project, bundle, traceCode, routes, deriving } = plan;
  const { store, proof, texts, pageThread, ahead } = context;
  const { cache, devScript, part, turns } = options;
  const { sites, collections, messages } = project;
  const { site, legal, host } = deriving;
  // Parts of a build are made of nothing that was before.
  const packs = part || options.drafts ? undefined : openPagePacks(routes, { store, cache }, options);
  // It loads while page code is looked through.
  if (packs?.drafts.isEmpty && routes.length >= manyPages && !proof && !turns) pageThread.start();
  const traces = packs && (await traceCode());
  const filling = {
    ...{ project, configFile, kept: packs?.heads, devScript },
    // What is served while somebody edits stays for long, and is changed page by page.
    room: devScript === undefined ? sharedRoom() : undefined,
  };
  // Code that may look at the disk is not to find there what depends on how fast it is.
  const isTraced = traces && isAllTraced(traces, routes);
  const begin: PagesAheadContext["begin"] = () => (isTraced ? ahead?.begin([]) : undefined);
  const early =
    traces && !proof && !turns
      ? openPagesAhead(plan, { rendering, filling, begin }, { texts, pageThread })
      : undefined;
  // What parts have made is taken over sooner than a thread is there that writes; their code ran elsewhere.
  const isJoined = options.drafts !== undefined && !part && routes.length >= manyPages;
  if (isJoined && ahead) pageThread.start();
  const beginStage = () => {
    const mayBegin = traces ? isTraced : isJoined && !site.cards;
    if (mayBegin && !early?.makeRest()) ahead?.begin(routes.flatMap((route) => listFilesOf(route, host)));
  };
  let hasBegun = false;
  const askHelp: AskRenderHelp = (...asked) => {
    if (!traces || early || !pageThread.thread || hasBegun) return undefined;
    hasBegun = true;
    if (texts.isPending) return undefined;
    const helping = { bundle, addresses, site, sites, legal, collections, messages };
    const help = renderHelpFrom(pageThread, helping, traces)(...asked);
    beginStage();
    return help;
  };
  const memory = packs && traces && { packs, traces };
  return { memory, filling, early, beginStage, askHelp, untraced: traces?.untraced ?? [] };
}

/** What makes pages whole as soon as they are drawn; undefined where some of a page depends on what all of them show. */
function openPagesAhead(
  { project, routes, deriving, looking, rules, originals }: DrawingPlan,
  own: Pick<PagesAheadContext, "rendering" | "filling" | "begin">,
  { texts, pageThread }: Pick<BuildContext, "texts" | "pageThread">,
): PagesAhead | undefined {
  // Fonts are cut to what all pages show, and cards are drawn of all.
  if (project.fonts.length > 0 || deriving.site.cards) return undefined;
  // Texts that are still being made keep another thread busy.
  const mayBegin = () => !texts.isPending;
  return new PagesAhead({ ...own, routes, deriving, looking, rules, originals, pageThread, mayBegin });
}
