import { describe, expect, test } from "vitest";
import { checkTree } from "../check-tree.js";
import { rules } from "../rules.js";
import { readPublished } from "./read-published.js";

test("every rule runs over a published folder of which no config is known", () => {
  const bytes = new TextEncoder().encode("<html><main><h1>A</h1></main></html>");
  const files = new Map([["index.html", { outputFile: "index.html", bytes, from: "index.html" }]]);
  const context = { site: undefined, base: "/", today: "2026-01-01" };
  const { diagnostics } = checkTree(readPublished(files, context), rules);
  expect(diagnostics.map(({ code, place: { file } }) => `${file} ${code}`)).toEqual([
    "index.html check/no-canonical",
    "index.html check/no-icon",
    "index.html check/no-language",
    "index.html check/no-policy",
    "index.html check/no-title",
    "index.html check/no-title",
  ]);
});

describe("a published folder", () => {
  const encoder = new TextEncoder();
  const read = (texts: Readonly<Record<string, string>>, base = "/") => {
    const files = new Map(
      Object.entries(texts).map(([outputFile, text]) => [
        outputFile,
        { outputFile, bytes: encoder.encode(text), from: `dist/${outputFile}` },
      ]),
    );
    return readPublished(files, { site: undefined, base, today: undefined });
  };
  const routes = (texts: Readonly<Record<string, string>>) =>
    read(texts).pages.map(({ routePath, sourceFile }) => `${routePath} ${sourceFile}`);

  test("has a page for each address at which one is found", () => {
    expect(
      routes({
        "index.html": "home",
        "about.html": "about",
        "about/index.html": "about",
        "terms.html": "one",
        "terms/index.html": "another",
        "press/index.html": "press",
        "a/b/index.html": "deep",
        "index/index.html": "odd",
        "a/index-b.html": "b",
        "a.html.bak": "no",
        "style.css": "no",
        html: "no",
      }),
    ).toEqual([
      "/ dist/index.html",
      "/about dist/about.html",
      "/terms dist/terms.html",
      "/terms dist/terms/index.html",
      "/press dist/press/index.html",
      "/a/b dist/a/b/index.html",
      "/index dist/index/index.html",
      "/a/index-b dist/a/index-b.html",
    ]);
  });

  test("whose pages are their own sources", () => {
    const [page] = read({ "a.html": "<p>A</p>" }).pages;
    expect(page).toMatchObject({ html: "<p>A</p>", sources: ["dist/a.html"], document: undefined });
  });

  test("lives where the landing page says", () => {
    const link = (href: string) => `<link rel="canonical" href="${href}">`;
    const other = { "a.html": link("https://other.dev/a") };
    expect(read({ ...other, "index.html": link("https://me.dev/repo/") }, "/repo/").address).toEqual({
      origin: "https://me.dev",
      base: "/repo/",
      url: "https://me.dev/repo/",
    });
    for (const html of ["", link("/repo/"), '<link rel="canonical">'])
      expect(read({ ...other, "index.html": html }).address.url).toBe("https://localhost/");
    expect(read(other).address.url).toBe("https://localhost/");
  });
});
