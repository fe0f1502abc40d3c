/** The value at a key path such as `store.url`; undefined if it does not exist. */
export function valueAt(value: unknown, path: string | readonly string[]): unknown {
  const step = (at: unknown, key: string): unknown =>
    typeof at === "object" && at !== null && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined;
  return (typeof path === "string" ? path.split(".") : path).reduce(step, value);
}
