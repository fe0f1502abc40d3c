import { expect, test } from "vitest";
import { readPage } from "./read-page.js";

test("places are ids, and names of anchors", () => {
  const { ids } = readPage('<h1 id="a">x</h1><a name="b"></a><input name="c"><p ID=d>');
  expect([...ids].sort()).toEqual(["a", "b", "d"]);
});

test("addresses are read with their entities, wherever one can stand", () => {
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

test("text that looks like markup is none", () => {
  const { addresses, ids } = readPage(
    `<script>const a = '<a href="/no" id="no">'</script><p>&lt;a href="/no"></p>`,
  );
  expect(addresses).toEqual([]);
  expect(ids.size).toBe(0);
});
