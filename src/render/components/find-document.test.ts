import { expect, test } from "vitest";
import { copyForPage, findDocument } from "./find-document.js";

const privacy = { slug: "privacy", title: "Privacy" };
const terms = { slug: "terms", title: "Terms" };
const all = [privacy, terms];

test("a document is found by its slug, in a list of one's own and in a page's copy of one that handbill made", () => {
  for (const list of [all, copyForPage(all), copyForPage(all).filter(({ slug }) => slug === "terms")])
    expect(findDocument(list, "terms")).toBe(terms);
});

test("of documents with the same name, it is the first, as with find", () => {
  const other = { ...privacy };
  expect(findDocument(copyForPage([privacy, other]), "privacy")).toBe(privacy);
  expect(findDocument([other, privacy], "privacy")).toBe(other);
});

test("what a page did to its copy holds", () => {
  const copy = copyForPage(all) as (typeof privacy)[];
  expect(findDocument(copy.reverse(), "privacy")).toBe(privacy);
  const replaced = { slug: "terms", title: "Other terms" };
  copy[0] = replaced;
  expect(findDocument(copy, "terms")).toBe(replaced);
  copy.shift();
  expect(() => findDocument(copy, "terms")).toThrow("no document has the slug");
  expect(findDocument(copyForPage(all), "terms")).toBe(terms);
});

test.each([
  ["privcay", 'no document has the slug "privcay": did you mean privacy?'],
  ["imprint", 'no document has the slug "imprint": it is the name of a file without .md'],
  ["__proto__", 'no document has the slug "__proto__": it is the name of a file without .md'],
  [undefined, "no slug was given: params names each part of the address, params.legal in pages/[legal].tsx"],
])("%s is an error that says what to do", (slug, message) => {
  for (const list of [all, copyForPage(all)])
    expect(() => findDocument(list, slug)).toThrow(new Error(message));
});
