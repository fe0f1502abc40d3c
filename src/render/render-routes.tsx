import type { ComponentFrame, Place } from "../core/diagnostic.js";
import type { Diagnostics } from "../core/diagnostics.js";
import type { Page } from "../core/page.js";
import type { PageMeta, PageProps, Project } from "../core/project.js";
import type { Route } from "../core/route.js";
import { componentStackOf } from "./component-stack.js";
import { Document } from "./document.js";
import { SiteContext } from "./site-context.js";
import { renderToStaticMarkup } from "./static-renderer.js";

export interface RenderOptions {
  readonly project: Pick<Project, "site" | "legal">;
  /** Where something was thrown, in the author's files. */
  readonly placeOf: (thrown: unknown) => Place;
  /** What was thrown, in one line. */
  readonly describe: (thrown: unknown) => string;
  /** The components that React's component stack names. */
  readonly componentsOf: (componentStack: string) => readonly ComponentFrame[];
  /** Added to each page by a development server, never published. */
  readonly devScript?: string | undefined;
}

/** Renders each route to HTML. A page that fails is reported; the others go on. */
export async function renderRoutes(
  routes: readonly Route[],
  options: RenderOptions,
  log: Diagnostics,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (const route of routes) {
    try {
      const html = renderRoute(route, options, log);
      if (html !== undefined) pages.push({ route, html });
    } catch (thrown) {
      await reportThrown(thrown, route, { options, log });
    }
  }
  return pages;
}

async function reportThrown(
  thrown: unknown,
  route: Route,
  { options, log }: { options: RenderOptions; log: Diagnostics },
): Promise<void> {
  const { placeOf, describe, componentsOf } = options;
  const place = { file: route.module.sourceFile, ...placeOf(thrown), page: route.routePath };
  if (isSuspension(thrown)) return log.add("render/suspended", {}, place);
  const { meta } = route.module;
  // A meta function that throws does so outside all components.
  const shown = typeof meta === "function" ? { title: "", description: "" } : meta;
  const components = componentsOf(await componentStackOf(pageTree(route, shown, options)));
  log.add("render/threw", { error: describe(thrown) }, { ...place, components });
}

function renderRoute(route: Route, options: RenderOptions, log: Diagnostics): string | undefined {
  const { module, routePath } = route;
  const meta = typeof module.meta === "function" ? module.meta(propsOf(route, options)) : module.meta;
  const flaw = flawOf(meta);
  if (flaw !== undefined) {
    log.add("render/invalid-meta", { reason: flaw }, { file: module.sourceFile, page: routePath });
    return undefined;
  }
  return `<!doctype html>${renderToStaticMarkup(pageTree(route, meta, options))}\n`;
}

function pageTree(route: Route, meta: PageMeta, options: RenderOptions) {
  const { module, routePath } = route;
  const { site } = options.project;
  const Component = module.component;
  return (
    <SiteContext value={{ site, routePath }}>
      <Document site={site} routePath={routePath} meta={meta} code={module} devScript={options.devScript}>
        <Component {...propsOf(route, options)} />
      </Document>
    </SiteContext>
  );
}

function propsOf({ params }: Route, { project: { site, legal } }: RenderOptions): PageProps {
  return { params, site, legal };
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
