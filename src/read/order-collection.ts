import type { CollectionDocument, DocumentLink } from "../core/collection.js";
import { compareNatural } from "../core/compare.js";
import { linkTo } from "./late-document.js";

type Unplaced = Omit<CollectionDocument, "previous" | "next">;

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
): (Document & Pick<CollectionDocument, "previous" | "next">)[] {
  const sorted = [...documents].sort((a, b) => {
    for (const key of orderBy) {
      const order = compareBy(a, b, key);
      if (order !== 0) return order;
    }
    return compareNatural(a.document.slug, b.document.slug);
  });
  return sorted.map(({ document }, index) => ({
    ...document,
    previous: linkOf(sorted[index - 1]),
    next: linkOf(sorted[index + 1]),
  }));
}

/** Whether any document has the key. */
export function isOrdered(documents: readonly UnorderedDocument[], key: string): boolean {
  return documents.some((document) => valueUnder(document, nameOf(key)) !== undefined);
}

/** `-date` → `date` */
export const nameOf = (key: string) => key.replace(/^-/, "");

function compareBy(a: UnorderedDocument, b: UnorderedDocument, key: string): number {
  const [one, other] = [valueUnder(a, nameOf(key)), valueUnder(b, nameOf(key))];
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  const order =
    typeof one === "number" && typeof other === "number"
      ? one - other
      : compareNatural(String(one), String(other));
  return key.startsWith("-") ? -order : order;
}

/** What stands under a key, of handbill's own or of the site's; dates by what they are counted in. */
function valueUnder({ document, order }: UnorderedDocument, name: string): string | number | undefined {
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
