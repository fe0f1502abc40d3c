import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { LoadedCollections } from "../documents/load-collections.js";
import type { DocumentTexts } from "../documents/make-document.js";
import type { LoadedPages, LoadedResult, ReadOptions } from "../effects/read-project.js";
import type { CollectionsConfig } from "../model/config/collection-config.js";
import type { PageModule, Project, ProjectData } from "../model/project.js";
import { listEditions } from "../model/site/editions.js";
import { viewSite } from "../model/site/site-view.js";

interface Running extends Pick<ReadOptions, "store" | "code" | "offline" | "clock"> {
  readonly log: Diagnostics;
}

interface Loading extends Running, Pick<Project, "site" | "sites" | "legal" | "collections"> {}

interface LoadingContent extends Running, Pick<Project, "site" | "sites"> {
  readonly texts: DocumentTexts;
  /** Files under `content/`. */
  readonly content: readonly string[];
}

export async function loadContent(
  config: CollectionsConfig | undefined,
  { texts, content, sites, site, ...loading }: LoadingContent,
): Promise<LoadedCollections | undefined> {
  if (Object.values(config ?? {}).every(({ load }) => load === undefined)) return undefined;
  const { loadCollections } = await import("../documents/load-collections.js");
  const { store, code, offline, clock, log } = loading;
  const context = { site: viewSite(site) };
  const options = { store, code, context, offline, now: clock.now(), log };
  return await loadCollections(config ?? {}, { ...options, texts, content, languages: [...sites.keys()] });
}

/** A summary of everything that was loaded. */
export function dataOf(loaded: readonly LoadedResult[]): ProjectData | undefined {
  if (loaded.length === 0) return undefined;
  const ends = loaded.flatMap(({ until }) => until ?? []);
  const save = () => {
    for (const result of loaded) result.save();
  };
  return { until: ends.length > 0 ? Math.min(...ends) : undefined, save };
}

/** Adds loaded data to pages. The code is loaded only for a site with `load` functions, which few have. */
export async function loadPages(modules: readonly PageModule[], loading: Loading): Promise<LoadedPages> {
  if (modules.every(({ load }) => load === undefined)) return { pages: modules, loaded: [] };
  const { loadData } = await import("../code/load-data.js");
  const { store, code, offline, clock, site, log } = loading;
  const edition = listEditions(loading).get(site.language);
  if (!edition) return { pages: modules, loaded: [] };
  const { view, legal, collections } = edition;
  const context = { site: view, legal, collections };
  return await loadData(modules, { store, code, context, offline, now: clock.now(), log });
}
