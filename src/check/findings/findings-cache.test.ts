import { expect, test } from "vitest";
import { type ExampleTree, exampleChecked, exampleDocument } from "../../../test/support/example.js";
import { checkTree } from "../../../test/support/rooms/check-tree.js";
import { packInMemory } from "../../../test/support/rooms/pack-in-memory.js";
import type { CheckedPage } from "../../model/pages/checked-tree.js";
import type { PageRule, Rule } from "../rule.js";
import { rules } from "../rules.js";

/** Checks several trees in a row, as builds do, and returns the pages that rules read each time. */
function series(own: Readonly<Record<string, Rule>>) {
  const { pack } = packInMemory();
  let looked: string[] = [];
  const watch: PageRule = () => (page) => void looked.push(page.routePath);
  return (
    pages: Readonly<Record<string, string>>,
    tree: ExampleTree = {},
    known: Partial<CheckedPage> = {},
  ) => {
    looked = [];
    const example = exampleChecked(pages, tree);
    const checked = { ...example, pages: example.pages.map((one) => Object.assign(one, known)) };
    const all = { ...own, watch: { page: watch, codes: [] } };
    const { diagnostics, site } = checkTree(checked, all, { cached: pack });
    expect({ diagnostics, site }).toEqual(checkTree(checked, own));
    return { found: diagnostics.map(({ code, place }) => `${place.page} ${code}`), looked };
  };
}

const page = (text: string, head = "") =>
  `<html lang="en"><head><title>A title</title>${head}</head><body><main><h1>${text}</h1></main></body></html>`;

test("a page is checked again if its HTML or the site changes", () => {
  const check = series(rules);
  const pages = { "/": page("One"), "/a": page("") };
  const first = check(pages);
  const all = [...new Set(first.looked)];
  expect(all).toEqual(["/", "/a"]);
  expect(first.found).toContain("/a check/empty-heading");
  expect(check(pages)).toEqual({ found: first.found, looked: [] });
  expect(new Set(check({ ...pages, "/": page("Two") }).looked)).toEqual(new Set(["/"]));
  expect(new Set(check({ "/a": page("") }).looked)).toEqual(new Set());
  const other = { config: { checks: { allowedOrigins: ["https://cdn.example"] } } };
  expect(new Set(check({ "/a": page("") }, other).looked)).toEqual(new Set(["/a"]));
});

test("a page is checked again if a file that a rule read changes", () => {
  const check = series({ images: rules.images, icon: rules.icon, weight: rules.weight });
  const pages = { "/": page('<img src="/photo.png" alt="A photo">') };
  expect(check(pages, { files: { "photo.png": "small" } }).found).toContain("undefined check/no-icon");
  const heavy = { "photo.png": "x".repeat(600_000) };
  expect(check(pages, { files: heavy }).found).toContain("/ check/heavy-image");
  expect(check(pages, { files: { ...heavy, "more.txt": "" } }).looked).toEqual([]);
  expect(check(pages, { files: { ...heavy, "favicon.ico": "" } }).found).not.toContain(
    "undefined check/no-icon",
  );
});

test("a finding of all pages is reported at the first page, cached or not", () => {
  const check = series({ contrast: rules.contrast });
  const faint = page("Faint", "<style>p{color:#fff;background:#fff}</style>");
  expect(check({ "/a": faint, "/b": faint }).found).toEqual(["/a check/low-contrast"]);
  expect(check({ "/b": faint })).toEqual({ found: ["/b check/low-contrast"], looked: [] });
});

test("a policy that denies tracking is read each time", () => {
  const check = series({ origins: rules.origins });
  const pages = { "/": page('<img src="https://other.example/a.png" alt="">') };
  const config = { checks: { allowedOrigins: ["https://other.example"] } };
  expect(check(pages, { config }).found).toEqual([]);
  const legal = [exampleDocument({ html: "<p>We never track you.</p>" })];
  expect(check(pages, { legal, config })).toEqual({
    found: ["/ check/tracking-denied"],
    looked: [],
  });
});

const heading = { depth: 2, id: "a", text: "A" };

test.each<[what: string, Partial<CheckedPage>]>([
  ["its source file", { sourceFile: "pages/other.tsx" }],
  ["the possible files of its text", { sources: ["pages/index.tsx", "pages/_part.tsx"] }],
  ["its language", { language: "de" }],
  ["its canonical URL", { canonical: "/a" }],
  ["the document that it shows", { document: exampleDocument({ sourceFile: "legal/other.md" }) }],
  ["a heading of its document", { document: exampleDocument({ headings: [{ ...heading, text: "B" }] }) }],
  ["the id of a heading", { document: exampleDocument({ headings: [{ ...heading, id: "b" }] }) }],
])("a page is checked again if this changes: %s", (_, changed) => {
  const check = series(rules);
  const pages = { "/": page("One") };
  const known = { document: exampleDocument({ headings: [heading] }) };
  check(pages, {}, known);
  expect(check(pages, {}, known).looked).toEqual([]);
  expect(new Set(check(pages, {}, { ...known, ...changed }).looked)).toEqual(new Set(["/"]));
});
