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
  ["a light image", '<img src="/light.png" alt="">'],
  ["a drawing, which is compressed in transfer", '<img src="/drawing.svg" alt="">'],
  ["an image in several sizes", '<img src="/heavy.png" srcset="/light.png 320w" alt="">'],
  [
    "an image in several formats",
    '<picture><source srcset="/light.png"><img src="/heavy.png" alt=""></picture>',
  ],
  ["a video with another format", '<video><source src="/a.mov"><source src="/a.mp4"></video>'],
  ["an image that is only linked", '<a href="/heavy.png">Download</a>'],
  ["an image from another origin", '<img src="https://elsewhere.example/heavy.png" alt="">'],
  ["a missing image", '<img src="/none.png" alt="">'],
])("%s is accepted", (_, html) => {
  expect(found(html)).toEqual([]);
});

test.each([
  ["an image", '<img src="/heavy.png" alt="">', '"size":"500 kB","seconds":"2.5"'],
  ["an image that loads lazily", '<img loading="lazy" src="/heavy.png?2" alt="">', "public/heavy.png"],
  [
    "an image with another spelling of its name",
    '<img src="/ein%20bild.jpg" alt="">',
    '"size":"9.1 MB","seconds":"45.5"',
  ],
  ["the poster of a video", '<video src="/a.mp4" poster="/heavy.png"></video>', "heavy"],
])("%s is reported", (_, html, said) => {
  expect(found(html)).toEqual([expect.stringContaining(said)]);
});

test("a heavy image is reported at the first page that shows it", () => {
  const image = '<img src="/heavy.png" alt="">';
  expect(found(image + image)).toHaveLength(1);
});

test("a heavy image is found below the base path", () => {
  const config = { url: "https://me.example/some-repo" };
  expect(found('<img src="/some-repo/heavy.png" alt="">', config)).toHaveLength(1);
  expect(found('<img src="/heavy.png" alt="">', config)).toEqual([]);
});

test("a heavy image is located by its URL, with or without the base path, and by a page's import next to it", () => {
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
])("%s has a format that not all browsers support", (html, format) => {
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
    ["its aspect ratio", beach('width="200" height="50"')],
    ["a rounded aspect ratio", beach('width="50" height="13"')],
    ["only a width", beach('width="200"')],
    ["only a height", beach('height="200"')],
    ["a width in percent", beach('width="100%" height="auto"')],
    [
      "an aspect ratio that a style crops",
      `<style>.wide img{object-fit:cover}</style>${beach('width="50" height="50"')}`,
    ],
    [
      "an aspect ratio that a style of all images crops",
      `<style>img{object-fit:cover}</style>${beach('width="50" height="50"')}`,
    ],
  ])("with %s is accepted", (_, html) => {
    expect(found(html)).toEqual([]);
  });

  test.each([
    [
      "swapped width and height",
      beach('width="100" height="400"'),
      '"written":"100 × 400","real":"400 × 100"',
    ],
    [
      "an aspect ratio that only another style crops",
      `<style>.tall{object-fit:cover}</style>${beach('width="50" height="50"')}`,
      "50 × 50",
    ],
    ["another unit", beach('width="20rem" height="auto"'), '"written":"width=\\"20rem\\""'],
  ])("with %s is reported", (_, html, said) => {
    expect(found(html)).toEqual([expect.stringContaining(said)]);
  });
});
