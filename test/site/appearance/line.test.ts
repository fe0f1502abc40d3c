import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Picture, readPicture, unpack } from "../../support/appearance/pixels.js";
import { openPage, startBrowser } from "../../support/browser/browser.js";
import { type BuiltSite, serveBuiltSite } from "../../support/sites/built-site.js";
import { isThorough } from "../../support/thorough.js";

/*
 * The line of the landing page, by its pixels: unbroken from the logo's mark to its end, around all bends, so that a walk from pixel to
 * pixel never has to jump.
 */

let browser: Browser;
let site: BuiltSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serveBuiltSite("/")]);
});
afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
});

/** A pixel ratio that is not a whole number; a thorough run adds the narrowest size, one of each layout, and sizes in between. */
const sizes = [
  { width: 1024, deviceScaleFactor: 1.25 },
  ...(isThorough
    ? [
        { width: 320, deviceScaleFactor: 2 },
        { width: 390, deviceScaleFactor: 1.5 },
        { width: 768, deviceScaleFactor: 1 },
        { width: 1440, deviceScaleFactor: 1 },
        { width: 1920, deviceScaleFactor: 1 },
      ]
    : []),
];
describe.each(sizes)(
  "at $width px and a pixel ratio of $deviceScaleFactor",
  ({ width, deviceScaleFactor }) => {
    async function open() {
      const { page, close } = await openPage(browser, {
        viewport: { width, height: 900 },
        deviceScaleFactor,
        reducedMotion: "reduce",
        bypassCSP: true,
      });
      onTestFinished(close);
      await page.goto(site.home);
      await page.evaluate(() => document.fonts.ready);
      // Stops and trains are on the line; only the line itself is walked.
      await page.addStyleTag({ content: ".stop, .train, .scene { visibility: hidden }" });
      return page;
    }

    test("it is unbroken from the logo to the end", async () => {
      const page = await open();
      const picture = await readPicture(await page.screenshot({ fullPage: true }));
      const from = await middleOf(page, ".logo svg", ({ width: side }) => [-side * 0.3, 0]);
      const to = await middleOf(page, ".end-stop", () => [-60, 0]);
      const scaled = ([x, y]: readonly [number, number]) =>
        [Math.round(x * deviceScaleFactor), Math.round(y * deviceScaleFactor)] as const;
      expect(isRed(picture, ...scaled(from)), "the walk begins on the mark").toBe(true);
      expect(walk(picture, scaled(from), scaled(to))).toEqual("arrived");
    });
  },
);

/** The middle of the matching element, in CSS pixels of the whole page, with an offset from its box. */
async function middleOf(
  page: Page,
  selector: string,
  by: (box: { width: number; height: number }) => readonly [number, number],
): Promise<readonly [number, number]> {
  const box = (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [right, down] = by(box);
  return [box.x + box.width / 2 + right, box.y + box.height / 2 + down];
}

/** Whether a pixel has the line's red of the light scheme, possibly antialiased. */
function isRed(picture: Picture, x: number, y: number): boolean {
  const [red, green, blue] = unpack(picture.at(x, y));
  return Math.abs(red - 0xc8) < 12 && Math.abs(green - 0x23) < 24 && Math.abs(blue - 0x1a) < 24;
}

/** Whether horizontal and vertical steps over red pixels connect two points; otherwise where they end. */
function walk(picture: Picture, from: readonly [number, number], to: readonly [number, number]): string {
  const { width, height } = picture;
  const seen = new Uint8Array(width * height);
  const open: number[] = [from[1] * width + from[0]];
  const goal = to[1] * width + to[0];
  let lowest = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === goal) return "arrived";
    const [x, y] = [at % width, Math.floor(at / width)];
    if (seen[at] || !isRed(picture, x, y)) continue;
    seen[at] = 1;
    lowest = Math.max(lowest, y);
    if (x > 0) open.push(at - 1);
    if (x < width - 1) open.push(at + 1);
    if (y > 0) open.push(at - width);
    if (y < height - 1) open.push(at + width);
  }
  return `the line ends at a height of ${lowest} of ${height}`;
}
