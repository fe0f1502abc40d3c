import { nearest } from "../../text/nearest.js";

/**
 * The document with this slug in a list. Throws if there is none, and names the nearest slug.
 * @example `findDocument(collections.help, params.slug)`
 */
export function findDocument<Document extends { readonly slug: string }>(
  documents: readonly Document[],
  slug: string | undefined,
): Document {
  const found = documents.find((document) => document.slug === slug);
  if (found) return found;
  if (slug === undefined)
    throw new Error(
      "no slug was given: params names each part of the address, params.legal in pages/[legal].tsx",
    );
  const near = nearest(
    slug,
    documents.map((document) => document.slug),
  );
  const hint = near === undefined ? "it is the name of a file without .md" : `did you mean ${near}?`;
  throw new Error(`no document has the slug ${JSON.stringify(slug)}: ${hint}`);
}
