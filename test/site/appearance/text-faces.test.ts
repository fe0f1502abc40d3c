import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { setTextFace, textFaces } from "../../support/appearance/text-faces.js";
import { tooWide, widths } from "../../support/appearance/too-wide.js";
import { openPage, startBrowser } from "../../support/browser/browser.js";
import { type BuiltSite, serveBuiltSite } from "../../support/sites/built-site.js";
import { isThorough } from "../../support/thorough.js";

/* The text has the visitor's own font. With any font, no page has horizontal overflow at any width, and lines break well. */

let browser: Browser;
let site: BuiltSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serveBuiltSite("/")]);
});
afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
});

/** Only the landing page has drawings next to its text. */
const everyWidth = (count: number) => widths.filter((_, index) => index % count === 0);
const fewWidths = everyWidth(5);
/** The faces share the widths of the landing page. */
const manyWidths = (at: number) =>
  isThorough ? widths : widths.filter((_, index) => index % 32 === 16 * at);
/** Drawings are placed from the text, so that a narrow font can break a layout as well as a wide one. */
const faces = isThorough ? textFaces : [...textFaces.slice(0, 1), ...textFaces.slice(-1)];
/** The other pages are one column of text, which engines.test.ts sets in twice the size: a thorough run includes them. */
const paths = ["", ...(isThorough ? ["privacy-policy", "terms-of-service", "nowhere/at/all"] : [])];

test.each(paths.flatMap((path) => faces.map((face, at) => [path, face, at] as const)))(
  "/%s fits its window, set in %s",
  async (path, face, at) => {
    const { page, close } = await openPage(browser, { reducedMotion: "reduce" });
    onTestFinished(close);
    await page.goto(site.home + path);
    await setTextFace(page, face);
    expect(await tooWide(page, path === "" ? manyWidths(at) : fewWidths)).toEqual([]);
  },
);

test("no paragraph of the landing page ends in a line with only a word or two", async () => {
  const { page, close } = await openPage(browser, { reducedMotion: "reduce" });
  onTestFinished(close);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.home);
    const short = await page.evaluate(() =>
      [...document.querySelectorAll(".ticket p, .panel-text p")].flatMap((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const lines = [...range.getClientRects()].map(({ width }) => width);
        return (lines.at(-1) ?? 0) < 0.4 * Math.max(...lines) ? [paragraph.textContent] : [];
      }),
    );
    expect(short, `${width} px`).toEqual([]);
  }
});
