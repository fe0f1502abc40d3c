import { encodeHtml } from "../model/pages/page.js";
import type { Allocate } from "../util/shared-memory.js";
import type { RenderedTexts } from "./make-document.js";

/** The same document with its HTML as bytes, except for texts with blocks, which need it, and texts that bytes cannot represent. */
export function encodeTexts<Document extends RenderedTexts>(
  document: Document,
  allocate?: Allocate,
): Document {
  if (document.html) return document;
  const html = document.texts.map(({ html: own, blocks }) =>
    blocks || own === "" || !own.isWellFormed() ? undefined : encodeHtml(own, allocate),
  );
  const texts = document.texts.map((text, index) => (html[index] ? { ...text, html: "" } : text));
  return { ...document, texts, html };
}
