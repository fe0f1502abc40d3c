import { expect, test } from "vitest";
import { defaultOrder, newOrder, orderCollection, type UnorderedDocument } from "./order-collection.js";

const documentOf = (slug: string, order?: number): UnorderedDocument => ({
  document: {
    ...{ collection: "legal", slug, title: slug, description: undefined, date: undefined, tags: [] },
    ...{ html: "", headings: [], sourceFile: `legal/${slug}.md`, language: "en", data: {} },
  },
  order,
});

test("documents are in the same order whatever they were before, and those alike the very same", () => {
  const kept = newOrder<UnorderedDocument["document"]>();
  let documents = ["a1", "a10", "a2", "b", "c"].map((slug) => documentOf(slug));
  const put = (next: typeof documents) => {
    documents = next;
    const placed = orderCollection(documents, defaultOrder, kept);
    expect(placed).toEqual(orderCollection(documents, defaultOrder));
    return placed;
  };
  const replace = (slug: string, order?: number) =>
    documents.map((one) => (one.document.slug === slug ? documentOf(slug, order) : one));
  const first = put(documents);
  expect(first.map(({ slug }) => slug)).toEqual(["a1", "a2", "a10", "b", "c"]);
  // Its neighbours tell what it is called.
  expect(put(replace("b")).map((one, index) => one === first[index])).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(put(replace("c", 1))[0]?.slug).toBe("c");
  put(replace("c", 2));
  put(replace("c"));
  put(documents.filter(({ document }) => document.slug !== "a2"));
  put([documentOf("d", 1), ...documents]);
  put(documents.map((one) => (one.document.slug === "d" ? documentOf("e", 1) : one)));
  put([...documents].reverse());
});
