import { describe, expect, test } from "vitest";
import { findings, placesFound } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

const files = {
  "heavy.png": "x".repeat(500_001),
  "light.png": "x".repeat(500_000),
  "ein bild.jpg": "x".repeat(9_100_000),
  "drawing.svg": "x".repeat(500_001),
  "beach.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"></svg>',
};
const found = (html: string, config = {}) =>
  findings(rules.images, html, { files, config }).map(([, args]) => JSON.stringify(args));

test.each([
  ["a light one", '<img src="/light.png" alt="">'],
  ["a drawing, which is compressed on its way", '<img src="/drawing.svg" alt="">'],
  ["one in several sizes", '<img src="/heavy.png" srcset="/light.png 320w" alt="">'],
  ["one in several formats", '<picture><source srcset="/light.png"><img src="/heavy.png" alt=""></picture>'],
  ["a video with another format", '<video><source src="/a.mov"><source src="/a.mp4"></video>'],
  ["one that is linked to", '<a href="/heavy.png">Download</a>'],
  ["one of elsewhere", '<img src="https://elsewhere.example/heavy.png" alt="">'],
  ["one that is not there", '<img src="/none.png" alt="">'],
])("%s is let through", (_, html) => {
  expect(found(html)).toEqual([]);
});

test.each([
  ["an image", '<img src="/heavy.png" alt="">', '"size":"500 kB","seconds":"2.5"'],
  ["one further down", '<img loading="lazy" src="/heavy.png?2" alt="">', "public/heavy.png"],
  [
    "one by another spelling of its name",
    '<img src="/ein%20bild.jpg" alt="">',
    '"size":"9.1 MB","seconds":"45.5"',
  ],
  ["what stands for a video", '<video src="/a.mp4" poster="/heavy.png"></video>', "heavy"],
])("%s is reported", (_, html, said) => {
  expect(found(html)).toEqual([expect.stringContaining(said)]);
});

test("of all pages that show it the first is reported", () => {
  const image = '<img src="/heavy.png" alt="">';
  expect(found(image + image)).toHaveLength(1);
});

test("with a base path it is looked for below that", () => {
  const config = { url: "https://me.example/some-repo" };
  expect(found('<img src="/some-repo/heavy.png" alt="">', config)).toHaveLength(1);
  expect(found('<img src="/heavy.png" alt="">', config)).toEqual([]);
});

test("it is found by its address, with or without the base path, and by the import of a page next to it", () => {
  const config = { url: "https://me.example/some-repo" };
  const html = '<img src="/some-repo/heavy.png" alt="">';
  expect(placesFound(rules.images, html, { files, config })).toEqual([
    "pages/.tsx /some-repo/heavy.png /heavy.png ./heavy.png",
  ]);
});

test.each([
  ['<img src="/a.heic" alt="">', "HEIC"],
  ['<video src="/a.MOV?1"></video>', "MOV"],
  ['<video poster="/a.tiff"></video>', "TIFF"],
  ['<video><source src="/a.mov"></video>', "MOV"],
])("%s is in a format that not all browsers show", (html, format) => {
  expect(findings(rules.images, html)).toMatchObject([["check/unsupported-format", { format }]]);
});

test("a video may be larger than an image", () => {
  const html = '<video src="/a.mp4"></video>';
  expect(findings(rules.images, html, { files: { "a.mp4": "x".repeat(20_000_000) } })).toEqual([]);
  expect(findings(rules.images, html, { files: { "a.mp4": "x".repeat(20_000_001) } })).toHaveLength(1);
});

describe("the size of an image", () => {
  const beach = (size: string) => `<div class="wide"><img src="/beach.svg" ${size} alt=""></div>`;

  test.each([
    ["its shape", beach('width="200" height="50"')],
    ["a shape that was rounded", beach('width="50" height="13"')],
    ["only a width", beach('width="200"')],
    ["only a height", beach('height="200"')],
    ["a part of the page", beach('width="100%" height="auto"')],
    [
      "a shape that a style crops",
      `<style>.wide img{object-fit:cover}</style>${beach('width="50" height="50"')}`,
    ],
    [
      "a shape that a style of all images crops",
      `<style>img{object-fit:cover}</style>${beach('width="50" height="50"')}`,
    ],
  ])("%s is let through", (_, html) => {
    expect(found(html)).toEqual([]);
  });

  test.each([
    ["swapped", beach('width="100" height="400"'), '"written":"100 × 400","real":"400 × 100"'],
    [
      "cropped by another style",
      `<style>.tall{object-fit:cover}</style>${beach('width="50" height="50"')}`,
      "50 × 50",
    ],
    ["in another unit", beach('width="20rem" height="auto"'), '"written":"width=\\"20rem\\""'],
  ])("%s is reported", (_, html, said) => {
    expect(found(html)).toEqual([expect.stringContaining(said)]);
  });
});
