import type { ResultStore } from "../../effects/result-store.js";

export interface CachedVerdict {
  readonly verdict: "ok" | "broken";
  readonly why: string;
  readonly movedTo?: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type CachedVerdicts = Readonly<Record<string, CachedVerdict>>;

type Store = Pick<ResultStore, "get" | "set">;

const keyOf = (address: string) => ({ kind: "links", key: [address] }) as const;

const day = 24 * 60 * 60 * 1000;

/** Whether a verdict saves a request: “ok” does for a day, “broken” is checked each time. */
export function isFresh({ verdict, at }: CachedVerdict, now: number): boolean {
  return verdict === "ok" && now - at < day && at <= now;
}

/** The verdicts of earlier runs for some URLs. */
export function readVerdicts(store: Store, addresses: readonly string[]): CachedVerdicts {
  const found = addresses.map((address) => [address, store.get<CachedVerdict>(keyOf(address))] as const);
  return Object.fromEntries(
    found.filter((entry): entry is [string, CachedVerdict] => entry[1] !== undefined),
  );
}

/** Caches verdicts. A later one of another run stays. */
export function writeVerdicts(store: Store, added: CachedVerdicts): void {
  for (const [address, verdict] of Object.entries(added)) {
    const before = store.get<CachedVerdict>(keyOf(address));
    if ((before?.at ?? 0) <= verdict.at) store.set(keyOf(address), verdict);
  }
}
