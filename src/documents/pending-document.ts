import type { CollectionDocument, DocumentLink } from "../model/documents/collection.js";
import { decodeHtml } from "../model/pages/page.js";
import type { LegalDocument } from "../model/project.js";
import { freezeAll } from "../util/freeze-all.js";
import { type HtmlBytes, pending } from "../util/html-bytes.js";
import { lazyGetters } from "../util/lazy-getters.js";
import type { MadeText, MadeTexts } from "./make-document.js";

/** The functions that make a document's head, which is fast, and the whole document. */
export interface PendingDocument {
  readonly head: () => MadeText;
  readonly whole: () => MadeText;
  /** Its HTML, if `whole` returns a document without it. */
  readonly html?: () => HtmlBytes | undefined;
  /** Whether everything else is made already. */
  readonly isMade?: boolean;
}

/** A finished document with its HTML as bytes. */
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

/** The texts of a file; those without HTML become documents that decode it on demand. */
export const textsOf = ({ texts, html }: MadeTexts): MadeText[] =>
  texts.map((text, index) => {
    const bytes = html?.[index];
    return bytes ? makePending(text, new MadeDocument(text, bytes)) : text;
  });

interface MaybePending {
  readonly [pending]?: PendingDocument;
}

/**
 * The same document, with the rest made on demand. An object that was spread and has a symbol gets its own hidden class in V8, and is
 * slow to copy.
 */
export const makePending = <Document extends object>(document: Document, rest: PendingDocument): Document =>
  Object.assign({}, document, { [pending]: rest });

/** The same document, with its front matter. */
export function withHead(made: MadeText & MaybePending): MadeText {
  const rest = made[pending];
  return rest && !rest.isMade ? makePending(rest.head(), rest) : made;
}

/** A link to a document, with its title made on demand. */
export function linkTo({ slug, title, [pending]: rest }: DocumentLink & MaybePending): DocumentLink {
  return rest && !rest.isMade ? titledPending({ slug }, rest) : { slug, title };
}

const titledPending = lazyGetters<PendingDocument, Pick<DocumentLink, "title">>({
  title: (rest) => rest.head().title,
});

/** The same document, with getters for pending fields. */
export const settleLegal = (document: LegalDocument): LegalDocument => settle(document, ofLegal);

/** The same for a document of a collection, whose head is made already. */
export const settleContent = <Document extends CollectionDocument>(document: Document): Document =>
  settle(document, ofContent);

type Descriptors = ReadonlyMap<PropertyKey, PropertyDescriptor>;

/** The pending fields of a document that is not rendered yet, and of one that is. */
interface PendingParts {
  readonly ofUnmade: Descriptors;
  readonly ofMade: Descriptors;
}

/** All documents share these functions: with functions of its own, each object would have its own hidden class in V8 and slow access. */
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
    // Lists are frozen on first access: most documents are never read.
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

/**
 * The fields of a legal document that are known before it is parsed. A pending document has no blocks, and its history is added later.
 */
type Known = "slug" | "language" | "standsInFor" | "sourceFile" | "html" | "blocks" | "history" | Placed;
/** The fields that are known once documents are sorted. */
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

/** A legal document's fields are in two objects: merging them on each access would be too slow. */
const ofLegal = keysOf(keysOfLegal, (made, key) => {
  if (key === "date") return made.legal?.effectiveDay;
  return Reflect.get(made.legal && key in made.legal ? made.legal : made, key);
});
const ofContent = keysOf({ headings: "whole" }, (made, key) => Reflect.get(made, key));

/** Keys keep their order, so that pages that print all of them get the same output. */
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
