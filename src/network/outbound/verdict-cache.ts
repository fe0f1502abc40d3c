import { readJson, type Shelf, writeJson } from "../../effects/result-store.js";

/** A verdict as it is kept. One of “unverifiable” never is. */
export interface KeptVerdict {
  readonly verdict: "ok" | "broken";
  readonly why: string;
  readonly movedTo?: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type KeptVerdicts = Readonly<Record<string, KeptVerdict>>;

const day = 24 * 60 * 60 * 1000;

/** Whether a verdict saves a request: “ok” does for a day, “broken” is asked again each time. */
export function isFresh({ verdict, at }: KeptVerdict, now: number): boolean {
  return verdict === "ok" && now - at < day && at <= now;
}

/** The verdicts of earlier runs on some addresses. */
export function readVerdicts(shelf: Shelf, addresses: readonly string[]): KeptVerdicts {
  const kept = addresses.map((address) => [address, readJson<KeptVerdict>(shelf, [address])] as const);
  return Object.fromEntries(kept.filter((entry): entry is [string, KeptVerdict] => entry[1] !== undefined));
}

/** Keeps verdicts. What another run has found out later in the meantime stays. */
export function writeVerdicts(shelf: Shelf, added: KeptVerdicts): void {
  for (const [address, verdict] of Object.entries(added)) {
    const before = readJson<KeptVerdict>(shelf, [address]);
    if ((before?.at ?? 0) <= verdict.at) writeJson(shelf, [address], verdict);
  }
}
