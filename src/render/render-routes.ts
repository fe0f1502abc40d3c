import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { siteCodeLimitMs, type TimeLimit } from "../effects/time-limit.js";
import { inTurns, type Turns } from "../effects/turns.js";
import type { PageAddresses } from "../model/addresses/page-addresses.js";
import type { ArchiveAsk, ImageEncoding } from "../model/media/media.js";
import { type Draft, encodeHtml, withBytes } from "../model/pages/page.js";
import type { Route } from "../model/pages/route.js";
import type { LegalDocument, Project } from "../model/project.js";
import { listEditions } from "../model/site/editions.js";
import { type AskingDraft, type CachedDrafts, DraftCache } from "./cached-drafts.js";
import { collectAsks, type PageAsks } from "./page-asks.js";
import { renderDraft, reportThrown, type ThrownWords } from "./render-draft.js";
import { makeTranslators } from "./translators.js";

export interface RenderOptions extends ThrownWords {
  readonly project: Pick<Project, "sites" | "legal" | "collections" | "messages">;
  /** The pages' addresses in each language. */
  readonly addresses: PageAddresses;
  /** Stops pages that do not finish in time. */
  readonly limit: TimeLimit;
  /** Runs code that may load packages of the site. */
  readonly within?: <T>(run: () => T) => T;
  /** The image encoder with its version, which is part of the images' names. */
  readonly imageEncoder?: () => string;
  /** Caches drafts without problems for this build. */
  readonly drafts?: CachedDrafts | undefined;
  /** The number of uses of code that cannot work on a static page: such results are not cached. */
  readonly countDeadCode?: () => number;
  /** Lets other work run between pages. */
  readonly turns?: Turns | undefined;
  /** Called before each page is rendered, with the number of finished ones. */
  readonly onPage?: (done: number, of: number) => void;
}

export interface Rendered {
  readonly drafts: readonly Draft[];
  /** The images on the pages, to be encoded. */
  readonly images: readonly ImageEncoding[];
  /** The downloads on the pages, to be packed. */
  readonly archives: readonly ArchiveAsk[];
}

/** The result of rendering a route, and its problems. */
export interface RenderedRoute {
  /** Undefined if it failed. */
  readonly drawn: AskingDraft | undefined;
  readonly found: readonly Diagnostic[];
}

/** Renders each route once, for whichever caller needs it first. */
export interface RouteRenderer {
  readonly one: (route: Route) => Promise<RenderedRoute>;
  /** Renders all routes. A page that fails is reported; the others continue. */
  readonly all: (routes: readonly Route[], log: Diagnostics) => Promise<Rendered>;
}

/** Prepares the rendering of routes to HTML, except for the part of the head that needs all routes. */
export async function openRenderer(options: RenderOptions): Promise<RouteRenderer> {
  const { project, addresses, limit, turns } = options;
  const editions = listEditions(project);
  const translators = await makeTranslators(project);
  const cache = options.drafts && new DraftCache(options.drafts, project);
  const { placeOf, describe, componentsOf, imageEncoder = () => "" } = options;
  const contextOf = (log: Diagnostics, asks: PageAsks = collectAsks()) => ({
    log,
    asks,
    editions,
    translators,
    addresses,
    imageEncoder,
    placeOf,
    describe,
    componentsOf,
  });
  const rendered = new Map<Route, RenderedRoute>();
  const within = options.within ?? (<T>(run: () => T) => run());
  const draw = (route: Route, log: Diagnostics) => {
    const asks = collectAsks();
    const drawn = within(() => renderDraft(route, contextOf(log, asks)));
    return drawn && { ...drawn, asks };
  };
  const renderAlone = (route: Route, log: Diagnostics): AskingDraft | undefined => {
    const countFound = () => log.size + (options.countDeadCode?.() ?? 0);
    const found = countFound();
    const drawn = draw(route, log);
    if (!drawn) return undefined;
    const { asks } = drawn;
    if (route.version && !drawn.html.includes(noticeOf(route.version))) reportNotShown(route, log);
    const isQuiet = countFound() === found;
    const { meta } = drawn;
    const shown = { documents: [...asks.documents], contents: [...asks.contents] };
    const draft = withBytes(encodeHtml(drawn.html), { route, meta, ...shown });
    const asking = { draft, images: [...asks.images.values()], archives: asks.archives };
    if (isQuiet) cache?.set(route, asking);
    return asking;
  };
  const take = (route: Route) => {
    const before = rendered.has(route) ? undefined : cache?.get(route);
    if (before) rendered.set(route, { drawn: before, found: [] });
    return rendered.get(route);
  };
  const fileOf = ({ module }: Route) => module.sourceFile;
  /** Renders routes one after the other until the turn ends; returns how many are done, and whether one timed out. */
  const renderSome = async (
    some: readonly Route[],
    onPage: (done: number) => void = () => {},
  ): Promise<{ done: number; isStuck: boolean }> => {
    const failed: { readonly route: Route; readonly thrown: unknown; readonly log: Diagnostics }[] = [];
    let done = 0;
    let isOver = false;
    const render = (route: Route) => {
      isOver ||= done > 0 && turns?.isOver() === true;
      if (isOver) return;
      onPage(done++);
      if (rendered.has(route)) return;
      const log = new Diagnostics();
      try {
        rendered.set(route, { drawn: renderAlone(route, log), found: log.sorted() });
      } catch (thrown) {
        failed.push({ route, thrown, log });
      }
    };
    const isStuck = limit.each(siteCodeLimitMs, some, render, fileOf) !== undefined;
    for (const { route, thrown, log } of failed) {
      await reportThrown(thrown, route, contextOf(log));
      rendered.set(route, { drawn: undefined, found: log.sorted() });
    }
    const stuck = isStuck ? some[done - 1] : undefined;
    if (stuck) rendered.set(stuck, { drawn: undefined, found: endlessOf(stuck) });
    return { done, isStuck };
  };
  return {
    async one(route) {
      if (!take(route)) await renderSome([route]);
      return rendered.get(route) ?? { drawn: undefined, found: [] };
    },
    async all(routes, log) {
      const missing: Route[] = [];
      await inTurns(routes, turns, (route) => void (take(route) ?? missing.push(route)));
      for (let at = 0; at < missing.length; ) {
        const some = turns ? missing.slice(at, at + mostInTurn) : missing.slice(at);
        const report = (done: number) => options.onPage?.(at + done, missing.length);
        const { done, isStuck } = await renderSome(some, report);
        if (isStuck) break;
        at += done;
        await turns?.next();
      }
      const inOrder = routes.flatMap((route) => rendered.get(route) ?? []);
      for (const { found } of inOrder) log.take(found);
      const drawn = inOrder.flatMap((one) => one.drawn ?? []);
      const images = new Map(drawn.flatMap((one) => one.images.map((ask) => [ask.outputFile, ask] as const)));
      return {
        drafts: drawn.map(({ draft }) => draft),
        images: [...images.values()],
        archives: drawn.flatMap(({ archives }) => archives),
      };
    },
  };
}

/** The maximum number of pages started in one turn. */
const mostInTurn = 100;

/** The notice above a version's text that says whether it is in force: no page may show the text without it. */
const noticeOf = ({ html }: LegalDocument) => html.slice(0, html.indexOf("</strong>"));

function reportNotShown({ routePath, version, module }: Route, log: Diagnostics): void {
  const document = version?.slug ?? "";
  log.add("render/version-not-shown", { document }, { file: module.sourceFile, page: routePath });
}

function endlessOf({ module, routePath }: Route): readonly Diagnostic[] {
  const log = new Diagnostics();
  const place = { file: module.sourceFile, page: routePath };
  log.add("run/endless", { seconds: String(siteCodeLimitMs / 1000) }, place);
  return log.sorted();
}
