import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { exampleSite } from "../../../test/support/example.js";
import { decodeHtml, encodeHtml } from "../../model/pages/page.js";
import type { Site } from "../../model/site/site.js";
import { Document } from "./document.js";
import { renderPageStyle } from "./page-style.js";
import { headFiller } from "./pending-head.js";

const code = { style: "h1{color:red}", script: 'document.title="<&>"' };

function render(routePath: string, options: { site?: Site; code?: typeof code; children?: ReactNode } = {}) {
  const { site = exampleSite(), code: inline = code, children = <p>Text</p> } = options;
  const meta = { title: "Terms & more", description: 'The "terms".' };
  const html = renderToStaticMarkup(
    <Document site={site} language="en" routePath={routePath} meta={meta} script={inline.script}>
      {children}
    </Document>,
  );
  const fill = headFiller({
    pageStyle: renderPageStyle(inline.style, { fonts: [], palette: undefined, base: site.base }),
    script: inline.script,
    base: site.base,
    allowedOrigins: [],
    allowedFormActions: [],
  });
  return decodeHtml(fill({ html, bytes: encodeHtml(html) }, "").bytes);
}

describe("the head of a page", () => {
  const html = render("/terms");

  test.each([
    '<html lang="en">',
    "<title>Terms &amp; more</title>",
    '<meta name="description" content="The &quot;terms&quot;."/>',
    '<link rel="canonical" href="https://me.example/some-repo/terms"/>',
    '<meta property="og:url" content="https://me.example/some-repo/terms"/>',
    '<meta property="og:title" content="Terms &amp; more"/>',
    '<meta name="twitter:description" content="The &quot;terms&quot;."/>',
    '<link rel="icon" href="/some-repo/icon.svg"/>',
    '<meta name="theme-color" content="#000000" media="(prefers-color-scheme: dark)"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
  ])("contains %s", (part) => {
    expect(html).toContain(part);
  });

  test("has the encoding first, and the policy before the code that it covers", () => {
    const order = ['<meta charSet="utf-8"', "Content-Security-Policy", "<style>", "<script"];
    const places = order.map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    expect(html.indexOf('<meta charSet="utf-8"')).toBe(html.indexOf("<head>") + "<head>".length);
  });

  test("has the policy before React's preloads", () => {
    const image = render("/", { children: <img src="https://cdn.example/a.png" alt="" /> });
    expect(image.indexOf("Content-Security-Policy")).toBeGreaterThan(0);
    expect(image.indexOf("Content-Security-Policy")).toBeLessThan(image.indexOf('<link rel="preload"'));
  });

  test("omits what the config omits", () => {
    const { icon: _, themeColor: __, ...site } = exampleSite();
    expect(render("/", { site: { ...site, icon: undefined, themeColor: undefined } })).not.toMatch(
      /rel="icon"|theme-color/,
    );
  });
});

test("inline code is unchanged, and its elements are omitted if it is empty", () => {
  expect(render("/")).toContain(`<style>${code.style}</style>`);
  expect(render("/")).toContain(`<script type="module">${code.script}</script>`);
  expect(render("/", { code: { style: "", script: "" } })).not.toMatch(/<style|<script/);
});

test("the not-found page has no canonical URL and is not indexed", () => {
  const html = render("/404");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/canonical|og:url/);
  expect(render("/terms")).not.toContain("noindex");
});

test("a page's policy depends on that page only, even if pages share their code", () => {
  const fill = headFiller({
    pageStyle: renderPageStyle(code.style, { fonts: [], palette: undefined, base: "/" }),
    script: code.script,
    base: "/",
    allowedOrigins: ["https://cdn.example"],
    allowedFormActions: ["self"],
  });
  const policyOf = (children: ReactNode) => {
    const html = renderToStaticMarkup(
      <Document
        site={exampleSite()}
        language="en"
        routePath="/"
        meta={{ title: "A", description: "B" }}
        script=""
      >
        {children}
      </Document>,
    );
    const { bytes, policy } = fill({ html, bytes: encodeHtml(html) }, "");
    expect(decodeHtml(bytes).replaceAll("&#x27;", "'")).toContain(`content="${policy}"`);
    return policy;
  };
  const plain = policyOf(<p>é</p>);
  expect(plain).toMatch(/img-src 'self';.*form-action 'none'/);
  expect(policyOf(<form />)).toMatch(/img-src 'self';.*form-action 'self'/);
  expect(policyOf(<img src="https://cdn.example/a.png" alt="" />)).toContain(
    "img-src 'self' https://cdn.example;",
  );
  expect(policyOf(<p>é</p>)).toBe(plain);
});
