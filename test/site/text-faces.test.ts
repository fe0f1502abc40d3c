import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { setTextFace, textFaces } from "../support/appearance/text-faces.js";
import { tooWide, widths } from "../support/appearance/too-wide.js";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { type BuiltSite, serveBuiltSite } from "../support/sites/built-site.js";
import { isThorough } from "../support/thorough.js";

/*
 * The text is set in the visitor's own face. Whichever that is, no page scrolls sideways, at no width.
 */

let browser: Browser;
let site: BuiltSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serveBuiltSite("/")]);
});
afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
});

/** The landing page alone has drawings beside its text. */
const everyWidth = (count: number) => widths.filter((_, index) => index % count === 0);
const [manyWidths, fewWidths] = isThorough ? [widths, everyWidth(5)] : [everyWidth(4), everyWidth(20)];
/** What breaks in one face breaks in a wider one. */
const faces = isThorough ? textFaces : textFaces.slice(-1);
const paths = ["", "privacy-policy", "terms-of-service", "nowhere/at/all"];

test.each(paths.flatMap((path) => faces.map((face) => [path, face] as const)))(
  "/%s is as wide as its window, set in %s",
  async (path, face) => {
    const { page, close } = await openPage(browser, { reducedMotion: "reduce" });
    onTestFinished(close);
    await page.goto(site.home + path);
    await setTextFace(page, face);
    expect(await tooWide(page, path === "" ? manyWidths : fewWidths)).toEqual([]);
  },
);
