import type { Place } from "../core/diagnostic.js";
import type { Diagnostics } from "../core/diagnostics.js";
import type { Page } from "../core/page.js";
import type { PageMeta, PageProps, Project } from "../core/project.js";
import type { Route } from "../core/route.js";
import { Document } from "./document.js";
import { SiteContext } from "./site-context.js";
import { renderToStaticMarkup } from "./static-renderer.js";

export interface RenderOptions {
  readonly project: Pick<Project, "site" | "legal">;
  /** Where something was thrown, in the author's files. */
  readonly placeOf: (thrown: unknown) => Place;
  /** What was thrown, in one line. */
  readonly describe: (thrown: unknown) => string;
}

/** Renders each route to HTML. A page that fails is reported; the others go on. */
export function renderRoutes(routes: readonly Route[], options: RenderOptions, log: Diagnostics): Page[] {
  return routes.flatMap((route) => {
    try {
      const html = renderRoute(route, options, log);
      return html === undefined ? [] : [{ route, html }];
    } catch (thrown) {
      const place = { file: route.module.sourceFile, ...options.placeOf(thrown), page: route.routePath };
      if (isSuspension(thrown)) log.add("render/suspended", {}, place);
      else log.add("render/threw", { error: options.describe(thrown) }, place);
      return [];
    }
  });
}

function renderRoute(route: Route, { project }: RenderOptions, log: Diagnostics): string | undefined {
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
    <SiteContext value={{ site, routePath }}>
      <Document site={site} routePath={routePath} meta={meta} code={module}>
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
