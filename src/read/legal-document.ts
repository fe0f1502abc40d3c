import type { CollectionDocument } from "../core/collection.js";
import type { LegalDocument } from "../core/project.js";
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
  return [{ ...document, ...legal, description, date: effectiveDay === "" ? undefined : effectiveDay }];
}

/** Legal documents of a site whose config says nothing of them as a collection, and that have no keys of its own. */
export function orderLegal(made: readonly MadeText[], languages: readonly string[]): LegalDocument[] {
  return languages.flatMap((language) => {
    const shown = made.filter((one) => (one.standsInFor ?? one.language) === language);
    const unordered = shown.map(({ own: _, order, ...document }) => ({
      document: { ...document, data: {} },
      order,
    }));
    return orderCollection(unordered, defaultOrder).flatMap(legalDocumentOf);
  });
}
