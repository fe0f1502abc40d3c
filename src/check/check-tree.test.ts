import { describe, expect, test } from "vitest";
import { exampleChecked, exampleDocument, examplePage, exampleSite } from "../../test/support/example.js";
import { checkTree } from "../../test/support/rooms/check-tree.js";
import { readTree } from "./check-tree.js";
import { rules } from "./rules.js";

test("the document of a page is the one that it shows, not the one in its parameters", () => {
  const [terms, privacy] = ["terms", "privacy"].map((slug) => exampleDocument({ slug }));
  const legal = [terms, privacy].filter((document) => document !== undefined);
  const glossary = { ...examplePage("/glossary/terms"), documents: [] };
  const shown = { ...examplePage("/policy"), documents: legal.filter(({ slug }) => slug === "privacy") };
  const { route } = glossary;
  const pages = [{ ...glossary, route: { ...route, params: { term: "terms" } } }, shown];
  const rest = { written: legal, collections: {}, unrendered: [], today: undefined, samples: undefined };
  const context = { site: exampleSite(), legal, ...rest };
  const read = readTree({ files: new Map(), pages }, context).pages;
  expect(read.map(({ document, sources }) => [document?.slug, sources])).toEqual([
    [undefined, ["pages/glossary/terms.tsx"]],
    ["privacy", ["pages/policy.tsx", "legal/privacy.md"]],
  ]);
});

describe("the nearest URL for a broken link", () => {
  test("is computed once for all pages with that link", () => {
    const link = '<a href="/tersm">x</a>';
    const pages = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`/${index}`, link]));
    const { diagnostics } = checkTree(exampleChecked({ ...pages, "/terms": "" }), { links: rules.links });
    expect(diagnostics).toHaveLength(200);
    expect(new Set(diagnostics.map(({ args }) => args.near))).toEqual(new Set(["/terms"]));
  });

  test("is computed a hundred times at most", () => {
    const html = Array.from({ length: 250 }, (_, index) => `<a href="/terms${index % 10}?${index}">x</a>`);
    const many = Array.from({ length: 250 }, (_, index) => `<a href="/privacy${index}">x</a>`);
    const tree = exampleChecked({ "/": [...html, ...many].join(""), "/terms": "", "/privacy": "" });
    const { diagnostics } = checkTree(tree, { links: rules.links });
    const hinted = new Set(diagnostics.flatMap(({ args }) => (args.near === undefined ? [] : args.href)));
    expect(hinted.size).toBe(100);
    expect(diagnostics.filter(({ args }) => args.near === "/terms")).toHaveLength(250);
  });
});
