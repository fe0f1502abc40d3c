import type { CollectionDocument } from "../model/documents/collection.js";
import type { LegalDocument } from "../model/project.js";
import { documentsIn } from "../model/site/editions.js";
import type { LegalPart } from "./legal-duties.js";
import type { RenderedText } from "./make-document.js";
import { defaultOrder, orderCollection } from "./order-collection.js";

export function legalDocumentOf({
  legal,
  description = "",
  ...document
}: CollectionDocument & { readonly legal?: LegalPart }): LegalDocument[] {
  if (!legal) return [];
  const { effectiveDay } = legal;
  const date = effectiveDay === "" ? undefined : effectiveDay;
  // Spreading two objects into one is many times slower in V8.
  return [Object.assign(document, legal, { description, date })];
}

/** The legal documents of a site without own keys or order for them. */
export function orderLegal(texts: readonly RenderedText[], languages: readonly string[]): LegalDocument[] {
  return languages.flatMap((language) => {
    const shown = documentsIn(language, texts);
    const documents = shown.map(({ own: _, order, ...document }) => ({
      document: Object.assign(document, { data: {} }),
      order,
    }));
    return orderCollection(documents, defaultOrder).flatMap(legalDocumentOf);
  });
}
