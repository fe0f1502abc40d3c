import { readJson, type Shelf, writeJson } from "../../effects/result-store.js";

/** A verdict as it is kept. One of “unverifiable” never is. */
export interface CachedVerdict {
  readonly verdict: "ok" | "broken";
  readonly why: string;
  readonly movedTo?: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type CachedVerdicts = Readonly<Record<string, CachedVerdict>>;

const day = 24 * 60 * 60 * 1000;

/** Whether a verdict saves a request: “ok” does for a day, “broken” is asked again each time. */
export function isFresh({ verdict, at }: CachedVerdict, now: number): boolean {
  return verdict === "ok" && now - at < day && at <= now;
}

/** The verdicts of earlier runs on some addresses. */
export function readVerdicts(shelf: Shelf, addresses: readonly string[]): CachedVerdicts {
  const cached = addresses.map((address) => [address, readJson<CachedVerdict>(shelf, [address])] as const);
  return Object.fromEntries(
    cached.filter((entry): entry is [string, CachedVerdict] => entry[1] !== undefined),
  );
}

/** Keeps verdicts. What another run has found out later in the meantime stays. */
export function writeVerdicts(shelf: Shelf, added: CachedVerdicts): void {
  for (const [address, verdict] of Object.entries(added)) {
    const before = readJson<CachedVerdict>(shelf, [address]);
    if ((before?.at ?? 0) <= verdict.at) writeJson(shelf, [address], verdict);
  }
}
