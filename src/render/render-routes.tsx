import type { Place } from "../core/diagnostic.js";
import type { Diagnostics } from "../core/diagnostics.js";
import type { ImageEncoding, MediaAsks } from "../core/media.js";
import type { Page } from "../core/page.js";
import type { PageMeta, PageProps, Project } from "../core/project.js";
import type { Route } from "../core/route.js";
import { Document } from "./document.js";
import { fillLateHead } from "./late-head.js";
import { planFontCuts } from "./plan-font-cuts.js";
import { SiteContext } from "./site-context.js";
import { renderToStaticMarkup } from "./static-renderer.js";

export interface RenderOptions {
  readonly project: Pick<Project, "site" | "legal" | "fonts">;
  /** The config as diagnostics name it. */
  readonly configFile: string;
  /** Where something was thrown, in the author's files. */
  readonly placeOf: (thrown: unknown) => Place;
  /** What was thrown, in one line. */
  readonly describe: (thrown: unknown) => string;
}

export interface Rendered {
  readonly pages: readonly Page[];
  readonly asks: MediaAsks;
}

/**
 * Renders each route to HTML. A page that fails is reported; the others go on.
 * What a font is cut to depends on all pages, and each page names the cut, so that the heads are filled in last.
 */
export function renderRoutes(routes: readonly Route[], options: RenderOptions, log: Diagnostics): Rendered {
  const images = new Map<string, ImageEncoding>();
  const context = { ...options, askForImage: (ask: ImageEncoding) => images.set(ask.outputFile, ask) };
  const drafts = routes.flatMap((route) => renderDraft(route, context, log) ?? []);
  const { project, configFile } = options;
  const fonts = planFontCuts(project.fonts, drafts, { configFile, log });
  const pages = drafts.map(({ route, html }) => ({
    route,
    html: fillLateHead(html, { code: route.module, fonts, base: project.site.base }),
  }));
  return { pages, asks: { fonts: fonts.map(({ cut }) => cut), images: [...images.values()] } };
}

interface DraftContext extends RenderOptions {
  readonly askForImage: (ask: ImageEncoding) => void;
}

/** A page whose head is not filled in yet. */
function renderDraft(route: Route, context: DraftContext, log: Diagnostics): Page | undefined {
  try {
    const html = renderRoute(route, context, log);
    return html === undefined ? undefined : { route, html };
  } catch (thrown) {
    const place = { file: route.module.sourceFile, ...context.placeOf(thrown), page: route.routePath };
    if (isSuspension(thrown)) log.add("render/suspended", {}, place);
    else log.add("render/threw", { error: context.describe(thrown) }, place);
    return undefined;
  }
}

function renderRoute(
  route: Route,
  { project, askForImage }: DraftContext,
  log: Diagnostics,
): string | undefined {
  const { site, legal } = project;
  const { module, routePath, params } = route;
  const props: PageProps = { params, site, legal };
  const meta = typeof module.meta === "function" ? module.meta(props) : module.meta;
  const flaw = flawOf(meta);
  if (flaw !== undefined) {
    log.add("render/invalid-meta", { reason: flaw }, { file: module.sourceFile, page: routePath });
    return undefined;
  }
  const Component = module.component;
  return `<!doctype html>${renderToStaticMarkup(
    <SiteContext value={{ site, routePath, askForImage }}>
      <Document site={site} routePath={routePath} meta={meta} script={module.script}>
        <Component {...props} />
      </Document>
    </SiteContext>,
  )}\n`;
}

function flawOf(meta: PageMeta | undefined): string | undefined {
  if (typeof meta !== "object" || meta === null) return "is no object";
  for (const key of ["title", "description"] as const) {
    const value: unknown = meta[key];
    if (typeof value !== "string" || value.trim() === "") return `has no ${key}`;
  }
  return undefined;
}

/** React's own error for a tree that suspends where it must be rendered at once. */
function isSuspension(thrown: unknown): boolean {
  return (
    thrown instanceof Error &&
    /error #426;|suspended while responding to synchronous input/.test(thrown.message)
  );
}
