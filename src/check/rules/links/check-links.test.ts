import { describe, expect, test } from "vitest";
import { exampleChecked } from "../../../../test/support/example.js";
import { checkTree } from "../../../../test/support/rooms/check-tree.js";
import { rules } from "../../rules.js";

/** Checks a landing page; the site also has /terms with one heading, and the file /photo.png. */
function check(html: string, url = "https://me.example/") {
  const pages = { "/": html, "/terms": '<h2 id="rights">x</h2>', "/404": "" };
  const tree = { config: { url }, files: { "photo.png": "", "größe.pdf": "" } };
  return checkTree(exampleChecked(pages, tree), { rule: rules.links }).diagnostics.map(({ code, args }) => ({
    code,
    args,
  }));
}
const link = (href: string) => `<p id="here"><a href="${href}">x</a>`;
const underRepo = "https://me.example/some-repo/";

describe("a valid URL has no finding", () => {
  test.each([
    "/",
    "/terms",
    "/terms/",
    "/terms?a=b",
    "/terms#rights",
    "/terms/#rights",
    "/terms#",
    "/#here",
    "#here",
    "#",
    "#top",
    "?a=b",
    "/photo.png",
    "/photo.png#anything",
    "/gr%C3%B6%C3%9Fe.pdf",
    "https://me.example/terms#rights",
    "https://elsewhere.example/nothing",
    "//elsewhere.example/nothing",
    "mailto:a@a.example",
    "tel:1",
  ])("%s", (href) => {
    expect(check(link(href))).toEqual([]);
  });

  test.each(["/some-repo/", "/some-repo", "/some-repo/terms#rights", "https://me.example/some-repo/terms"])(
    "%s under a base path",
    (href) => {
      expect(check(link(href), underRepo)).toEqual([]);
    },
  );
});

describe("a broken URL is reported", () => {
  test.each([
    ["/nothing", "check/broken-link"],
    ["/Terms", "check/wrong-case"],
    ["/terms/rights", "check/broken-link"],
    ["/%E0%A4%A", "check/broken-link"],
    ["https://me.example/nothing", "check/broken-link"],
    ["/terms#wrongs", "check/broken-anchor"],
    ["#rights", "check/broken-anchor"],
    ["#%E0%A4%A", "check/broken-anchor"],
    ["terms", "check/relative-link"],
    ["./terms", "check/relative-link"],
    ["", "check/relative-link"],
    ["/terms.html", "check/names-file"],
    ["/terms/index.html#rights", "check/names-file"],
  ])("%s", (href, code) => {
    expect(check(link(href))).toMatchObject([{ code }]);
  });

  test.each([
    ["/terms", "check/outside-base"],
    ["/some-repository/terms", "check/outside-base"],
    ["/some-repo/nothing", "check/broken-link"],
    ["https://me.example/some-repo/nothing", "check/broken-link"],
  ])("%s under a base path", (href, code) => {
    expect(check(link(href), underRepo)).toMatchObject([{ code }]);
  });

  test("in an image, a source and a link of the head", () => {
    const html = '<link rel="icon" href="/a.svg"><img src="/b.png"><img srcset="/c.png 1x, /d.png 2x">';
    expect(check(html)).toHaveLength(4);
  });
});

describe("the finding of a broken link", () => {
  test("distinguishes an object from a URL", () => {
    expect(check('<img src="[object Object]">')).toMatchObject([
      { code: "check/relative-link", args: { object: "yes" } },
    ]);
    expect(check(link("terms"))[0]?.args.object).toBeUndefined();
  });

  test("suggests the nearest page or id", () => {
    expect(check(link("/trems"))[0]?.args.near).toBe("/terms");
    expect(check(link("/terms#right"))[0]?.args.near).toBe("rights");
    expect(check(link("/public/terms"))[0]?.args.near).toBe("/terms");
  });

  test("shows URLs without the base path, as Link accepts them", () => {
    expect(check(link("/some-repo/nothing#x"), underRepo)[0]?.args.href).toBe("/nothing");
    expect(check(link("/some-repo/terms#wrongs"), underRepo)[0]?.args.href).toBe("/terms#wrongs");
  });

  test("is reported once for a URL that occurs twice on the page", () => {
    expect(check(link("/nothing") + link("/nothing"))).toHaveLength(1);
  });
});

test("a link to a page that could not be rendered is not broken", () => {
  const checked = exampleChecked({ "/": link("/lost") + link("/lost/#a") + link("/lots") });
  expect(checkTree({ ...checked, unrendered: ["/lost"] }, { rule: rules.links }).diagnostics).toMatchObject([
    { code: "check/broken-link", args: { href: "/lots", near: "/lost" } },
  ]);
});

test("a missing icon is reported by its own rule only", () => {
  expect(check('<link rel="icon" href="/some-repo/icon.svg">', underRepo)).toEqual([]);
});

describe("a broken link on a page in another language", () => {
  const found = (href: string, german: string) => {
    const pages = {
      "/": link(href),
      "/de": link(german),
      "/terms": '<h2 id="rights">x</h2>',
      "/de/terms": '<h2 id="rechte">x</h2>',
    };
    const config = { languages: ["en", "de"] };
    const tree = exampleChecked(pages, { config });
    for (const page of tree.pages)
      if (page.routePath.startsWith("/de")) Object.assign(page, { language: "de" });
    const { diagnostics } = checkTree(tree, { rule: rules.links });
    return diagnostics.map(({ code, args, place }) => [
      code,
      args.href,
      args.full,
      place.page,
      place.seek?.kind === "literal" && place.seek.texts,
    ]);
  };

  test("is one finding with the first language's, with the URL there", () => {
    expect(found("/pres", "/de/pres")).toEqual([
      ["check/broken-link", "/pres", undefined, "/", ["/pres"]],
      ["check/broken-link", "/pres", undefined, "/de", ["/pres", "/de/pres"]],
    ]);
    expect(found("/terms#x", "/de/terms#x").map(([, href]) => href)).toEqual(["/terms#x", "/terms#x"]);
  });

  test("suggests the whole URL if it is valid in the first language", () => {
    expect(found("/terms#rights", "/de/terms#rights")).toEqual([
      [
        "check/broken-anchor",
        "/de/terms#rights",
        "https://me.example/terms#rights",
        "/de",
        ["/de/terms#rights", "/terms#rights"],
      ],
    ]);
    expect(found("/terms#rights", "/de/terms#rechte")).toEqual([]);
    expect(found("/terms#rights", "https://me.example/terms#rights")).toEqual([]);
  });
});
