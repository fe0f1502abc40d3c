import { decodeHtml } from "../model/pages/page.js";
import { withoutBody } from "../model/site/known-keys.js";
import { freezeAll } from "../util/freeze-all.js";
import type { RenderedText, RenderedTexts } from "./make-document.js";

/** The key of a document's HTML as bytes: the garbage collector does not scan bytes, and most are never decoded. */
const htmlBytes = Symbol("html");

interface MaybeBytes {
  readonly [htmlBytes]?: Uint8Array;
}

/** The texts of a file, each with its HTML or with its encoded bytes. */
export const textsOf = ({ texts, html }: RenderedTexts): RenderedText[] =>
  texts.map((text, index) => {
    const bytes = html?.[index];
    // A spread object with a symbol gets its own hidden class in V8, and is slow to copy.
    return bytes ? Object.assign({}, text, { [htmlBytes]: bytes }) : text;
  });

/** The fields that pages may read in lists; all pages get the same ones. */
const shared = ["tags", "data", "headings", "anchors", "sections", "stated"];

/** Shared by all documents: with a function each, V8 would give each object its own hidden class, and read it slowly. */
const decoded: PropertyDescriptor = {
  enumerable: true,
  configurable: true,
  get(this: MaybeBytes) {
    const html = this[htmlBytes];
    return html && decodeHtml(html);
  },
};

/** Returns a document that pages cannot change and that decodes its HTML on first use. Keeps the order of keys. */
export function freezeDocument<Document extends object>(document: Document & MaybeBytes): Document {
  for (const key of shared) freezeAll(Reflect.get(document, key));
  const html = document[htmlBytes];
  if (!html) return Object.freeze(Object.setPrototypeOf(document, withoutBody) as Document);
  const frozen = Object.defineProperty(Object.create(withoutBody) as object, htmlBytes, { value: html });
  for (const key of Object.keys(document)) {
    if (key === "html") Object.defineProperty(frozen, key, decoded);
    else Reflect.set(frozen, key, Reflect.get(document, key));
  }
  // It has all keys of the document.
  return Object.freeze(frozen) as Document;
}
