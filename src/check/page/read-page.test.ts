import { describe, expect, test } from "vitest";
import { textOf } from "./page-element.js";
import { readPage } from "./read-page.js";

test("anchors are ids and names of anchor elements", () => {
  const { ids } = readPage('<h1 id="a">x</h1><a name="b"></a><input name="c"><p ID=d>');
  expect([...ids].sort()).toEqual(["a", "b", "d"]);
});

test("entities in URLs are decoded in every attribute", () => {
  const { addresses } = readPage(
    `<link rel=icon href="/i.svg"><a href="/a?b=1&amp;c=2">x</a><img src=/b.png srcset="/c.png 1x, /d.png 2x">
     <video poster="/e.png"><source src="/f.mp4"></video><object data="/g.svg"></object><!-- <a href="/no"> -->`,
  );
  expect(addresses.map(({ value }) => value)).toEqual([
    "/i.svg",
    "/a?b=1&c=2",
    "/b.png",
    "/c.png",
    "/d.png",
    "/e.png",
    "/f.mp4",
    "/g.svg",
  ]);
});

test("text that looks like markup is not read as markup", () => {
  const { addresses, ids } = readPage(
    `<script>const a = '<a href="/no" id="no">'</script><p>&lt;a href="/no"></p>`,
  );
  expect(addresses).toEqual([]);
  expect(ids.size).toBe(0);
});

describe("the text of style and scripts", () => {
  test.each([
    '<!-- <style> --><a href="/one">x</a><style>a{}</style><a href="/two">x</a>',
    '<!-- <script> --><a href="/one">x</a><script>a()</script><a href="/two">x</a>',
    '<script>"<style>"</script><a href="/one">x</a><style>a{}</style><a href="/two">x</a>',
    '<style>a::before{content:"<style>"}</style><a href="/one">x</a><a href="/two">x</a>',
    '<p title="<style>"></p><a href="/one">x</a><style>a{}</style><a href="/two">x</a>',
    '<style title="a>b">a{}</style><a href="/one">x</a><STYLE>a{}</Style ><a href="/two">x</a>',
    '<textarea><style></textarea><a href="/one">x</a><style></style><a href="/two">x</a>',
    '<svg><style>a{}</style></svg><a href="/one">x</a><style/><b></b></style><a href="/two">x</a>',
  ])("ends where it ends in a browser: %s", (html) => {
    expect(readPage(html).addresses.map(({ value }) => value)).toEqual(["/one", "/two"]);
  });

  test("is read completely", () => {
    const { byTag } = readPage("<style>a > b {}</style><script>a && '<b>'</script><style></style>");
    const texts = (["style", "script"] as const).flatMap((tag) => (byTag.get(tag) ?? []).map(textOf));
    expect(texts).toEqual(["a > b {}", "", "a && '<b>'"]);
  });
});

describe("an element or comment without an end", () => {
  test.each([
    ["<p>a<!-- b</p></body></html>", "a comment"],
    ["<p>a<!-- b --></p><!--", "a comment"],
    ["<style>a{}</p>", "<style>"],
    ["<p><textarea>a</p>", "<textarea>"],
    ["<script>a()", "<script>"],
  ])("in %s is %s", (html, what) => {
    expect(readPage(html).unclosed).toBe(what);
  });

  test.each(["<p>a<!-- b --></p>", "<p>a", "<!--a--><style></style><title></title>x", "<!-- <style> -->"])(
    "in %s is not found",
    (html) => {
      expect(readPage(html).unclosed).toBeUndefined();
    },
  );
});
