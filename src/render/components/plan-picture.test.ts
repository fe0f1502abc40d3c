import { expect, test } from "vitest";
import { planPicture } from "./plan-picture.js";

const image = (name: string) => ({ href: `/base/assets/${name}`, width: 1200, height: 800 });
const plan = (name: string, widths = [320, 640], encoder = "1") =>
  planPicture(image(name), widths, { base: "/base/", encoder });
const widthsOf = (srcSet: string | undefined) => srcSet?.match(/\d+w/g);

test("a photo is offered as AVIF and WebP in each width, and in its own format for old browsers", () => {
  const { sources, src, srcSet, encodings } = plan("photo-1.jpg");
  expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  for (const { srcSet } of sources) expect(widthsOf(srcSet)).toEqual(["320w", "640w"]);
  expect(srcSet).toBe(undefined);
  expect(src).toMatch(/^\/base\/assets\/photo-1-640-[0-9a-f]{10}\.jpg$/);
  expect(encodings.map(({ format, width }) => `${format} ${width}`)).toEqual([
    "avif 320",
    "avif 640",
    "webp 320",
    "webp 640",
    "jpeg 640",
  ]);
  expect(encodings.every(({ original }) => original === "assets/photo-1.jpg")).toBe(true);
});

test("no file is wider than the image", () => {
  for (const { srcSet } of plan("photo.jpg", [3000, 640, 2000, 640]).sources)
    expect(widthsOf(srcSet)).toEqual(["640w", "1200w"]);
});

test.each([
  ["a.png", ["image/avif", "image/webp"], undefined],
  ["a.webp", ["image/avif"], ["320w", "640w"]],
  ["a.avif", [], ["320w", "640w"]],
])("%s is also offered as %j, and in its own format in %j", (name, types, widths) => {
  const { sources, srcSet } = plan(name);
  expect(sources.map(({ type }) => type)).toEqual(types);
  expect(widthsOf(srcSet)).toEqual(widths);
});

test.each(["drawing.svg", "dance.gif"])("%s is published unchanged", (name) => {
  expect(plan(name)).toEqual({ sources: [], src: `/base/assets/${name}`, srcSet: undefined, encodings: [] });
});

test("file names differ by image, format and width, and are stable", () => {
  const names = (...args: Parameters<typeof plan>) =>
    plan(...args).encodings.map(({ outputFile }) => outputFile);
  const all = [...names("a-1.jpg"), ...names("a-2.jpg")];
  expect(new Set(all).size).toBe(10);
  expect(names("a-1.jpg")).toEqual(names("a-1.jpg"));
});

test("another version of the encoder gives other file names, because its files differ", () => {
  const names = (encoder: string) =>
    plan("a.jpg", [320], encoder).encodings.map(({ outputFile }) => outputFile);
  expect(new Set([...names("1"), ...names("2")]).size).toBe(6);
});
