import { expect, test } from "vitest";
import { findings } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"></svg>`;
const files = { "apple.svg": svg(120, 40), "google.svg": svg(135, 40) };
const apple = (attributes: string, alt = "Download on the App Store") =>
  `<a href="https://apps.apple.com/app/id1"><img src="/apple.svg" alt="${alt}" ${attributes}></a>`;
const google = (attributes: string) =>
  `<a href="https://play.google.com/store/apps/details?id=a.b&amp;referrer=x"><span><img src="/google.svg" alt="Get it on Google Play" ${attributes}></span></a>`;
const plain = '<a href="https://play.google.com/store/apps/details?id=a.b">Google Play</a>';
const found = (html: string) =>
  findings(rules.badges, html, { files }).map(([code, args]) => `${code} ${JSON.stringify(args)}`);

test.each([
  ["badges of one height", apple('width="120" height="40"') + google('width="135" height="40"')],
  ["a larger one of Google", apple('width="120" height="40"') + google('width="203" height="60"')],
  ["a badge that the style sizes", apple("")],
  ["a pixel off", apple('width="121" height="40"')],
  ["plain links", plain],
  ["the app's own icon in a link to a store", apple('width="9" height="9"', "Tidepool") + plain],
  ["a badge and a plain link elsewhere on the page", apple('width="120" height="40"') + google("") + plain],
])("%s", (_, html) => {
  expect(found(html)).toEqual([]);
});

test.each([
  ["a stretched one", apple('width="160" height="40"'), "check/badge-distorted", "160 × 40"],
  ["a small one", apple('width="117" height="39"'), "check/badge-small", '"39"'],
  [
    "one without the other",
    apple('width="120" height="40"') + plain,
    "check/badges-unlike",
    "Google Play has none",
  ],
  [
    "a smaller one of Google",
    apple('width="150" height="50"') + google('width="135" height="40"'),
    "check/badges-unlike",
    "40 pixels high",
  ],
])("%s is reported", (_, html, code, words) => {
  const [first = "", ...more] = found(html);
  expect(more).toEqual([]);
  expect(first).toContain(code);
  expect(first).toContain(words);
});
