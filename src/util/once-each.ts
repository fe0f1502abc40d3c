/**
 * A function that makes something of each key once, and gives the same again when it is asked again. When it holds more
 * than `most`, it lets all of them go.
 */
export function onceEach<Key, Value>(
  make: (key: Key) => Value,
  most = Number.POSITIVE_INFINITY,
): (key: Key) => Value {
  const made = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const known = made.get(key);
    if (known) return known.value;
    if (made.size >= most) made.clear();
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}
