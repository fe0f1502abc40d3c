/** Caches the result of a function, which runs on the first call. */
export function once<Value>(make: () => Value): () => Value {
  let cached: { readonly value: Value } | undefined;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
}

/** Caches a function by its key. When there are more than `max` results, all are dropped. */
export function onceEach<Key, Value>(
  make: (key: Key) => Value,
  max = Number.POSITIVE_INFINITY,
): (key: Key) => Value {
  const values = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const known = values.get(key);
    if (known) return known.value;
    if (values.size >= max) values.clear();
    const value = make(key);
    values.set(key, { value });
    return value;
  };
}
