import { expect, test } from "vitest";
import type { LegalDocument } from "../model/project.js";
import { sharedMemory } from "../util/shared-memory.js";
import { encodeTexts } from "./encode-texts.js";
import { freezeDocument, textsOf } from "./freeze-document.js";
import { legalDocumentOf } from "./legal-document.js";
import type { RenderedText } from "./make-document.js";

const textOf = (html: string, more: Partial<RenderedText> = {}): RenderedText => ({
  ...{ collection: "legal", slug: "terms", date: undefined, tags: [], order: undefined },
  ...{ sourceFile: "legal/terms.md", language: "en", title: "Terms", description: undefined },
  ...{ html, headings: [{ id: "a", text: "A", depth: 2 }], own: {} },
  legal: { effectiveDate: "", effectiveDay: "", anchors: {}, sections: [], stated: ["app.name"] },
  ...more,
});

/** Makes documents from texts whose HTML is bytes. */
function legalOf(texts: readonly RenderedText[]): LegalDocument[] {
  return texts
    .map(({ own: _, order: __, ...text }) => ({ ...text, data: {}, previous: undefined, next: undefined }))
    .flatMap(legalDocumentOf)
    .map((document) => freezeDocument(document));
}

const htmls = ["<p>plain</p>", "<p>“ü” 😀</p>", "", "<p>half of a pair: \ud83d</p>", "\ufeff<p>mark</p>"];

test.each([undefined, sharedMemory()])("a document stored as bytes reads the same", (room) => {
  const texts = htmls.map((html) => textOf(html));
  const made = encodeTexts({ texts }, room);
  expect(made.texts.map(({ html }) => html)).toEqual(["", "", "", htmls[3], ""]);
  const [plain, late] = [legalOf(texts), legalOf(textsOf(made))];
  expect(late.map((one) => Object.entries(one))).toEqual(plain.map((one) => Object.entries(one)));
  const copied = structuredClone(late);
  expect(copied).toEqual(structuredClone(plain));
});

test("a rendered document and its lists are frozen", () => {
  for (const texts of [[textOf("<p>a</p>")], textsOf(encodeTexts({ texts: [textOf("<p>a</p>")] }))]) {
    const [document] = legalOf(texts);
    const held = [document, document?.headings, document?.headings[0], document?.anchors, document?.stated];
    expect(held.map((one) => one && Object.isFrozen(one))).toEqual(held.map(() => true));
  }
});

test("what is in parts keeps its HTML, which is put together with them", () => {
  const texts = [textOf("<p>a</p>", { blocks: [{ kind: "media", tag: "video", files: {}, place: {} }] })];
  expect(encodeTexts({ texts }).texts[0]?.html).toBe("<p>a</p>");
});

test("a document of a collection keeps the order of its keys, too", () => {
  const [made] = textsOf(encodeTexts({ texts: [textOf("<p>a</p>", { collection: "help" })] }));
  const document = {
    ...textOf("<p>a</p>", { collection: "help" }),
    data: {},
    previous: undefined,
    next: undefined,
  };
  const placed = Object.assign({}, made, { data: {}, previous: undefined, next: undefined });
  expect(Object.entries(freezeDocument(placed))).toEqual(Object.entries(document));
});
