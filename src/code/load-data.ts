import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { LoadedPages } from "../effects/read-project.js";
import type { PageModule } from "../model/project.js";
import { type LoadOptions, loadCached } from "./load-cached.js";
import { parseSource, type Source } from "./load-source.js";

/** Runs the `load` functions of pages, each once, or uses cached results; returns the pages with their data. */
export async function loadData(pages: readonly PageModule[], options: LoadOptions): Promise<LoadedPages> {
  const tasks = planTasks(pages, options.log);
  const results = await Promise.all(
    tasks.map(({ source, pages: [first, ...others] }) => {
      const needs = [first, ...others].map(({ sourceFile }) => sourceFile).join(", ");
      return loadCached(source, { needs, place: placeOfLoad(first) }, options);
    }),
  );
  const dataOf = new Map<PageModule, unknown>();
  for (const [at, result] of results.entries())
    if (result) for (const page of tasks[at]?.pages ?? []) dataOf.set(page, result.data);
  const given = pages.map((page) => (dataOf.has(page) ? { ...page, data: dataOf.get(page) } : page));
  return { pages: given, loaded: results.flatMap((result) => result ?? []) };
}

/** One `load`, for all pages that share it. */
interface Task {
  readonly source: Source;
  readonly pages: [PageModule, ...PageModule[]];
}

/** Pages with the same key share one result. */
function planTasks(pages: readonly PageModule[], log: Diagnostics): readonly Task[] {
  const tasks = new Map<string, Task>();
  for (const page of pages) {
    if (page.load === undefined) continue;
    const source = parseSource(page.load, { key: page.sourceFile, place: placeOfLoad(page), log });
    if (!source) continue;
    const known = tasks.get(source.key);
    if (!known) tasks.set(source.key, { source, pages: [page] });
    else if (isSame(known.source, source)) known.pages.push(page);
    else {
      const other = known.pages[0].sourceFile;
      log.add("data/same-key", { key: source.key, other }, placeOfLoad(page));
    }
  }
  return [...tasks.values()];
}

/** Functions with the same text may still differ, if another function created them. */
const isSame = (one: Source, other: Source) =>
  one.load === other.load && one.schema === other.schema && one.maxAgeMs === other.maxAgeMs;

const placeOfLoad = ({ sourceFile }: PageModule) =>
  ({ file: sourceFile, seek: { kind: "export", name: "load" } }) as const;
