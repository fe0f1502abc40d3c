/** What is kept from one run to the next, each kind in a place of its own. */
export const namespaces = [
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
export type Namespace = (typeof namespaces)[number];

/** What a kept result depends on beside its key, by name: the versions of what has made it, its settings. */
export type Makers = Readonly<Record<string, string>>;

/** Keeps what took long to make from one run to the next. It may forget at any time. */
export interface ResultStore {
  /** The place of one kind of results. Those of other makers, and of another version of handbill, are not found in it. */
  readonly shelf: (namespace: Namespace, makers: Makers) => Shelf;
  /**
   * Small results of one kind that belong together, such as those of all documents of a site, as one: a file for each would
   * take longer to read than they take to make. `name` tells it from others of its kind.
   */
  readonly pack: <Result>(namespace: Namespace, name: readonly string[]) => Pack<Result>;
  /** Writes what packs are to keep, and forgets what is not worth keeping, if something was written since it was opened. */
  readonly settle: () => void;
}

export interface Shelf {
  /** Whether nothing at all is kept of this kind. */
  readonly isEmpty: boolean;
  /** What was kept under all parts of a key, exactly as it was given. */
  readonly read: (key: readonly string[]) => Uint8Array | undefined;
  readonly write: (key: readonly string[], bytes: Uint8Array) => void;
}

/** Results are plain data, as structured cloning takes it. They are made by handbill itself, and found by the same code of it only. */
export interface Pack<Result> {
  readonly isEmpty: boolean;
  /** What was kept under a key. */
  readonly get: (key: string) => Result | undefined;
  readonly set: (key: string, result: Result) => void;
  /** Says that all was asked for or set that is of use: that is kept when the store settles, and nothing else. */
  readonly keep: () => void;
}

/** What was kept as JSON. Only for what was written by `writeJson` under such a key. */
export function readJson<Value>(shelf: Shelf, key: readonly string[]): Value | undefined {
  const bytes = shelf.read(key);
  // A decoder of texts takes longer to make than to use.
  return bytes && (JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString()) as Value);
}

export function writeJson(shelf: Shelf, key: readonly string[], value: unknown): void {
  shelf.write(key, new TextEncoder().encode(JSON.stringify(value)));
}
