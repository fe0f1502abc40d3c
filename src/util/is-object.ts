/** Whether a value is an object, and not a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value is a list or an object without a class. */
export function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/** The values of an object by key; none of any other value. */
export const keysOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

/** The items of a list; none of any other value. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
