import { describe, expect, test } from "vitest";
import { type ExampleTree, exampleChecked } from "../../../../test/support/example.js";
import { checkTree } from "../../../../test/support/rooms/check-tree.js";
import { listOutbound } from "./list-outbound.js";

function list(pages: string | Readonly<Record<string, string>>, tree: ExampleTree = {}) {
  const checked = exampleChecked(typeof pages === "string" ? { "/": pages } : pages, tree);
  const { links, placeholders } = listOutbound(checkTree(checked, {}).site);
  const reported = links.map(({ address, mentions }) => [
    address,
    mentions.map(({ page, href, text }) => `${page.routePath} ${href} ${text}`.trim()),
  ]);
  return { links: reported, placeholders };
}
const addresses = (html: string, tree?: ExampleTree) => list(html, tree).links.map(([address]) => address);

test("outbound URLs are listed once, in order, with each page and spelling", () => {
  const { links, placeholders } = list({
    "/": '<a href="https://b.dev/x#1">One</a><a href="https://a.dev">A</a><a href="https://b.dev/x#1">Two</a>',
    "/a": '<a href="https://b.dev/x#2">Three</a><a href="https://c.dev/">C</a><a href="https://b.dev/x">Four</a>',
  });
  expect(links).toEqual([
    ["https://a.dev/", ["/ https://a.dev A"]],
    ["https://b.dev/x", ["/ https://b.dev/x#1 One", "/a https://b.dev/x#2 Three", "/a https://b.dev/x Four"]],
    ["https://c.dev/", ["/a https://c.dev/ C"]],
  ]);
  expect(placeholders).toEqual([]);
});

test.each([
  ['<a href="//a.dev/x">x</a>', ["https://a.dev/x"]],
  ['<a href="HTTP://A.dev/x">x</a>', ["http://a.dev/x"]],
  ['<img src="https://a.dev/x.png" alt="">', ["https://a.dev/x.png"]],
  ['<link rel="alternate" href="https://a.dev/">', []],
  ['<meta property="og:url" content="https://a.dev/">', []],
  ['<a href="/x">x</a><a href="x">x</a><a href="#x">x</a>', []],
  ['<a href="https://me.example/x">x</a>', []],
  ['<a href="mailto:me@a.dev?body=https://a.dev/">x</a>', []],
  ['<a href="/to?https://a.dev/">x</a>', []],
  ['<a href="https://">x</a>', []],
])("the outbound URLs of %s are %j", (html, expected) => {
  expect(addresses(html)).toEqual(expected);
});

describe("a placeholder URL is not requested", () => {
  test("if the config declares it", () => {
    const config = { placeholders: ["links.instagram"] };
    const html =
      '<a href="https://instagram.example/me">x</a><a href="https://a.dev/">x</a><a href="https://forms.example/me">y</a>';
    expect(list(html, { config })).toEqual({
      links: [["https://a.dev/", ["/ https://a.dev/ x"]]],
      placeholders: ["https://forms.example/me", "https://instagram.example/me"],
    });
  });

  test("if it is a store listing before the release day, with any parameters", () => {
    const google = "https://play.google.com/store/apps/details?id=a.b";
    const html =
      '<a href="https://apps.apple.com/app/id123456789?pt=1&amp;ct=hero&amp;mt=8">x</a><a href="https://apps.apple.com/app/id987654321">y</a>' +
      `<a href="${google}">z</a>`;
    const appStore = { url: "https://apps.apple.com/us/app/levain/id123456789", expected: "2026-12-01" };
    const config = { stores: { appStore, googlePlay: { url: google } } };
    const { links, placeholders } = list(html, { config });
    expect(placeholders).toEqual(["https://apps.apple.com/app/id123456789?pt=1&ct=hero&mt=8"]);
    expect(links.map(([address]) => address)).toEqual(["https://apps.apple.com/app/id987654321", google]);
  });

  test("if its host is reserved, and each is listed once, in order", () => {
    const html = '<a href="https://z.example/">x</a><a href="https://a.example/">x</a>';
    expect(list({ "/": html, "/a": html })).toEqual({
      links: [],
      placeholders: ["https://a.example/", "https://z.example/"],
    });
  });
});
