import { describe, expect, test } from "vitest";
import { type ExampleTree, exampleChecked, exampleDocument } from "../../../test/support/example.js";
import { packInMemory } from "../../../test/support/pack-in-memory.js";
import { random } from "../../../test/support/random.js";
import type { CheckedPage, PageParts } from "../../model/checked-tree.js";
import { digestOf } from "../../util/hash-of.js";
import { checkTree } from "../check-tree.js";
import { textOf } from "../page-element.js";
import { elementsOf } from "../read-page.js";
import type { PageRule, Rule } from "../rule.js";
import { rules } from "../rules.js";
import type { KeptOfPages } from "./kept-page.js";

/** Checks one tree after the other, as builds do, and tells at which pages rules have looked each time. */
function series(own: Readonly<Record<string, Rule>>, { pack } = packInMemory()) {
  let looked: string[] = [];
  const watch: PageRule = () => (page) => void looked.push(page.routePath);
  return (pages: Readonly<Record<string, string>>, tree: ExampleTree = {}) => {
    looked = [];
    const checked = exampleChecked(pages, tree);
    const all = { ...own, watch: { page: watch, codes: [] } };
    const { found, site } = checkTree(checked, all, { kept: pack });
    expect({ found, site }).toEqual(checkTree(checked, own));
    return { found: found.map(({ code, place }) => `${place.page} ${code}`), looked };
  };
}

/** The same of pages of which the build knows what they are made of. */
function seriesOfParts(own: Readonly<Record<string, Rule>> = rules) {
  const { pack } = packInMemory();
  let looked: string[] = [];
  const watch: PageRule = () => (page) => void looked.push(page.routePath);
  return (html: string, tree: ExampleTree = {}) => {
    looked = [];
    const checked = exampleChecked({ "/": html }, tree);
    const pages = checked.pages.map((one) => Object.assign(one, { parts: partsOf(html) }));
    const { found } = checkTree(
      { ...checked, pages },
      { ...own, watch: { page: watch, codes: [] } },
      { kept: pack },
    );
    expect(found).toEqual(checkTree(checked, own).found);
    return { found: found.map(({ code }) => code), isLookedAt: looked.length > 0 };
  };
}

/** As `fillHeads` tells them. */
function partsOf(html: string): PageParts {
  const style = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? "";
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
  const apart = html.replace(style, "STYLE").replace(/sha256-[^']*/, "HASH");
  return { apart, style, policy, size: () => Buffer.byteLength(html) };
}

/** A page as builds make them, but for its own parts. */
const styled = (style: string, { head = "", body = "", dir = "ltr", sources = "" } = {}) => {
  const policy = `default-src 'none';style-src 'sha256-${digestOf(style)}'${sources}`;
  return `<html lang="en" dir="${dir}"><head><meta http-equiv="Content-Security-Policy" content="${policy}"><title>A title</title><style>${style}</style>${head}</head><body><main><h1>One</h1>${body}</main></body></html>`;
};

const page = (text: string, head = "") =>
  `<html lang="en"><head><title>A title</title>${head}</head><body><main><h1>${text}</h1></main></body></html>`;

test("a page is looked at again as soon as its HTML, or the site, is another", () => {
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

test("and as soon as a file is another that a rule asked for", () => {
  const check = series({ badges: rules.badges, icon: rules.icon, weight: rules.weight });
  const link =
    '<a href="https://apps.apple.com/app/id1"><img src="/badge.svg" alt="Download on the App Store" width="120" height="40"></a>';
  const pages = { "/": page(link) };
  const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40"></svg>`;
  expect(check(pages, { files: { "badge.svg": svg(120) } }).found).toContain("undefined check/no-icon");
  const drawn = { "badge.svg": svg(60) };
  expect(check(pages, { files: drawn }).found).toContain("/ check/badge-distorted");
  expect(check(pages, { files: { ...drawn, "more.txt": "" } }).looked).toEqual([]);
  expect(check(pages, { files: { ...drawn, "favicon.ico": "" } }).found).not.toContain(
    "undefined check/no-icon",
  );
});

describe("a page with the same HTML is looked at again as soon as another of what rules know beside it is", () => {
  const heading = { depth: 2, id: "a", text: "A" };
  const before = { ...exampleDocument(), headings: [heading] };
  const known: Partial<CheckedPage> = { language: "en", sources: ["pages/a.tsx"], document: before };
  const others: Readonly<Record<string, Partial<CheckedPage>>> = {
    language: { language: "pt" },
    canonical: { canonical: "/b" },
    sourceFile: { sourceFile: "pages/b.tsx" },
    sources: { sources: ["pages/a.tsx", "legal/a.md"] },
    "the document's file": { document: { ...before, sourceFile: "legal/b.md" } },
    "the document's headings": { document: { ...before, headings: [{ ...heading, text: "B" }] } },
    "the document's ids": { document: { ...before, headings: [{ ...heading, id: "b" }] } },
  };
  test.each(Object.entries(others))("%s", (_, other) => {
    const { pack } = packInMemory();
    const looked: string[] = [];
    const watch: Rule = { page: () => (one) => void looked.push(one.routePath), codes: [] };
    const check = (own: Partial<CheckedPage>) => {
      looked.length = 0;
      const checked = exampleChecked({ "/a": page("One") });
      const pages = checked.pages.map((one) => Object.assign(one, known, own));
      checkTree({ ...checked, pages }, { watch }, { kept: pack });
      return looked.length > 0;
    };
    expect([check({}), check({}), check(other)]).toEqual([true, false, true]);
  });
});

test("of many pages those are kept anew that were looked at, and links that they share once", () => {
  const { pack, kept } = packInMemory();
  const check = series(rules, { pack, kept });
  const footer = '<a href="https://shared.example/there">There</a>';
  const pages = { "/": page("One") + footer, "/a": page("Two") + footer, "/b": page("Three") + footer };
  const times = () => JSON.stringify([...kept.values()]).split("shared.example").length - 1;
  const { found } = check(pages);
  expect(times()).toBe(1);
  const before = new Set(kept.keys());
  expect(new Set(check({ ...pages, "/a": page("Other") }).looked)).toEqual(new Set(["/a"]));
  expect([...kept.keys()].filter((key) => !before.has(key))).toHaveLength(1);
  for (const [key, value] of kept) if (Array.isArray(value)) kept.delete(key);
  expect(check(pages).found).toEqual(found);
});

test("links that pages share are kept anew where they were damaged", () => {
  const { pack, kept } = packInMemory();
  const damaged = new Set<string>();
  const { get, set } = pack;
  Object.assign(pack, {
    get: (key: string) => (damaged.has(key) ? undefined : get(key)),
    set: (key: string, value: KeptOfPages) => {
      damaged.delete(key);
      set(key, value);
    },
  });
  const check = series(rules, { pack, kept });
  const footer = '<a href="https://shared.example/there">There</a>';
  const pages = { "/": page("One") + footer, "/a": page("Two") + footer, "/b": page("Three") + footer };
  check(pages);
  for (const [key, value] of kept) if (Array.isArray(value)) damaged.add(key);
  expect(damaged.size).toBe(1);
  expect(check(pages).looked.length).toBe(3);
  expect(check(pages).looked).toEqual([]);
});

test("what is told once is told at the first page that there is, kept or not", () => {
  const check = series({ contrast: rules.contrast });
  const faint = page("Faint", "<style>p{color:#fff;background:#fff}</style>");
  // In the light scheme and in the dark one.
  const twice = (route: string) => Array(2).fill(`${route} check/low-contrast`);
  expect(check({ "/a": faint, "/b": faint }).found).toEqual(twice("/a"));
  expect(check({ "/b": faint })).toEqual({ found: twice("/b"), looked: [] });
});

test("a policy that denies tracking is read each time", () => {
  const check = series({ origins: rules.origins });
  const pages = { "/": page('<img src="https://other.example/a.png" alt="">') };
  expect(check(pages).found).toEqual(["/ check/third-party"]);
  const legal = [exampleDocument({ html: "<p>We never track you.</p>" })];
  expect(check(pages, { legal })).toEqual({
    found: ["/ check/third-party", "/ check/tracking-denied"],
    looked: [],
  });
});

describe("of a page with another style", () => {
  const plain = "p { margin: 1px }";
  const faint = "p { color: #fff }";

  test("what was found still is where rules are told the same of it", () => {
    const check = seriesOfParts();
    const { found, isLookedAt } = check(styled(plain));
    expect([found.length > 0, isLookedAt]).toEqual([true, true]);
    for (const style of ["p { margin: 2px }", ".new { margin: 2px; padding: 0 }", plain])
      expect(check(styled(style))).toEqual({ found, isLookedAt: false });
  });

  test.each([
    ["what it says of colours", "p { color: #fff; background: #fff }", {}, "check/low-contrast"],
    ["what it loads", "p { background: url(//else.example/a.png) }", {}, "check/third-party"],
    ["which sides it keeps to", "p { margin-left: 1px }", { dir: "rtl" }, "check/physical-side"],
    ["how heavy it is", `p { margin: 1px } ${"/* more */".repeat(200)}`, {}, "check/over-budget"],
  ])("another thing is found if %s is another", (_, style, parts, code) => {
    const tree = { config: { checks: { budgets: { "*": { firstLoad: 1500 } } } } };
    const check = seriesOfParts();
    expect(check(styled(plain, parts), tree).found).not.toContain(code);
    // Weighed is what is compressed.
    const made = code === "check/over-budget" ? style + randomText(3000) : style;
    expect(check(styled(made, parts), tree).found).toContain(code);
    expect(check(styled(plain, parts), tree).found).not.toContain(code);
  });

  test.each([
    ["that has a second one", { body: `<style>${faint}</style>`, sources: ` 'sha256-${digestOf(faint)}'` }],
    [
      "that somebody else has a policy for",
      { head: `<meta http-equiv="Content-Security-Policy" content="style-src 'sha256-${digestOf(plain)}'">` },
    ],
  ])("all is looked at again of one %s", (_, parts) => {
    const check = seriesOfParts();
    const { found } = check(styled(plain, parts));
    expect(check(styled(plain, parts))).toEqual({ found, isLookedAt: false });
    expect(check(styled("p { margin: 2px }", parts)).isLookedAt).toBe(true);
    expect(check(styled("p { background: #fff }", parts)).isLookedAt).toBe(true);
  });

  test("all is looked at again where a rule reads the style, the page as a whole, or what its policy does not allow", () => {
    const read: PageRule = () => (page) => void elementsOf(page.facts, "style").map(textOf);
    const whole: PageRule = () => (page) => void page.html;
    for (const rule of [read, whole]) {
      const check = seriesOfParts({ own: { page: rule, codes: [] } });
      check(styled(plain));
      expect(check(styled("p { margin: 2px }")).isLookedAt).toBe(true);
    }
    const check = seriesOfParts();
    const blocked = (style: string) => styled(style).replace(digestOf(style), "none");
    expect(check(blocked(plain)).found).toContain("check/blocked-by-csp");
    expect(check(blocked("p { margin: 2px }")).isLookedAt).toBe(true);
    expect(check(styled(plain)).found).not.toContain("check/blocked-by-csp");
    expect(check(blocked(plain)).found).toContain("check/blocked-by-csp");
  });
});

/** What does not get shorter by being compressed. */
const randomText = (length: number) => {
  const next = random(7);
  return Array.from({ length }, () => String.fromCharCode(97 + Math.floor(next() * 26))).join("");
};
