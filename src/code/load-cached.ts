import { Diagnostics, type Place } from "../diagnostics/diagnostics.js";
import type { LoadedResult } from "../effects/read-project.js";
import type { ResultStore } from "../effects/result-store.js";
import type { SiteCode } from "../effects/site-code.js";
import type { LoadContext } from "../model/pages/load.js";
import { freezeAll } from "../util/freeze-all.js";
import { hashOf } from "../util/hash-of.js";
import type { Source } from "./load-source.js";
import { checkData, runLoad } from "./run-load.js";

export interface LoadOptions {
  readonly store: ResultStore;
  readonly code: SiteCode;
  /** The arguments of `load`, except the signal. */
  readonly context: Partial<LoadContext>;
  /** Whether to fetch nothing, and to use cached results of any age. */
  readonly offline: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly log: Diagnostics;
}

interface Cached {
  /** When it was loaded, in milliseconds since 1970. */
  readonly at: number;
  /** A hash of the function that loaded it. */
  readonly by: string;
  readonly value: unknown;
}

/** The user of a result. */
interface LoadedFor {
  /** Its name in messages: `pages/reviews.tsx`. */
  readonly needs: string;
  readonly place: Place & { readonly file: string };
  /** The namespace of its key in the cache: pages share one, and each collection has its own. */
  readonly owner?: string;
}

/** The result of a `load`, or the cached one; reports and returns undefined if there is neither. */
export async function loadCached(
  source: Source,
  { needs, place, owner }: LoadedFor,
  { store, code, context, offline, now, log }: LoadOptions,
): Promise<LoadedResult | undefined> {
  const { key, maxAgeMs } = source;
  const by = hashOf(String(source.load));
  const entry = { kind: "data", key: owner === undefined ? [key] : [owner, key] } as const;
  const cached = store.get<Cached>(entry);
  const isFresh = maxAgeMs !== undefined && cached?.by === by && now < cached.at + maxAgeMs;
  const running = { code, needs, place, log };
  let found = offline || isFresh ? cached : undefined;
  // If the schema rejects a cached result, it is loaded again.
  const into = offline ? log : new Diagnostics();
  let checked = found && (await checkData(found.value, source, { ...running, log: into }));
  if (offline && !cached) log.add("data/offline", { key, needs }, place);
  else if (!offline && !checked) {
    const result = await runLoad(source, { ...running, context, cachedAt: cached?.at });
    found = result && { at: now, by, value: result.value };
    checked = found && (await checkData(found.value, source, running));
  }
  if (!found || !checked) return undefined;
  // Another build may replace the cached result at any time, so the next build has to check.
  const until = offline ? 0 : maxAgeMs === undefined ? undefined : found.at + maxAgeMs;
  const save = () => {
    if (found !== cached) store.set(entry, found);
  };
  return { data: freezeAll(checked.value), until, save };
}
