import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { renderDerivedHead } from "./fill-heads.js";

test("elements keep their names and order", () => {
  const html = renderDerivedHead([
    { tag: "meta", attributes: { property: "og:image", content: "https://me.example/a.png?b&c" } },
    { tag: "link", attributes: { rel: "apple-touch-icon", sizes: "180x180", href: '/a".png' } },
  ]);
  expect(html).toBe(
    '<meta property="og:image" content="https://me.example/a.png?b&amp;c"/>' +
      '<link rel="apple-touch-icon" sizes="180x180" href="/a&quot;.png"/>',
  );
});

test("attribute values are escaped like by React", () => {
  const attributes = { property: "og:title", content: `<a href='x'>"é" & \u2028😀</a>` };
  const html = renderDerivedHead([{ tag: "meta", attributes }]);
  expect(html).toBe(renderToStaticMarkup(createElement("meta", attributes)));
});

test("a text in a data block cannot end it", () => {
  const json = { name: "</script><script>alert(1)</script><!--" };
  const html = renderDerivedHead([{ tag: "script", type: "application/ld+json", json }]);
  const inner = html.slice(html.indexOf(">") + 1, html.lastIndexOf("</script>"));
  expect(inner).not.toContain("<");
  expect(JSON.parse(inner)).toEqual(json);
});
