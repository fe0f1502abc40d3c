/** The texts and lists of a message file, by key path. */
export interface FlatMessages {
  readonly texts: ReadonlyMap<string, string>;
  readonly lists: ReadonlyMap<string, number>;
  /** Values that are neither a text nor a group or list. */
  readonly others: readonly { readonly path: readonly string[]; readonly received: string }[];
}

/** Flattens the tree of a file to key paths: `landing.features.0.title`. */
export function flattenMessages(tree: object): FlatMessages {
  const texts = new Map<string, string>();
  const lists = new Map<string, number>();
  const others: { path: readonly string[]; received: string }[] = [];
  const walk = (value: unknown, path: readonly string[]): void => {
    if (typeof value === "string") texts.set(path.join("."), value);
    else if (Array.isArray(value)) {
      lists.set(path.join("."), value.length);
      for (const [index, item] of value.entries()) walk(item, [...path, String(index)]);
    } else if (isGroup(value)) for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
    else
      others.push({
        path,
        received: value === null || value === undefined ? String(value) : `a ${typeof value}`,
      });
  };
  walk(tree, []);
  return { texts, lists, others };
}

export const isGroup = (value: unknown): value is object =>
  typeof value === "object" &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);
