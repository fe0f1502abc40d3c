import type { CollectionDocument } from "../model/documents/collection.js";
import type { LegalDocument } from "../model/project.js";
import type { LegalPart } from "./legal-duties.js";
import type { MadeText } from "./make-document.js";
import { defaultOrder, orderCollection } from "./order-collection.js";

/** What pages get of a legal document in its place among the others. */
export function legalDocumentOf({
  legal,
  description = "",
  ...document
}: CollectionDocument & { readonly legal?: LegalPart }): LegalDocument[] {
  if (!legal) return [];
  const { effectiveDay } = legal;
  const date = effectiveDay === "" ? undefined : effectiveDay;
  // To spread two objects into one takes V8 many times as long.
  return [Object.assign(document, legal, { description, date })];
}

/** Legal documents of a site whose config says nothing of them as a collection, and that have no keys of its own. */
export function orderLegal(texts: readonly MadeText[], languages: readonly string[]): LegalDocument[] {
  return languages.flatMap((language) => {
    const shown = texts.filter((one) => (one.standsInFor ?? one.language) === language);
    const documents = shown.map(({ own: _, order, ...document }) => ({
      document: { ...document, data: {} },
      order,
    }));
    return orderCollection(documents, defaultOrder).flatMap(legalDocumentOf);
  });
}
