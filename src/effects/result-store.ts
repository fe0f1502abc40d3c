export const cacheKinds = [
  "images",
  "fonts",
  "cards",
  "react",
  "links",
  "builds",
  "documents",
  "styles",
  "pages",
  "data",
] as const;
export type CacheKind = (typeof cacheKinds)[number];

/** The key of an entry: its kind, and everything that its value depends on besides the versions of handbill, Node and React. */
export interface CacheKey {
  readonly kind: CacheKind;
  readonly key: readonly string[];
}

/** The cache of a project on disk. Values are plain data, as structured cloning accepts. An entry may disappear at any time. */
export interface ResultStore {
  /** The caller states the type, because only it writes under its kind of key. */
  readonly get: <Value>(key: CacheKey) => Value | undefined;
  readonly set: (key: CacheKey, value: unknown) => void;
  /** Removes old entries if something was written since the store was opened. */
  readonly settle: () => void;
}

/** The value of an entry, or what `make` returns, which is then cached; undefined is not cached. */
export async function cached<Value>(
  store: Pick<ResultStore, "get" | "set">,
  key: CacheKey,
  make: () => Promise<Value | undefined> | Value | undefined,
): Promise<Value | undefined> {
  const before = store.get<Value>(key);
  if (before !== undefined) return before;
  const value = await make();
  if (value !== undefined) store.set(key, value);
  return value;
}
