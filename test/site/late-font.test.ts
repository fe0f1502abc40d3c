import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openPage, startBrowser } from "../support/browser.js";
import { type BuiltSite, serveBuiltSite } from "../support/built-site.js";

/*
 * A visitor on a slow line reads in the fallback first. When the font arrives at last, nothing may move, not even the
 * words behind a heading's number.
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
const paths = ["", "privacy-policy", "terms-of-service", "nowhere/at/all"];

test.each(widths.flatMap((width) => paths.map((path) => [path, width] as const)))(
  "/%s does not move when the font is late, at %i px",
  async (path, width) => {
    // As tall as the longest page: what lies outside the window is not counted as moved.
    const { page, close } = await openPage(browser, {
      viewport: { width, height: 15_000 },
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
    // The browser gives a font some time before it draws in the fallback.
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await page.waitForFunction(
      () =>
        document.readyState !== "loading" &&
        document.fonts.status === "loading" &&
        !document.fonts.check("16px 'Bricolage Grotesque'"),
    );
    await drawTwice();
    release();
    await page.waitForFunction(() => document.fonts.check("800 16px 'Bricolage Grotesque'"));
    await drawTwice();
    expect(await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)).toEqual([]);

    /** Until the browser has drawn what it has: the second frame begins when the first is done. */
    function drawTwice() {
      return page.evaluate(
        () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
      );
    }
  },
);
