import { isSchema } from "../model/config/standard-schema.js";
import { isPlain } from "../util/is-object.js";

/** Deeper than any real config. */
const deepest = 64;

export type PlainConfig = { readonly value: unknown } | { readonly tooDeep: readonly string[] };

/**
 * Copies a config's export, reading each value once: a getter or proxy that throws does so here and nowhere later. Values other than
 * plain objects and lists stay uncopied, and so do schemas. Returns the path of a value that is nested too deep, as in a circular object.
 */
export function copyPlain(value: unknown, path: readonly string[] = []): PlainConfig {
  if (!isPlain(value) || isSchema(value)) return { value };
  if (path.length >= deepest) return { tooDeep: path };
  const entries: [string, unknown][] = [];
  const keys = Array.isArray(value) ? [...value.keys()].map(String) : Object.keys(value);
  for (const key of keys) {
    const copy = copyPlain(Reflect.get(value, key), [...path, key]);
    if ("tooDeep" in copy) return copy;
    entries.push([key, copy.value]);
  }
  return { value: Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries) };
}
