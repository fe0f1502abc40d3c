import { expect, test } from "vitest";
import { addressInStyle } from "./assets.js";

test.each([
  ...["./photo.png", "../photo.JPEG", "./photo.svg", "photo.avif", "./a.svg#b", "./a?b", "/a", "#a"],
  ...["https://a.example", "./a.mp4", "./a.unknown"],
])("the bundler's plugin handles %s", (path) => {
  expect(addressInStyle.test(path)).toBe(true);
});

test.each([
  ...["./a", "../a", "./a/b.client", "./a.js", "./a.ts", "./a/[legal].tsx", "./a.jsx", "./a.mjs", "./a.css"],
  ...["./a.module.scss", "./a.json", "react/jsx-runtime", "handbill", "@/a"],
])("the bundler's plugin ignores %s", (path) => {
  expect(addressInStyle.test(path)).toBe(false);
});
