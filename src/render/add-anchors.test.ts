import { expect, test } from "vitest";
import { readPage } from "../check/page/read-page.js";
import { addAnchors } from "./add-anchors.js";

const page =
  '<!doctype html><html><head><style>#new{}</style></head><body><!--<h2 id="new">--><h2 class="a>b" id="new">New &amp; <b id="in">x</b></h2><p>1</p><script>"<h2 id=new>"</script></body></html>';

test("an old id is added to the element that replaced it, and to no other", () => {
  const made = addAnchors(page, new Map([["old", "new"]]));
  expect(made).toBe(page.replace('id="new">New', 'id="new"><span id="old"></span>New'));
});

test("several old ids can lead to one element, or to several", () => {
  const made = addAnchors(
    page,
    new Map([
      ["a", "new"],
      ["b", "in"],
      ["c", "new"],
    ]),
  );
  expect(made).toContain('<span id="a"></span><span id="c"></span>New');
  expect(made).toContain('<b id="in"><span id="b"></span>x</b>');
});

test("an id with special characters is kept", () => {
  const id = `a"b'c<d>e&amp;ß`;
  expect([...readPage(addAnchors(page, new Map([[id, "new"]]))).ids]).toEqual(["new", id, "in"]);
});

test("a page without old ids is unchanged", () => {
  expect(addAnchors(page, new Map())).toBe(page);
  expect(addAnchors(page, new Map([["old", "none"]]))).toBe(page);
});
