import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { LoadedPages } from "../effects/read-project.js";
import { type ResultStore, readJson, writeJson } from "../effects/result-store.js";
import type { SiteCode } from "../effects/site-code.js";
import type { LoadContext } from "../model/load.js";
import type { PageModule } from "../model/project.js";
import { freezeAll } from "../util/freeze-all.js";
import { quickHash } from "../util/quick-hash.js";
import { parseSource, type Source } from "./load-source.js";
import { checkData, runLoad } from "./run-load.js";

export interface LoadOptions {
  readonly store: ResultStore;
  readonly code: SiteCode;
  /** What `load` gets, but for the signal. */
  readonly context: Omit<LoadContext, "signal">;
  /** Whether nothing is fetched, and what is cached is used whatever its age. */
  readonly offline: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly log: Diagnostics;
}

/** A result as it is cached. */
interface Loaded {
  /** When it was loaded, in milliseconds since 1970. */
  readonly at: number;
  /** A hash of the function that did. */
  readonly by: string;
  readonly value: unknown;
}

/** One `load`, for all pages that share it. */
interface Task {
  readonly source: Source;
  readonly pages: readonly PageModule[];
}

/** Runs what pages export as `load`, each once, or takes what is cached of it; gives the pages with their data. */
export async function loadData(pages: readonly PageModule[], options: LoadOptions): Promise<LoadedPages> {
  const tasks = planTasks(pages, options.log);
  const outcomes = await Promise.all(tasks.map((task) => loadOne(task, options)));
  const dataOf = new Map<PageModule, unknown>();
  let dataUntil: number | undefined;
  for (const [at, outcome] of outcomes.entries()) {
    if (!outcome) continue;
    for (const page of tasks[at]?.pages ?? []) dataOf.set(page, outcome.data);
    if (outcome.until !== undefined) dataUntil = Math.min(dataUntil ?? outcome.until, outcome.until);
  }
  const given = pages.map((page) => (dataOf.has(page) ? { ...page, data: dataOf.get(page) } : page));
  return { pages: given, dataUntil };
}

/** Pages that name one key share what it gives. */
function planTasks(pages: readonly PageModule[], log: Diagnostics): readonly Task[] {
  const tasks = new Map<string, { source: Source; pages: PageModule[] }>();
  for (const page of pages) {
    if (page.load === undefined) continue;
    const source = parseSource(page, log);
    if (!source) continue;
    const known = tasks.get(source.key);
    if (!known) tasks.set(source.key, { source, pages: [page] });
    else if (String(known.source.load) === String(source.load)) known.pages.push(page);
    else {
      const other = known.pages[0]?.sourceFile ?? "";
      log.add("data/same-key", { key: source.key, other }, placeOfLoad(page));
    }
  }
  return [...tasks.values()];
}

interface Outcome {
  readonly data: unknown;
  /** When a build has to load it again; undefined if nothing says so. */
  readonly until: number | undefined;
}

async function loadOne(task: Task, options: LoadOptions): Promise<Outcome | undefined> {
  const { source, pages } = task;
  const { store, offline, now, log } = options;
  const { key, maxAgeMs } = source;
  const [page] = pages;
  if (!page) return undefined;
  const shelf = store.shelf("data", {});
  const by = quickHash(String(source.load));
  const cached = readJson<Loaded>(shelf, [key]);
  const isFresh = maxAgeMs !== undefined && cached?.by === by && now < cached.at + maxAgeMs;
  const place = placeOfLoad(page);
  const names = pages.map(({ sourceFile }) => sourceFile).join(", ");
  let loaded = cached;
  if (offline && !cached) log.add("data/offline", { key, pages: names }, place);
  else if (!offline && !isFresh) {
    const value = await runLoad(source, { ...options, pages: names, place, cachedAt: cached?.at });
    loaded = value && { at: now, by, value: value.value };
    if (loaded) writeJson(shelf, [key], loaded);
  }
  if (!loaded) return undefined;
  const checked = await checkData(loaded.value, source, { ...options, pages: names, place });
  if (!checked) return undefined;
  const until = offline || maxAgeMs === undefined ? undefined : loaded.at + maxAgeMs;
  return { data: freezeAll(checked.value), until };
}

const placeOfLoad = ({ sourceFile }: PageModule) =>
  ({ file: sourceFile, seek: { kind: "export", name: "load" } }) as const;
