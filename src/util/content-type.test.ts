import { expect, test } from "vitest";
import { contentTypeOf, isCompressible } from "./content-type.js";

test.each([
  ["index.html", "text/html; charset=utf-8", true],
  ["a.b/icon.SVG", "image/svg+xml", true],
  ["sitemap.xml", "text/xml; charset=utf-8", true],
  ["site.webmanifest", "application/manifest+json; charset=utf-8", true],
  ["favicon.ico", "image/x-icon", true],
  ["photo.avif", "image/avif", false],
  ["font.woff2", "font/woff2", false],
  [".well-known/apple-app-site-association", "application/octet-stream", false],
  [".nojekyll", "application/octet-stream", false],
  ["constructor", "application/octet-stream", false],
  ["a.constructor", "application/octet-stream", false],
])("the type of %s is %s", (file, type, compressible) => {
  expect(contentTypeOf(file)).toBe(type);
  expect(isCompressible(type)).toBe(compressible);
});
