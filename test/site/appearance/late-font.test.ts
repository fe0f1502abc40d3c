import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { textFaces, withTextFace } from "../../support/appearance/text-faces.js";
import { openPage, startBrowser } from "../../support/browser/browser.js";
import { type BuiltSite, serveBuiltSite } from "../../support/sites/built-site.js";
import { crossed, isThorough } from "../../support/thorough.js";

/*
 * On a slow connection, visitors first see the fallback font. When the font loads, nothing may move, not even the words after a heading's
 * number, whatever the font of the text around it.
 */

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

let browser: Browser;
let site: BuiltSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serveBuiltSite("/")]);
});
afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
});

const widths = [320, 390, 768, 1024, 1440];
/** The landing page on a phone and on a computer; the others are one column of text. */
const few = [
  { path: "", width: 320 },
  { path: "", width: 1024 },
];
const paths = ["", "privacy-policy", "terms-of-service", "nowhere/at/all"];

const tried = isThorough ? paths.flatMap((path) => widths.map((width) => ({ path, width }))) : few;
const cases = crossed(tried, textFaces).map(([{ path, width }, face]) => [path, width, face] as const);
test.each(cases)(
  "/%s has no layout shift when the font is late, at %i px, in %s",
  async (path, width, face) => {
    // As tall as the longest page: elements outside the window do not count as moved.
    const { page, close } = await openPage(browser, {
      viewport: { width, height: 15_000 },
      bypassCSP: true,
      reducedMotion: "reduce",
    });
    onTestFinished(close);
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    await page.route("**/*.woff2", async (route) => {
      await released;
      await route.continue();
    });
    await page.route(site.home + path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withTextFace(await response.text(), face) });
    });
    await page.addInitScript(() => {
      const shifts: Shift[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as { value: number; sources: { node?: Node }[] };
          shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "") });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(site.home + path, { waitUntil: "commit" });
    // The browser waits for a font before it draws the fallback.
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await page.waitForFunction(
      () =>
        document.readyState !== "loading" &&
        document.fonts.status === "loading" &&
        !document.fonts.check("16px 'Bricolage Grotesque'"),
    );
    await page.waitForFunction(() => document.fonts.check("16px 'Given by the test'"));
    await drawTwice();
    // Shifts from the test's own font are not the page's fault.
    await page.evaluate(() => {
      (window as unknown as { shifts: Shift[] }).shifts.length = 0;
    });
    release();
    await page.waitForFunction(() => document.fonts.check("800 16px 'Bricolage Grotesque'"));
    await drawTwice();
    expect(await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)).toEqual([]);

    /** Waits until everything is drawn: the second frame starts when the first is done. */
    function drawTwice() {
      return page.evaluate(
        () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
      );
    }
  },
);
