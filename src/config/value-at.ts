/** The value at a key path such as `store.url`; undefined if it does not exist. */
export function valueAt(value: unknown, path: string): unknown {
  const step = (at: unknown, key: string): unknown =>
    typeof at === "object" && at !== null && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined;
  return path.split(".").reduce(step, value);
}
