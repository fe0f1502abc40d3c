import { derive } from "../derive/derive.js";
import { Diagnostics, type Place } from "../diagnostics/diagnostics.js";
import type { AddressRecord } from "../model/addresses/address-record.js";
import type { Page } from "../model/pages/page.js";
import { type Draft, withHtml } from "../model/pages/page.js";
import type { Route } from "../model/pages/route.js";
import type { SourceBytes } from "../model/project.js";
import type { Site } from "../model/site/site.js";
import type { UsedFont } from "../render/fonts/plan-font-subsets.js";
import { onceEach } from "../util/once.js";
import { followAnchors } from "./record.js";
import type { PlannedBuild, Renderers } from "./step-results.js";

/** A site whose routes are known before its pages are built: each page is built on request. */
export interface PlannedSite {
  readonly site: Site;
  readonly routePaths: readonly string[];
  /** The public files, published unchanged. */
  readonly originals: readonly SourceBytes[];
  /**
   * Builds the page of a route. The whole build reuses what was rendered here. Undefined if the page has an error, which the whole build
   * reports.
   */
  readonly page: (routePath: string) => Promise<Page | undefined>;
  /** Absolute paths of the files that the site was read from. */
  readonly inputs: readonly string[];
  /** Finds where the author's code threw. */
  readonly placeOf: (thrown: unknown) => Place;
}

interface EarlyContext extends PlannedBuild, Renderers {
  readonly record: AddressRecord;
  readonly lastFonts: readonly UsedFont[];
  readonly devScript: string | undefined;
}

/**
 * Builds single pages before all others. Each is final except for its fonts, which may still contain characters that pages no longer use.
 * Problems are reported by the whole build, not here.
 */
export function earlyPages(context: EarlyContext): (routePath: string) => Promise<Page | undefined> {
  return onceEach(async (routePath) => {
    // Few pages are requested early, so an index would cost more than it saves.
    const route = context.routes.find((route) => route.routePath === routePath);
    return route && makePage(route, context);
  });
}

async function makePage(route: Route, context: EarlyContext): Promise<Page | undefined> {
  const { project, renderer, rendering, record, deriving, renderCards, lastFonts, devScript } = context;
  const { result, diagnostics } = await renderer.render(route);
  if (!result || diagnostics.some(({ severity }) => severity === "error")) return undefined;
  const ignored = new Diagnostics();
  const [draft] = followAnchors([result.draft], record, ignored).drafts;
  if (!draft) return undefined;
  const cards = await renderCards([draft], ignored);
  const pages = inAllLanguages(draft, context.routes);
  const { headOf } = derive({ ...deriving, pages, unrendered: [], cards }, ignored);
  const settings = { onCards: project.site.cards, last: lastFonts, log: ignored };
  const fonts = rendering.planEarlySubsets(project.fonts, draft, settings);
  return rendering.pageFiller(fonts, { project, headOf, devScript })(draft);
}

/** The drafts that the page's head names: the page itself and its translations. */
function inAllLanguages(draft: Draft, routes: readonly Route[]): Draft[] {
  const same = routes.filter(({ pagePath }) => pagePath === draft.route.pagePath);
  return same.map((route) => (route === draft.route ? draft : pendingDraft(route)));
}

/** Represents a page that is not built yet; other pages only need its address. */
const pendingDraft = (route: Route): Draft =>
  withHtml("", { route, meta: { title: "", description: "" }, documents: [], contents: [] });
