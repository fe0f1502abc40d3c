import { nearest } from "../../text/nearest.js";

interface Listed {
  readonly slug: string;
}

/** The original list of each page's copy. */
const sources = new WeakMap<readonly object[], readonly object[]>();
const indexes = new WeakMap<readonly object[], ReadonlyMap<string, object>>();

/** Copies a list for a page, which may sort it in place; `findDocument` uses an index that all copies share. */
export function copyForPage<Item>(list: readonly Item[]): readonly Item[] {
  const copy = list.slice();
  sources.set(copy as readonly object[], list as readonly object[]);
  return copy;
}

/**
 * The document with this slug in a list. Faster than `find` in long lists. Throws if there is none, and names the nearest slug.
 * @example `findDocument(collections.help, params.slug)`
 */
export function findDocument<Document extends Listed>(
  documents: readonly Document[],
  slug: string | undefined,
): Document {
  const source = sources.get(documents) as readonly Document[] | undefined;
  const indexed = slug === undefined ? undefined : (source && indexOf(source))?.get(slug);
  // If a page has removed documents from its copy or added some, its current content counts.
  const found =
    indexed && documents.includes(indexed) ? indexed : documents.find((document) => document.slug === slug);
  if (!found) throw new Error(missing(documents, slug));
  return found;
}

function missing(documents: readonly Listed[], slug: string | undefined): string {
  if (slug === undefined)
    return "no slug was given: params names each part of the address, params.legal in pages/[legal].tsx";
  const slugs = documents.map((document) => document.slug);
  const near = nearest(slug, slugs);
  const hint = near === undefined ? "it is the name of a file without .md" : `did you mean ${near}?`;
  return `no document has the slug ${JSON.stringify(slug)}: ${hint}`;
}

function indexOf<Document extends Listed>(documents: readonly Document[]): ReadonlyMap<string, Document> {
  let index = indexes.get(documents) as ReadonlyMap<string, Document> | undefined;
  if (!index) {
    // Like `find`, returns the first of several with the same slug.
    index = new Map(documents.toReversed().map((document) => [document.slug, document]));
    indexes.set(documents, index);
  }
  return index;
}
