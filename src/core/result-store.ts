/** What is kept from one run to the next, each kind in a place of its own. */
export const namespaces = ["images", "fonts", "cards", "html", "react", "links", "builds"] as const;
export type Namespace = (typeof namespaces)[number];

/** What a kept result depends on beside its key, by name: the versions of what has made it, its settings. */
export type Makers = Readonly<Record<string, string>>;

/** Keeps what took long to make from one run to the next. It may forget at any time. */
export interface ResultStore {
  /** The place of one kind of results. Those of other makers, and of another version of handbill, are not found in it. */
  readonly shelf: (namespace: Namespace, makers: Makers) => Shelf;
  /** Forgets what is not worth keeping, if something was written since it was opened. */
  readonly prune: () => void;
}

export interface Shelf {
  /** Whether nothing at all is kept of this kind. */
  readonly isEmpty: boolean;
  /** What was kept under all parts of a key, exactly as it was given. */
  readonly read: (key: readonly string[]) => Uint8Array | undefined;
  readonly write: (key: readonly string[], bytes: Uint8Array) => void;
}

/** What was kept as JSON. Only for what was written by `writeJson` under such a key. */
export function readJson<Value>(shelf: Shelf, key: readonly string[]): Value | undefined {
  const bytes = shelf.read(key);
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as Value);
}

export function writeJson(shelf: Shelf, key: readonly string[], value: unknown): void {
  shelf.write(key, new TextEncoder().encode(JSON.stringify(value)));
}
