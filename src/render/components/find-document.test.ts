import { expect, test } from "vitest";
import { findDocument } from "./find-document.js";

const privacy = { slug: "privacy", title: "Privacy" };
const terms = { slug: "terms", title: "Terms" };
const all = [privacy, terms];

test("a document is found by its slug, the first one if there are several", () => {
  expect(findDocument(all, "terms")).toBe(terms);
  expect(findDocument([privacy, { ...privacy }], "privacy")).toBe(privacy);
});

test.each([
  ["privcay", 'no document has the slug "privcay": did you mean privacy?'],
  ["imprint", 'no document has the slug "imprint": a slug is a file\'s name without .md'],
  ["__proto__", 'no document has the slug "__proto__": a slug is a file\'s name without .md'],
  [
    undefined,
    "no slug was given: params has each parameter of the URL, such as params.legal in pages/[legal].tsx",
  ],
])("the slug %s throws with a hint", (slug, message) => {
  expect(() => findDocument(all, slug)).toThrow(new Error(message));
});
