import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fontEncoders, imageEncoder } from "./encoder-versions.js";

test("the version of sharp is the one that sharp reports", () => {
  expect(imageEncoder()).toBe(sharp.versions.sharp);
});

test("the versions for fonts are those of harfbuzzjs and of Node's brotli", () => {
  const manifest = createRequire(import.meta.url)
    .resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")
    .replace(/dist.harfbuzz-subset\.wasm$/, "package.json");
  const { version } = JSON.parse(readFileSync(manifest, "utf8"));
  expect(JSON.parse(fontEncoders())).toEqual({ harfbuzzjs: version, brotli: process.versions.brotli });
});
