/** What is cached from one run to the next, each kind in a folder of its own. */
export const cacheKinds = [
  "images",
  "fonts",
  "cards",
  "html",
  "react",
  "links",
  "builds",
  "documents",
  "pages",
  "code",
  "data",
] as const;
export type CacheKind = (typeof cacheKinds)[number];

/** Names an entry: its kind, and everything that its value depends on beside the versions of handbill, Node and React. */
export interface CacheKey {
  readonly kind: CacheKind;
  readonly key: readonly string[];
}

/** The cache of a project on disk. Values are plain data, as structured cloning takes it. An entry may vanish at any time. */
export interface ResultStore {
  /** Whether nothing of a kind is cached. */
  readonly isEmpty: (kind: CacheKind) => boolean;
  /** The caller says the type, since it alone writes under its kind of key. */
  readonly get: <Value>(key: CacheKey) => Value | undefined;
  readonly set: (key: CacheKey, value: unknown) => void;
  /** Many small values as one entry: a file for each would take longer to read than they take to make. */
  readonly pack: <Value>(key: CacheKey) => Pack<Value>;
  /** Writes the packs that were completed, and removes old entries if something was written since the store was opened. */
  readonly settle: () => void;
}

export interface Pack<Value> {
  readonly isEmpty: boolean;
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  /** Says that all that is needed was asked for or set: `settle` writes that, and removes the rest. */
  readonly complete: () => void;
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
