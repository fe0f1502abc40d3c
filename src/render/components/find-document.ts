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
      "no slug was given: params has each parameter of the URL, such as params.legal in pages/[legal].tsx",
    );
  const near = nearest(
    slug,
    documents.map((document) => document.slug),
  );
  const hint = near === undefined ? "a slug is a file's name without .md" : `did you mean ${near}?`;
  throw new Error(`no document has the slug ${JSON.stringify(slug)}: ${hint}`);
}
