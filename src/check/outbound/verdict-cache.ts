import { readJsonFile, withLock, writeJsonFile } from "../json-file.js";

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
const version = 1;
/** A verdict that has not been renewed for so long belongs to a link that is gone. */
const keptFor = 30 * day;
/** More links than a site has: what was renewed longest ago goes first. */
const keptMost = 10_000;

/** Whether a verdict saves a request: “ok” does for a day, “broken” is asked again each time. */
export function isFresh({ verdict, at }: KeptVerdict, now: number): boolean {
  return verdict === "ok" && now - at < day && at <= now;
}

/** The verdicts of earlier runs by address. A file that is missing, torn or strange counts as empty. */
export function readVerdicts(file: string): KeptVerdicts {
  const kept = readJsonFile(file);
  if (!isRecord(kept) || kept.version !== version || !isRecord(kept.verdicts)) return {};
  return Object.fromEntries(
    Object.entries(kept.verdicts).filter((entry): entry is [string, KeptVerdict] => isKept(entry[1])),
  );
}

/**
 * Adds verdicts to the file. What other runs have written in the meantime stays: the file is read once
 * more under a lock, the later verdict of each address wins, and the whole is put in its place in one step.
 */
export function writeVerdicts(file: string, added: KeptVerdicts, now: number): void {
  withLock(file, () => {
    const verdicts: Record<string, KeptVerdict> = { ...readVerdicts(file) };
    for (const [address, verdict] of Object.entries(added)) {
      if ((verdicts[address]?.at ?? 0) <= verdict.at) verdicts[address] = verdict;
    }
    const young = Object.entries(verdicts)
      .filter(([, { at }]) => now - at < keptFor)
      .sort(([, a], [, b]) => b.at - a.at);
    writeJsonFile(file, { version, verdicts: Object.fromEntries(young.slice(0, keptMost)) });
  });
}

function isKept(value: unknown): value is KeptVerdict {
  return (
    isRecord(value) &&
    (value.verdict === "ok" || value.verdict === "broken") &&
    typeof value.at === "number" &&
    typeof value.why === "string" &&
    (value.movedTo === undefined || typeof value.movedTo === "string")
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
