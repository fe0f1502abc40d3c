import type { CollectionDocument, DocumentLink } from "../core/collection.js";
import { compareNatural, sortNaturally } from "../core/compare.js";
import { onceEach } from "../core/once-each.js";
import { linkTo } from "./late-document.js";
import { makeAnew, type SameAgain } from "./same-again.js";

type Unplaced = Omit<CollectionDocument, "previous" | "next">;
type Placed<Document extends Unplaced> = Document & Pick<CollectionDocument, "previous" | "next">;

/** How documents were put in order the last time: a document with the same neighbours is the very same again. */
export interface KeptOrder<Document extends Unplaced> {
  sorted: readonly UnorderedDocument<Document>[];
  readonly place: SameAgain<Placed<Document>>;
}

export const newOrder = <Document extends Unplaced>(
  place: SameAgain<Placed<Document>> = makeAnew,
): KeptOrder<Document> => ({ sorted: [], place });

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
  kept: KeptOrder<Document> = newOrder(),
): Placed<Document>[] {
  // Most often no document has any of them.
  const all = [...documents, ...kept.sorted];
  const keys = orderBy
    .map((key) => ({ name: nameOf(key), sign: key.startsWith("-") ? -1 : 1 }))
    .filter(({ name }) => all.some((one) => valueUnder(one, name) !== undefined));
  // Each is compared with some ten others.
  const valuesOf = onceEach((one: UnorderedDocument) => keys.map(({ name }) => valueUnder(one, name)));
  const slugOf = ({ document }: UnorderedDocument) => document.slug;
  const compareSlugs = (a: UnorderedDocument, b: UnorderedDocument) => compareNatural(slugOf(a), slugOf(b));
  const compareAll = (a: UnorderedDocument, b: UnorderedDocument) => {
    const [ours, theirs] = [valuesOf(a), valuesOf(b)];
    for (const [at, { sign }] of keys.entries()) {
      const order = compareValues(ours[at], theirs[at], sign);
      if (order !== 0) return order;
    }
    return compareSlugs(a, b);
  };
  const isKeyed = keys.length > 0;
  const sorted =
    inOrderOf(kept.sorted, documents, isKeyed ? compareAll : compareSlugs) ??
    (isKeyed ? [...documents].sort(compareAll) : sortNaturally(documents, slugOf));
  kept.sorted = sorted;
  return sorted.map(({ document }, index) => {
    const [previous, next] = [sorted[index - 1], sorted[index + 1]];
    const make = () => ({ ...document, previous: linkOf(previous), next: linkOf(next) });
    return kept.place([document, previous?.document, next?.document], make);
  });
}

/** The documents as they stood before, if each is where it was, whatever else has become of some. */
function inOrderOf<Document extends UnorderedDocument>(
  before: readonly Document[],
  documents: readonly Document[],
  compare: (a: Document, b: Document) => number,
): Document[] | undefined {
  if (before.length !== documents.length) return undefined;
  const bySlug = new Map<string, Document>();
  for (const one of documents) bySlug.set(one.document.slug, one);
  const sorted: Document[] = [];
  for (const one of before) {
    const now = bySlug.get(one.document.slug);
    if (!now || (now !== one && compare(now, one) !== 0)) return undefined;
    sorted.push(now);
  }
  return bySlug.size === sorted.length ? sorted : undefined;
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

/** What stands under a key, of handbill's own or of the site's; dates by what they are counted in. */
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
