import { expect, test } from "vitest";
import { freezeDocument } from "./freeze-document.js";

test("a document and its lists are frozen, and other tools' property names throw with a hint", () => {
  const headings = [{ id: "a", text: "A", depth: 2 }];
  const document = freezeDocument({ title: "Terms", html: "<p>a</p>", headings, stated: ["app.name"] });
  const parts = [document, document.headings, document.headings[0], document.stated];
  expect(parts.map((part) => Object.isFrozen(part))).toEqual(parts.map(() => true));
  expect(() => (document as { body?: string }).body).toThrow("ContentText");
  expect(Object.keys(document)).toEqual(["title", "html", "headings", "stated"]);
});
