import { encodeHtml } from "../model/pages/page.js";
import { digestOf } from "../util/hash-of.js";
import type { Room } from "../util/shared-room.js";
import type { MadeTexts } from "./make-document.js";

/** The same with HTML as bytes. A text in parts keeps its own, which is put together with them, and so does what bytes could not say. */
export function partHtml<Document extends MadeTexts>(document: Document, room?: Room): Document {
  if (document.html) return document;
  const html = document.texts.map(({ html: own, blocks }) =>
    blocks || own === "" || !own.isWellFormed()
      ? undefined
      : { bytes: encodeHtml(own, room), digest: digestOf(own) },
  );
  const texts = document.texts.map((text, index) => (html[index] ? { ...text, html: "" } : text));
  return { ...document, texts, html };
}
