import type { CollectionDocument, DocumentLink } from "../model/documents/collection.js";
import { decodeHtml } from "../model/pages/page.js";
import type { LegalDocument } from "../model/project.js";
import { freezeAll } from "../util/freeze-all.js";
import { type HtmlBytes, pending } from "../util/html-bytes.js";
import { lazyGetters } from "../util/lazy-getters.js";
import type { MadeText, MadeTexts } from "./make-document.js";

/** What makes a document's head, which is soon done, and all of it. */
export interface PendingDocument {
  readonly head: () => MadeText;
  readonly whole: () => MadeText;
  /** Its HTML, if `whole` gives a document without. */
  readonly html?: () => HtmlBytes | undefined;
  /** Whether nothing else of it is late. */
  readonly isMade?: boolean;
}

/** A document that was made, with its HTML as bytes. */
class MadeDocument implements PendingDocument {
  readonly isMade = true;
  readonly #text: MadeText;
  readonly #html: HtmlBytes;

  constructor(text: MadeText, html: HtmlBytes) {
    this.#text = text;
    this.#html = html;
  }

  head(): MadeText {
    return this.#text;
  }

  whole(): MadeText {
    return this.#text;
  }

  html(): HtmlBytes {
    return this.#html;
  }
}

/** The texts of a file, those without HTML as documents that make it when it is asked for. */
export const textsOf = ({ texts, html }: MadeTexts): MadeText[] =>
  texts.map((text, index) => {
    const bytes = html?.[index];
    return bytes ? makePending(text, new MadeDocument(text, bytes)) : text;
  });

interface MaybePending {
  readonly [pending]?: PendingDocument;
}

/**
 * The same document, whose rest is made on demand. An object that was spread and has a symbol gets its own
 * hidden class in V8, and is slow to copy.
 */
export const makePending = <Document extends object>(document: Document, rest: PendingDocument): Document =>
  Object.assign({}, document, { [pending]: rest });

/** The same, with what its front matter says. */
export function withHead(made: MadeText & MaybePending): MadeText {
  const rest = made[pending];
  return rest && !rest.isMade ? makePending(rest.head(), rest) : made;
}

/** A link to a document, which asks for its title as late as it does. */
export function linkTo({ slug, title, [pending]: rest }: DocumentLink & MaybePending): DocumentLink {
  return rest && !rest.isMade ? titledPending({ slug }, rest) : { slug, title };
}

const titledPending = lazyGetters<PendingDocument, Pick<DocumentLink, "title">>({
  title: (rest) => rest.head().title,
});

/** The same document, which makes what it is asked for. */
export const settleLegal = (document: LegalDocument): LegalDocument => settle(document, ofLegal);

/** The same for a document of a collection, whose head is made already. */
export const settleContent = <Document extends CollectionDocument>(document: Document): Document =>
  settle(document, ofContent);

type Descriptors = ReadonlyMap<PropertyKey, PropertyDescriptor>;

/** What is asked for late of a document that is being made, and of one that was. */
interface PendingParts {
  readonly ofUnmade: Descriptors;
  readonly ofMade: Descriptors;
}

/** The functions are those of all documents: with some of its own each object would be of another kind to V8, and slow to ask. */
function keysOf(
  keys: Readonly<Record<string, "head" | "whole">>,
  partOf: (made: MadeText, key: string) => unknown,
): PendingParts {
  const ofParts = Object.entries(keys).map(([key, part]): [string, PropertyDescriptor] => {
    const get = function (this: MaybePending) {
      const rest = this[pending];
      return rest && freezeAll(partOf(rest[part](), key));
    };
    return [key, { enumerable: true, configurable: true, get }];
  });
  return {
    ofUnmade: new Map([["html", pendingHtml], ...ofParts]),
    // Lists are frozen when a page asks for them: of many documents most are asked for nothing.
    ofMade: new Map([["html", pendingHtml], ...ofParts.filter(([key]) => shared.includes(key))]),
  };
}

/** The fields that pages may read in lists; all pages get the same ones. */
const shared = ["tags", "data", "headings", "anchors", "sections", "stated"];

const pendingHtml: PropertyDescriptor = {
  enumerable: true,
  configurable: true,
  get(this: MaybePending) {
    const html = this[pending]?.html?.();
    return html ? decodeHtml(html.bytes) : this[pending]?.whole().html;
  },
};

/** What is known of a legal document before it is read; blocks has none that is late, and its history is found later. */
type Known = "slug" | "language" | "standsInFor" | "sourceFile" | "html" | "blocks" | "history" | Placed;
/** What is known once the documents are in order. */
type Placed = "collection" | "tags" | "data" | "previous" | "next";

const keysOfLegal: Readonly<Record<Exclude<keyof LegalDocument, Known>, "head" | "whole">> = {
  title: "head",
  description: "head",
  date: "head",
  effectiveDate: "head",
  effectiveDay: "head",
  anchors: "head",
  headings: "whole",
  sections: "whole",
  stated: "whole",
};

/** A legal document's parts lie in two objects: they are asked for too often to put both together each time. */
const ofLegal = keysOf(keysOfLegal, (made, key) => {
  if (key === "date") return made.legal?.effectiveDay;
  return Reflect.get(made.legal && key in made.legal ? made.legal : made, key);
});
const ofContent = keysOf({ headings: "whole" }, (made, key) => Reflect.get(made, key));

/** Keys stay in their order, so that a page that prints them all prints the same. */
function settle<Document extends object>(document: Document & MaybePending, parts: PendingParts): Document {
  const rest = document[pending];
  const descriptors = rest && (rest.isMade ? parts.ofMade : parts.ofUnmade);
  for (const key of shared) if (!descriptors?.has(key)) freezeAll(Reflect.get(document, key));
  if (!rest) return Object.freeze(document);
  const settled = Object.defineProperty({}, pending, { value: rest });
  for (const key of Object.keys(document)) {
    const descriptor = descriptors?.get(key);
    if (descriptor) Object.defineProperty(settled, key, descriptor);
    else Reflect.set(settled, key, Reflect.get(document, key));
  }
  // It has all keys of the document.
  return Object.freeze(settled) as Document;
}
