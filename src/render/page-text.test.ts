import { expect, test } from "vitest";
import { parsePageText } from "./page-text.js";

const html = `<!doctype html><html><head><title>Title</title><style>b{}</style></head><body>
<h1 class="big title">One <em>two</em></h1><img alt="x"><p id="note">three &amp; four</p>
<svg><title>Name</title><text>five</text></svg><script>six</script><h2>seven</h2></body></html>`;

function textIn(...selectors: string[]): string {
  const parts: string[] = [];
  parsePageText(html, [{ selectors, take: (text) => parts.push(text) }]);
  return parts.join("").replace(/\s+/g, " ").trim();
}

test.each([
  [[], "One twothree & four fiveseven"],
  [["h1"], "One two"],
  [["H2", "#note"], "three & fourseven"],
  [[".title"], "One two"],
  [["h1.big.title"], "One two"],
  [["h2.big"], ""],
  [["h1", "em"], "One two"],
])("the text in %j is %j", (selectors, expected) => {
  expect(textIn(...selectors)).toBe(expected);
});
