import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { LoadedPages, ReadOptions } from "../effects/read-project.js";
import { listEditions } from "../model/editions.js";
import type { PageModule, Project } from "../model/project.js";

interface Loading
  extends Pick<ReadOptions, "store" | "code" | "offline" | "clock">,
    Pick<Project, "site" | "sites" | "legal" | "collections"> {
  readonly log: Diagnostics;
}

/** Gives pages the data that they load. Few sites have any, and the others load nothing for that. */
export async function loadPages(modules: readonly PageModule[], loading: Loading): Promise<LoadedPages> {
  if (modules.every(({ load }) => load === undefined)) return { pages: modules, dataUntil: undefined };
  const { loadData } = await import("../code/load-data.js");
  const { store, code, offline, clock, site, log } = loading;
  const edition = listEditions(loading).get(site.language);
  if (!edition) return { pages: modules, dataUntil: undefined };
  const { view, legal, collections } = edition;
  const context = { site: view, legal, collections };
  return await loadData(modules, { store, code, context, offline, now: clock.now(), log });
}
