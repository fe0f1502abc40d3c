import { describeThrown } from "../diagnostics/describe-thrown.js";
import type { Diagnostics, Place } from "../diagnostics/diagnostics.js";
import type { DataSource } from "../model/config/collection-config.js";
import { isSchema, type StandardSchema } from "../model/config/standard-schema.js";
import type { LoadContext } from "../model/pages/load.js";

export interface Source {
  readonly key: string;
  readonly maxAgeMs: number | undefined;
  readonly schema: StandardSchema | undefined;
  readonly load: (context: LoadContext) => unknown;
}

const unitMs = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Validates a `load`; reports an invalid one and returns undefined. `key` is its default name in the cache. */
export function parseSource(
  load: unknown,
  { key, place, log }: { key: string; place: Place; log: Diagnostics },
): Source | undefined {
  const flawed = (reason: string) => {
    log.add("data/invalid-load", { reason }, place);
    return undefined;
  };
  try {
    return readSource(load, key, flawed);
  } catch (thrown) {
    return flawed(`throws when handbill reads its properties: ${describeThrown(thrown)}`);
  }
}

function readSource(
  load: unknown,
  ownKey: string,
  flawed: (reason: string) => undefined,
): Source | undefined {
  if (typeof load === "function")
    return { key: ownKey, maxAgeMs: undefined, schema: undefined, load: load as Source["load"] };
  if (typeof load !== "object" || load === null) return flawed(`is ${load === null ? "null" : typeof load}`);
  if (load instanceof Promise) {
    load.catch(() => {}); // the promise itself is the mistake
    return flawed("is a promise: export the function itself");
  }
  const known = ["key", "maxAge", "schema", "load"];
  const other = Object.keys(load).find((name) => !known.includes(name));
  if (other !== undefined) return flawed(`has the unknown key ${other}; valid keys: ${known.join(", ")}`);
  const { key = ownKey, maxAge, schema, load: run } = load as Partial<Record<keyof DataSource, unknown>>;
  if (typeof run !== "function") return flawed("has no load function");
  if (typeof key !== "string" || key === "") return flawed("has a key that is not a string");
  if (schema !== undefined && !isSchema(schema)) return flawed("has a schema that is not a Standard Schema");
  const maxAgeMs = maxAge === undefined ? undefined : parseAge(maxAge);
  if (Number.isNaN(maxAgeMs))
    return flawed(`has the maxAge ${JSON.stringify(maxAge)}, instead of one such as "15m", "6h" or "1d"`);
  return { key, maxAgeMs, schema: schema as StandardSchema | undefined, load: run as Source["load"] };
}

function parseAge(age: unknown): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)([smhd])$/.exec(String(age)) ?? [];
  return Number(number) * unitMs[unit as keyof typeof unitMs];
}
