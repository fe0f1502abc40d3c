import type { CollectionDocument, DocumentLink } from "../core/collection.js";
import { lateKeys } from "../core/late-keys.js";
import type { LegalDocument } from "../core/project.js";
import type { MadeText } from "./make-document.js";

/** What makes the rest of a document of which only some is made. It goes along where the document is copied. */
const late = Symbol("late");

/** What makes a document's head, which is soon done, and all of it. */
export interface LateDocument {
  readonly head: () => MadeText;
  readonly whole: () => MadeText;
}

interface MaybeLate {
  readonly [late]?: LateDocument;
}

/**
 * The same document, of which the rest is made when it is asked for. An object that was spread and has a symbol is of a kind of
 * its own to V8, and slow to copy.
 */
export const makeLate = <Document extends object>(document: Document, rest: LateDocument): Document =>
  Object.assign({}, document, { [late]: rest });

/** The same, with what its front matter says. */
export function withHead(made: MadeText & MaybeLate): MadeText {
  const rest = made[late];
  return rest ? makeLate(rest.head(), rest) : made;
}

/** A link to a document, which asks for its title as late as it does. */
export function linkTo({ slug, title, [late]: rest }: DocumentLink & MaybeLate): DocumentLink {
  return rest ? titledLate({ slug }, rest) : { slug, title };
}

const titledLate = lateKeys<LateDocument, Pick<DocumentLink, "title">>({ title: ({ head }) => head().title });

/** The same document, which makes what it is asked for. */
export const settleLegal = (document: LegalDocument): LegalDocument => settle(document, ofLegal);

/** The same for a document of a collection, whose head is made already. */
export const settleContent = <Document extends CollectionDocument>(document: Document): Document =>
  settle(document, ofContent);

type Descriptors = ReadonlyMap<PropertyKey, PropertyDescriptor>;

/** The functions are those of all documents: with some of its own each object would be of another kind to V8, and slow to ask. */
function keysOf(
  keys: Readonly<Record<string, keyof LateDocument>>,
  partOf: (made: MadeText, key: string) => unknown,
): Descriptors {
  return new Map(
    Object.entries(keys).map(([key, part]) => {
      const get = function (this: MaybeLate) {
        const rest = this[late];
        return rest && partOf(rest[part](), key);
      };
      return [key, { enumerable: true, configurable: true, get }];
    }),
  );
}

/** What is known of a legal document before it is read; blocks has none that is late, and its history is found later. */
type Known = "slug" | "language" | "standsInFor" | "sourceFile" | "blocks" | "history" | Placed;
/** What is known once the documents are in order. */
type Placed = "collection" | "tags" | "data" | "previous" | "next";

const keysOfLegal: Readonly<Record<Exclude<keyof LegalDocument, Known>, keyof LateDocument>> = {
  title: "head",
  description: "head",
  date: "head",
  effectiveDate: "head",
  effectiveDay: "head",
  anchors: "head",
  html: "whole",
  headings: "whole",
  sections: "whole",
  stated: "whole",
};

/** A legal document's parts lie in two objects: they are asked for too often to put both together each time. */
const ofLegal = keysOf(keysOfLegal, (made, key) => {
  if (key === "date") return made.legal?.effectiveDay;
  return Reflect.get(made.legal && key in made.legal ? made.legal : made, key);
});
const ofContent = keysOf({ html: "whole", headings: "whole" }, (made, key) => Reflect.get(made, key));

/** Keys stay in their order, so that a page that prints them all prints the same. */
function settle<Document extends object>(document: Document & MaybeLate, descriptors: Descriptors): Document {
  const rest = document[late];
  if (!rest) return document;
  const settled = Object.defineProperty({}, late, { value: rest });
  for (const key of Object.keys(document)) {
    const value: unknown = Reflect.get(document, key);
    const plain = { enumerable: true, configurable: true, writable: true, value };
    Object.defineProperty(settled, key, descriptors.get(key) ?? plain);
  }
  // It has all keys of the document.
  return settled as Document;
}
