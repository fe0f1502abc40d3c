/** The result of a call; undefined if it throws anything. */
export function orNothing<Value>(get: () => Value): Value | undefined {
  try {
    return get();
  } catch {
    return undefined;
  }
}
