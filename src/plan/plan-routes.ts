import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { isAddressPart } from "../model/addresses/addresses.js";
import type { Route } from "../model/pages/route.js";
import type { LegalDocument, PageModule, Project } from "../model/project.js";
import { listEditions } from "../model/site/editions.js";
import { routePathIn, type SiteLanguage } from "../model/site/site-language.js";
import { type ExpandOptions, expandPaths, placeOfExport } from "./expand-paths.js";

/** Decides which page answers which address; reports addresses of two pages. */
export function planRoutes(
  project: Pick<Project, "pages" | "languagesPage" | "site" | "sites" | "legal" | "collections">,
  { limit, placeOf, log }: Omit<ExpandOptions, "context">,
): readonly Route[] {
  const editions = [...listEditions(project).values()];
  const routes = project.site.languages.flatMap((language, index) => {
    const edition = editions.find(({ site }) => site.language === language.tag);
    if (!edition) return [];
    const { view, legal, collections } = edition;
    const context = { site: view, legal, collections };
    const here = project.pages.flatMap((module) => {
      const ofPage = { ...context, data: module.data as undefined };
      return routesOf(module, language, { context: ofPage, limit, placeOf, log });
    });
    // Hosts support one not-found page, in the first language.
    return index === 0 ? here : here.filter(({ pagePath }) => pagePath !== "/404");
  });
  reportSharedMeta(project, log);
  return distinctRoutes([...choiceOf(project), ...routes], log);
}

/** Reports pages whose title and description are the same in each language, except for the one not-found page. */
function reportSharedMeta({ pages, site }: Pick<Project, "pages" | "site">, log: Diagnostics): void {
  const isOneLanguage = new Set(site.languages.map(({ tag }) => tag.split("-")[0])).size < 2;
  for (const module of isOneLanguage ? [] : pages)
    if (typeof module.meta === "object" && module.sourceFile !== "pages/404.tsx")
      log.add("plan/shared-meta", {}, placeOfExport(module, "meta"));
}

/** The page at the root if the root belongs to no language: it is in the first language, and links to all. */
function choiceOf({ languagesPage: module, site }: Pick<Project, "languagesPage" | "site">): Route[] {
  const [first] = site.languages;
  if (!module || !first) return [];
  return [{ routePath: "/", pagePath: "/", language: first.tag, params: {}, module, choosesLanguage: true }];
}

/** Routes without duplicate addresses; reports duplicates. */
function distinctRoutes(routes: readonly Route[], log: Diagnostics): Route[] {
  const byPath = new Map<string, Route>();
  const byFoldedPath = new Map<string, Route>();
  const repeating = new Set<PageModule>();
  for (const route of routes) {
    const { routePath, module } = route;
    const path = foldPath(routePath);
    const folded = byFoldedPath.get(path);
    const same = folded && byPath.get(routePath);
    const place = { file: module.sourceFile, page: routePath };
    if (same?.module === module) {
      // A page in several languages has the same paths in each.
      if (!repeating.has(module)) log.add("plan/route-clash", { routePath }, placeOfExport(module, "paths"));
      repeating.add(module);
    } else if (same) log.add("plan/route-clash", { routePath, other: same.module.sourceFile }, place);
    else if (folded) log.add("plan/case-clash", { routePath, other: folded.routePath }, place);
    if (!same) byPath.set(routePath, route);
    if (!folded) byFoldedPath.set(path, route);
  }
  return [...byPath.values()];
}

function routesOf(module: PageModule, language: SiteLanguage, options: ExpandOptions): Route[] {
  const pattern = parseRoutePattern(module.sourceFile);
  const { log } = options;
  const isOne = pattern.parameters.length === 0;
  const list = isOne && module.paths === undefined ? [{}] : expandPaths(module, pattern.parameters, options);
  // A page without parameters has one address or none.
  if (isOne && list.length > 1) log.add("plan/paths-without-parameter", {}, placeOfExport(module, "paths"));
  return list.flatMap((params) => {
    const pagePath = pattern.build(params);
    if (!isAcceptable(pagePath, module, log)) return [];
    return { routePath: routePathIn(language, pagePath), pagePath, language: language.tag, params, module };
  });
}

function isAcceptable(pagePath: string, module: PageModule, log: Diagnostics): boolean {
  if (pagePath === "/") return true;
  const [, ...parts] = pagePath.split("/");
  const bad = parts.find((part) => !isAddressPart(part));
  if (bad !== undefined)
    log.add("plan/bad-route", { part: bad }, { file: module.sourceFile, page: pagePath });
  return bad === undefined;
}

/** Folds a path like disks that ignore case and letter composition. */
const foldPath = (routePath: string) =>
  /^[a-z0-9/._-]*$/.test(routePath) ? routePath : routePath.normalize("NFC").toLowerCase();

/** The pattern of a page file's routes, parsed from its path. */
interface RoutePattern {
  /** The names of the parameters, in the order of the path. */
  readonly parameters: readonly string[];
  /** Builds the route for parameters: `{ legal: "terms" }` → `/terms`. */
  readonly build: (params: Readonly<Record<string, string>>) => string;
}

/** `pages/index.tsx` → `/`, `pages/press/index.tsx` → `/press`, `pages/[legal].tsx` → `/` and the value of `legal`. */
export function parseRoutePattern(sourceFile: string): RoutePattern {
  const parts = sourceFile
    .slice("pages/".length)
    .replace(/\.tsx$/, "")
    .split("/");
  if (parts.at(-1) === "index") parts.pop();
  const named = parts.map((part) => ({ part, name: /^\[(.+)\]$/.exec(part)?.[1] }));
  return {
    parameters: named.flatMap(({ name }) => name ?? []),
    build: (params) =>
      `/${named.map(({ part, name }) => (name === undefined ? part : (params[name] ?? part))).join("/")}`,
  };
}

/** Plans the routes of all pages, including documents' versions. The code for versions is loaded only for a site with a history. */
export async function planAll(
  project: Project,
  { today, log, ...options }: Parameters<typeof planRoutes>[1] & { readonly today: string | undefined },
): Promise<{ routes: readonly Route[]; legal: readonly LegalDocument[] }> {
  const { legal } = project;
  const routes = planRoutes(project, { ...options, log });
  if (!project.history) return { routes, legal };
  const { planVersions } = await import("./history/plan-versions.js");
  const planned = planVersions(project, { routes, today }, log);
  return { routes: distinctRoutes([...routes, ...planned.routes], log), legal: planned.legal };
}
