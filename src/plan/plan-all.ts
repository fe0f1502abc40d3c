import type { Route } from "../model/pages/route.js";
import type { LegalDocument, Project } from "../model/project.js";
import { distinctRoutes, planRoutes } from "./plan-routes.js";

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
