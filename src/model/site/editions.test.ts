import { expect, test } from "vitest";
import { exampleDocument, exampleSite } from "../../../test/support/example.js";
import { documentsIn, editionOf, listEditions } from "./editions.js";

const [english, german] = [exampleSite({ language: "en" }), exampleSite({ language: "de" })];
const legal = [
  exampleDocument({ slug: "terms", language: "en" }),
  exampleDocument({ slug: "privacy", language: "de" }),
  exampleDocument({ slug: "about", language: "de" }),
  exampleDocument({ slug: "terms", language: "en", fallbackFor: "de" }),
];
const help = [
  { name: "b", language: "de" },
  { name: "a", language: "de" },
  { name: "c", language: "en" },
  { name: "c", language: "en", fallbackFor: "de" },
];
const collections = { help } as never;

test("the documents of a language are its own and its fallback's, in order", () => {
  expect(documentsIn("de", legal).map(({ slug }) => slug)).toEqual(["privacy", "about", "terms"]);
  expect(documentsIn("en", legal)).toEqual([legal[0]]);
  expect(documentsIn("fr", legal)).toEqual([]);
});

test("a site has an edition in each language, and documents of collections keep their order", () => {
  const sites = new Map([
    ["en", english],
    ["de", german],
  ]);
  const editions = listEditions({ sites, legal, collections });
  const of = editionOf("de", editions);
  expect(of.site).toBe(german);
  expect(of.view.language).toBe("de");
  expect(of.legal.map(({ slug }) => slug)).toEqual(["privacy", "about", "terms"]);
  const names = (of.collections as unknown as { help: { name: string }[] }).help.map(({ name }) => name);
  expect(names).toEqual(["b", "a", "c"]);
  expect(() => editionOf("fr", editions)).toThrow("the site has no language fr");
});

test("a site in one language has all documents unchanged", () => {
  const edition = editionOf("en", listEditions({ sites: new Map([["en", english]]), legal, collections }));
  expect(edition.legal).toBe(legal);
  expect(edition.collections).toEqual({ help, legal });
});
