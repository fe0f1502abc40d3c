/** What a call gives; undefined where it throws, whatever that is. */
export function orNothing<Value>(get: () => Value): Value | undefined {
  try {
    return get();
  } catch {
    return undefined;
  }
}
