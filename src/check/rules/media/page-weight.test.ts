import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { exampleChecked } from "../../../../test/support/example.js";
import { readPage } from "../../page/read-page.js";
import { weigherOf } from "./page-weight.js";

/** Text that gzip can hardly compress. */
const noise = (length: number) => {
  let seed = length;
  return Array.from({ length }, () => {
    seed = (seed * 16807) % 2147483647;
    return String.fromCharCode(97 + (seed % 26));
  }).join("");
};
const css = noise(1000);
const js = noise(2000);
const svg = noise(300);
const png = noise(400);
const files = {
  "a.css": css,
  "a.js": js,
  "b.mjs": noise(700),
  "a.svg": svg,
  "a.png": png,
  "b.png": noise(500),
  "a.woff2": noise(600),
  "a.txt": noise(800),
  "a.css.map": "{}",
  "a.js.map": "{}",
  ajs: noise(900),
};
const zipped = (text: string) => gzipSync(text, { level: 9 }).length;

function weigh(html: string, url = "https://me.example/") {
  const tree = exampleChecked({ "/": html }, { files, config: { url } });
  const [page] = tree.pages;
  if (!page) throw new Error("no page");
  const { firstLoad, script, parts } = weigherOf(tree)({ ...page, html, facts: readPage(html) });
  const { html: own, ...others } = parts;
  expect(script).toBe(parts.script);
  return { html: own, held: firstLoad - zipped(html), ...others };
}

const nothing = { held: 0, script: 0, style: 0, font: 0, image: 0 };

test("a page without files weighs its compressed HTML", () => {
  const html = `<p>${noise(500)}</p>`;
  expect(weigh(html)).toEqual({ html: zipped(html), ...nothing });
});

test("inline styles and scripts do not count as HTML, data does", () => {
  const html = `<p>${noise(900)}</p><style>${css}</style><script>${js}</script>`;
  const { html: own, ...parts } = weigh(html);
  const [style, script] = [zipped(css), zipped(js)];
  expect(parts).toEqual({ ...nothing, script, style });
  expect(own).toBe(zipped(html) - style - script);
  for (const type of ["application/ld+json", "application/json", "importmap+JSON"])
    expect(weigh(`<script type="${type}">${js}</script>`)).toMatchObject(nothing);
  for (const type of ["module", "text/javascript", "application/json-but-not"])
    expect(weigh(`<script type="${type}">${js}</script>`)).toMatchObject({ script });
  expect(weigh(`<style type="text/json">${css}</style>`)).toMatchObject({ style });
  // Never less than zero, although parts are compressed one by one.
  expect(weigh(`<style>${css}</style><script>${css}</script>`).html).toBe(0);
});

describe("a file counts by its type", () => {
  test.each([
    ['<link rel="stylesheet" href="/a.css">', { style: zipped(css), held: zipped(css) }],
    ['<link rel="StyleSheet" href="/a.css?v=1#x">', { style: zipped(css), held: zipped(css) }],
    ['<link rel="preload" as="style" href="/a.css">', { style: zipped(css) }],
    ['<script src="/a.js"></script>', { script: zipped(js), held: zipped(js) }],
    ['<script src="/a.js" async></script>', { script: zipped(js) }],
    ['<script src="/a.js" defer></script>', { script: zipped(js) }],
    ['<script src="/a.js" type="module"></script>', { script: zipped(js) }],
    ['<script src="/b.mjs"></script>', { script: zipped(files["b.mjs"]), held: zipped(files["b.mjs"]) }],
    ['<img src="/a.png" alt="">', { image: 400 }],
    ['<img src="/a.svg" alt="">', { image: zipped(svg) }],
    ['<link rel="preload" as="font" href="/a.woff2">', { font: 600 }],
    ['<img src="/a.png" alt=""><img src="/a.png" alt="">', { image: 400 }],
    ['<img src="/a.png" srcset="/a.png 1x" alt="">', { image: 400 }],
    ['<img srcset="/b.png 1x, /a.png 2x" alt="">', { image: 500 }],
    ['<img srcset="/b.png 1x" alt=""><img srcset="/a.png 2x" alt="">', { image: 900 }],
    ['<img src="/no.png" alt="">', {}],
    ['<img src="https://elsewhere.dev/a.png" alt="">', {}],
    ['<a href="/a.png">x</a>', {}],
    ['<img src="/a.txt" alt="">', {}],
    ['<script src="/a.js.map"></script>', {}],
    ['<script src="/ajs"></script>', {}],
    ['<link rel="stylesheet" href="/a.css.map">', {}],
  ])("%s", (html, parts) => {
    expect(weigh(html)).toMatchObject({ ...nothing, ...parts });
  });
});

test("files are found below the base path", () => {
  const html = '<img src="/repo/a.png" alt=""><img src="/b.png" alt="">';
  expect(weigh(html, "https://me.example/repo")).toMatchObject({ image: 400 });
});
