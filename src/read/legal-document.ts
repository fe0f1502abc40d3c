import type { CollectionDocument } from "../core/collection.js";
import type { LegalDocument } from "../core/project.js";
import type { LegalPart } from "./legal-duties.js";
import type { MadeText } from "./make-document.js";
import {
  defaultOrder,
  type KeptOrder,
  newOrder,
  orderCollection,
  type UnorderedDocument,
} from "./order-collection.js";
import { makeAnew, type SameAgain, sameAgain } from "./same-again.js";

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

/** What legal documents of one language came to the last time. */
export interface KeptLegal {
  /** All of them, with what they are made of. */
  last: { readonly shown: readonly MadeText[]; readonly legal: LegalDocument[] } | undefined;
  readonly order: KeptOrder<Unplaced>;
  readonly unordered: SameAgain<UnorderedDocument<Unplaced>>;
  readonly finished: SameAgain<LegalDocument[]>;
}

export const newLegal = (): KeptLegal => ({
  last: undefined,
  order: newOrder(sameAgain()),
  unordered: sameAgain(),
  finished: sameAgain(),
});

const unkeptLegal = (): KeptLegal => ({
  last: undefined,
  order: newOrder(),
  unordered: makeAnew,
  finished: makeAnew,
});

/** Legal documents of a site whose config says nothing of them as a collection, and that have no keys of its own. */
export function orderLegal(
  made: readonly MadeText[],
  languages: readonly string[],
  keptOf: (language: string) => KeptLegal = unkeptLegal,
): LegalDocument[] {
  return languages.flatMap((language) => {
    const kept = keptOf(language);
    const shown = made.filter((one) => (one.standsInFor ?? one.language) === language);
    const { last } = kept;
    if (last?.shown.length === shown.length && shown.every((one, index) => one === last.shown[index]))
      return last.legal;
    const unordered = shown.map((one) =>
      kept.unordered([one], () => {
        const { own: _, order, ...document } = one;
        return { document: { ...document, data: {} }, order };
      }),
    );
    const placed = orderCollection(unordered, defaultOrder, kept.order);
    const legal = placed.flatMap((one) => kept.finished([one], () => legalDocumentOf(one)));
    kept.last = { shown, legal };
    return legal;
  });
}
