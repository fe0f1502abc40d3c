/**
 * A function that makes something of each key once, and gives the same again when it is asked again. When it holds more
 * than `most`, it lets all of them go.
 */
export function onceEach<Key, Value>(
  make: (key: Key) => Value,
  most = Number.POSITIVE_INFINITY,
): (key: Key) => Value {
  const values = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const known = values.get(key);
    if (known) return known.value;
    if (values.size >= most) values.clear();
    const value = make(key);
    values.set(key, { value });
    return value;
  };
}
