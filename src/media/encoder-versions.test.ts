import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fontEncoders, imageEncoders } from "./encoder-versions.js";

test("the versions of sharp and its libraries are those that it reports itself once it is loaded", () => {
  const told = imageEncoders();
  expect(Object.keys(told)).toEqual(expect.arrayContaining(["sharp", "vips", "aom", "webp", "mozjpeg"]));
  expect(sharp.versions).toMatchObject(told);
});

test("the versions for fonts are those of HarfBuzz's package and of Node's brotli", () => {
  const manifest = createRequire(import.meta.url)
    .resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")
    .replace(/dist.harfbuzz-subset\.wasm$/, "package.json");
  const { version } = JSON.parse(readFileSync(manifest, "utf8"));
  expect(fontEncoders()).toEqual({ harfbuzzjs: version, brotli: process.versions.brotli });
});
