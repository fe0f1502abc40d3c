import type { CollectionDocument } from "../model/documents/collection.js";
import type { LegalDocument } from "../model/project.js";
import { type MapAgain, mapAgain, mapAnew } from "../util/map-again.js";
import type { LegalPart } from "./legal-duties.js";
import type { MadeText } from "./make-document.js";
import {
  defaultOrder,
  type LastOrder,
  newOrder,
  orderCollection,
  type UnorderedDocument,
} from "./order-collection.js";

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

type Unplaced = Omit<MadeText, "own" | "order"> & Pick<CollectionDocument, "data">;

/** The legal documents of one language from the previous build. */
export interface LastLegal {
  readonly order: LastOrder<Unplaced>;
  readonly unordered: MapAgain<MadeText, UnorderedDocument<Unplaced>>;
  readonly finished: MapAgain<CollectionDocument, LegalDocument[]>;
}

export const newLegal = (): LastLegal => ({
  order: newOrder(),
  unordered: mapAgain(),
  finished: mapAgain(),
});

const unkeptLegal = (): LastLegal => ({ order: newOrder(), unordered: mapAnew, finished: mapAnew });

/** Legal documents of a site whose config says nothing of them as a collection, and that have no keys of its own. */
export function orderLegal(
  texts: readonly MadeText[],
  languages: readonly string[],
  orderOf: (language: string) => LastLegal = unkeptLegal,
): LegalDocument[] {
  return languages.flatMap((language) => {
    const { order: before, unordered, finished } = orderOf(language);
    const shown = texts.filter((one) => (one.standsInFor ?? one.language) === language);
    const documents = unordered(shown, ({ own: _, order, ...document }) => ({
      document: { ...document, data: {} },
      order,
    }));
    return finished(orderCollection(documents, defaultOrder, before), legalDocumentOf).flat();
  });
}
