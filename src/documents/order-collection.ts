import type { CollectionDocument, DocumentLink } from "../model/documents/collection.js";
import { changedIndices } from "../util/changed-indices.js";
import { compareNatural, sortNaturally } from "../util/compare.js";
import { onceEach } from "../util/once-each.js";
import { linkTo } from "./pending-document.js";

type Unplaced = Omit<CollectionDocument, "previous" | "next">;
type Placed<Document extends Unplaced> = Document & Pick<CollectionDocument, "previous" | "next">;

/** How documents were put in order the last time: a document with the same neighbours is the very same again. */
export interface LastOrder<Document extends Unplaced> {
  documents: readonly UnorderedDocument<Document>[];
  /** The same, in order. */
  sorted: readonly UnorderedDocument<Document>[];
  placed: readonly Placed<Document>[];
}

export const newOrder = <Document extends Unplaced>(): LastOrder<Document> => ({
  documents: [],
  sorted: [],
  placed: [],
});

/** A document before its neighbours are known. */
export interface UnorderedDocument<Document extends Unplaced = Unplaced> {
  readonly document: Document;
  readonly order: number | undefined;
}

/** The keys that put a collection in order, with a hyphen before those that turn it round. */
export const defaultOrder: readonly string[] = ["order"];

/** Puts documents in order, and tells each its neighbours. What has not the key comes last, whichever way round. */
export function orderCollection<Document extends Unplaced>(
  documents: readonly UnorderedDocument<Document>[],
  orderBy: readonly string[],
  last: LastOrder<Document> = newOrder(),
): Placed<Document>[] {
  const sorted = sortedAsBefore(last, documents, orderBy) ?? sort(documents, orderBy);
  const linkAt = (at: number) => linkOf(sorted[at]);
  const placeAt = ({ document }: UnorderedDocument<Document>, at: number): Placed<Document> => ({
    ...document,
    previous: linkAt(at - 1),
    next: linkAt(at + 1),
  });
  const placed = last.sorted.length === sorted.length ? last.placed.slice() : sorted.map(placeAt);
  if (last.sorted.length === sorted.length) {
    // A document with a changed neighbour links to another one.
    const others = new Set(changedIndices(sorted, last.sorted).flatMap((at) => [at - 1, at, at + 1]));
    for (const at of others) {
      const one = sorted[at];
      if (one) placed[at] = placeAt(one, at);
    }
  }
  Object.assign(last, { documents, sorted, placed });
  return placed;
}

function sort<Document extends UnorderedDocument>(
  documents: readonly Document[],
  orderBy: readonly string[],
): Document[] {
  // Most often no document has any of them.
  const keys = orderBy.filter((key) => isOrdered(documents, key));
  const slugOf = ({ document }: UnorderedDocument) => document.slug;
  return keys.length > 0 ? [...documents].sort(comparing(keys)) : sortNaturally(documents, slugOf);
}

function comparing(orderBy: readonly string[]): (a: UnorderedDocument, b: UnorderedDocument) => number {
  const keys = orderBy.map((key) => ({ name: nameOf(key), sign: key.startsWith("-") ? -1 : 1 }));
  // Each is compared with some ten others.
  const valuesOf = onceEach((one: UnorderedDocument) => keys.map(({ name }) => valueUnder(one, name)));
  return (a, b) => {
    const [ours, theirs] = [valuesOf(a), valuesOf(b)];
    for (const [at, { sign }] of keys.entries()) {
      const order = compareValues(ours[at], theirs[at], sign);
      if (order !== 0) return order;
    }
    return compareNatural(a.document.slug, b.document.slug);
  };
}

/** The previous documents, if the changed ones keep their positions. */
function sortedAsBefore<Document extends UnorderedDocument>(
  before: { readonly documents: readonly Document[]; readonly sorted: readonly Document[] },
  documents: readonly Document[],
  orderBy: readonly string[],
): readonly Document[] | undefined {
  if (before.documents.length !== documents.length) return undefined;
  const places = changedIndices(documents, before.documents);
  if (places.length === 0) return before.sorted;
  const compare = comparing(orderBy);
  const others = new Map<Document, Document>();
  for (const at of places) {
    const [one, now] = [before.documents[at], documents[at]];
    if (!one || !now || compare(now, one) !== 0) return undefined;
    others.set(one, now);
  }
  return before.sorted.map((one) => others.get(one) ?? one);
}

/** Whether any document has the key. */
export function isOrdered(documents: readonly UnorderedDocument[], key: string): boolean {
  return documents.some((document) => valueUnder(document, nameOf(key)) !== undefined);
}

/** `-date` → `date` */
export const nameOf = (key: string) => key.replace(/^-/, "");

type Value = string | number | undefined;

function compareValues(one: Value, other: Value, sign: number): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  const order =
    typeof one === "number" && typeof other === "number"
      ? one - other
      : compareNatural(String(one), String(other));
  return sign * order;
}

/** The value of a key, handbill's own or the site's; dates as numbers. */
function valueUnder({ document, order }: UnorderedDocument, name: string): Value {
  if (name === "order") return order;
  const { slug, title, date } = document;
  const own = { slug, title, date };
  const value: unknown = Object.hasOwn(own, name) ? Reflect.get(own, name) : document.data[name];
  if (value instanceof Date) return value.getTime();
  if (typeof value === "boolean") return Number(value);
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

const linkOf = (neighbour: UnorderedDocument | undefined): DocumentLink | undefined =>
  neighbour && linkTo(neighbour.document);
