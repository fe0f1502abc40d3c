import type { Place } from "../diagnostics/diagnostic.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { LoadedResult } from "../effects/read-project.js";
import type { ResultStore } from "../effects/result-store.js";
import type { SiteCode } from "../effects/site-code.js";
import type { LoadContext } from "../model/pages/load.js";
import { freezeAll } from "../util/freeze-all.js";
import { quickHash } from "../util/quick-hash.js";
import type { Source } from "./load-source.js";
import { checkData, runLoad } from "./run-load.js";

export interface LoadOptions {
  readonly store: ResultStore;
  readonly code: SiteCode;
  /** The arguments of `load`, except the signal. */
  readonly context: Partial<LoadContext>;
  /** Whether nothing is fetched, and what is cached is used whatever its age. */
  readonly offline: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly log: Diagnostics;
}

/** A result as it is cached. */
interface Cached {
  /** When it was loaded, in milliseconds since 1970. */
  readonly at: number;
  /** A hash of the function that did. */
  readonly by: string;
  readonly value: unknown;
}

/** Who needs a result. */
export interface LoadedFor {
  /** As a sentence names them: `pages/reviews.tsx`. */
  readonly needs: string;
  readonly place: Place & { readonly file: string };
  /** Whose key it is in the cache: pages share theirs, and each collection has its own. */
  readonly owner?: string;
}

/** What a `load` gives, or what is cached of it; reports and returns undefined if there is nothing. */
export async function loadCached(
  source: Source,
  { needs, place, owner }: LoadedFor,
  { store, code, context, offline, now, log }: LoadOptions,
): Promise<LoadedResult | undefined> {
  const { key, maxAgeMs } = source;
  const by = quickHash(String(source.load));
  const entry = { kind: "data", key: owner === undefined ? [key] : [owner, key] } as const;
  const cached = store.get<Cached>(entry);
  const isFresh = maxAgeMs !== undefined && cached?.by === by && now < cached.at + maxAgeMs;
  const running = { code, needs, place, log };
  let found = cached;
  if (offline && !cached) log.add("data/offline", { key, needs }, place);
  else if (!offline && !isFresh) {
    const result = await runLoad(source, { ...running, context, cachedAt: cached?.at });
    found = result && { at: now, by, value: result.value };
    if (found) store.set(entry, found);
  }
  const checked = found && (await checkData(found.value, source, running));
  if (!found || !checked) return undefined;
  // Another build may cache something else at any time, which only a build that looks will know.
  const until = offline ? 0 : maxAgeMs === undefined ? undefined : found.at + maxAgeMs;
  return { data: freezeAll(checked.value), until };
}
