import { expect, test } from "vitest";
import { defaultOrder, orderCollection, type UnorderedDocument } from "./order-collection.js";

const documentOf = (slug: string, order?: number): UnorderedDocument => ({
  document: {
    ...{ collection: "legal", slug, title: slug, description: undefined, date: undefined, tags: [] },
    ...{ html: "", headings: [], sourceFile: `legal/${slug}.md`, language: "en", data: {} },
  },
  order,
});

test("documents are sorted by order, then by name, and have their neighbours", () => {
  const documents = [...["a1", "a10", "a2", "b"].map((slug) => documentOf(slug)), documentOf("c", 1)];
  const placed = orderCollection(documents, defaultOrder);
  expect(placed.map(({ slug }) => slug)).toEqual(["c", "a1", "a2", "a10", "b"]);
  expect(placed.map(({ previous, next }) => [previous?.slug, next?.slug])).toEqual([
    [undefined, "a1"],
    ["c", "a2"],
    ["a1", "a10"],
    ["a2", "b"],
    ["a10", undefined],
  ]);
  expect(orderCollection([...documents].reverse(), defaultOrder)).toEqual(placed);
});
