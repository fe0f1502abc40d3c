import { isPlain } from "./is-object.js";

/**
 * Freezes lists and plain objects, recursively. Otherwise a page could change the data of pages that run later, and their order depends
 * on threads and caches.
 */
export function freezeAll<Value>(value: Value): Value {
  if (!isPlain(value) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeAll(part);
  return value;
}
