import { describe, expect, test } from "vitest";
import { exampleChecked, exampleDocument } from "../../../../test/support/example.js";
import { checkTree } from "../../../../test/support/rooms/check-tree.js";
import { rules } from "../../rules.js";

const orphansOf = (...given: Parameters<typeof exampleChecked>) =>
  checkTree(exampleChecked(...given), { rule: rules.orphans }).diagnostics.map(({ code, place }) => [
    code,
    place.page,
    place.file,
  ]);
const orphan = (page: string, file = `pages${page}.tsx`) => ["check/orphan", page, file];
const to = (...paths: string[]) => paths.map((path) => `<a href="${path}">x</a>`).join("");

describe("an orphan", () => {
  test("is a page without a link to it", () => {
    expect(orphansOf({ "/": to("/a"), "/a": "", "/b": "" })).toEqual([orphan("/b")]);
  });

  test("is each page that is linked only from orphans or itself", () => {
    expect(orphansOf({ "/": "", "/a": to("/b"), "/b": to("/a"), "/c": to("/c", "/") })).toEqual([
      orphan("/a"),
      orphan("/b"),
      orphan("/c"),
    ]);
  });

  test("is a page that only the not-found page links to, but not that page itself", () => {
    expect(orphansOf({ "/": "", "/404": to("/a"), "/a": "" })).toEqual([orphan("/a")]);
  });

  test("is a page that is only referenced or loaded, not linked", () => {
    const named = '<link rel="canonical" href="/a"><link rel="prefetch" href="/a"><img src="/a" alt="">';
    expect(orphansOf({ "/": named, "/a": "" })).toEqual([orphan("/a")]);
  });

  test("is reported at the document that it shows", () => {
    const legal = [exampleDocument({ slug: "terms" })];
    expect(orphansOf({ "/": "", "/terms": "" }, { legal })).toEqual([orphan("/terms", "legal/terms.md")]);
  });
});

test("a document that no page shows is reported", () => {
  const legal = ["terms", "privacy"].map((slug) => exampleDocument({ slug }));
  expect(orphansOf({ "/": to("/terms"), "/terms": "" }, { legal })).toEqual([
    ["check/unshown-document", undefined, "legal/privacy.md"],
  ]);
});

test("nothing is reported if some pages could not be rendered", () => {
  const checked = exampleChecked({ "/": "", "/a": "" }, { legal: [exampleDocument()] });
  expect(checkTree({ ...checked, unrendered: ["/b"] }, { rule: rules.orphans }).diagnostics).toEqual([]);
});

describe("a page is not an orphan", () => {
  test("if a linked page links to it", () => {
    expect(orphansOf({ "/": to("/a"), "/a": to("/b"), "/b": to("/c"), "/c": "" })).toEqual([]);
  });

  test.each([
    "/a",
    "/a/",
    "/a.html",
    "/a#top",
    "/a?from=x",
    "https://me.example/a",
    "//me.example/a",
    "/%61",
  ])("if %s links to it", (href) => {
    expect(orphansOf({ "/": to(href), "/a": "" })).toEqual([]);
  });

  test("if a form, an image map or a drawing links to it", () => {
    const ways =
      '<form action="/a"></form><map><area href="/b" alt="b"></map><svg><a xlink:href="/c">c</a></svg>';
    expect(orphansOf({ "/": ways, "/a": "", "/b": "", "/c": "" })).toEqual([]);
  });

  test.each(["/Privacy", "/pricacy", "privacy"])(
    "if it is the likely target of the broken link %s",
    (href) => {
      expect(orphansOf({ "/": to(href), "/privacy": "" })).toEqual([]);
    },
  );

  test("if it is linked below a base path", () => {
    const config = { url: "https://me.example/some-repo" };
    expect(orphansOf({ "/": to("/some-repo/a"), "/a": to("/some-repo/B"), "/b": "" }, { config })).toEqual(
      [],
    );
    expect(orphansOf({ "/": to("/a", "https://other.example/some-repo/a"), "/a": "" }, { config })).toEqual([
      orphan("/a"),
    ]);
  });

  test("if the folder has no landing page", () => {
    expect(orphansOf({ "/a": "" })).toEqual([]);
  });
});
