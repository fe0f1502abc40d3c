import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openPage, startBrowser } from "../../support/browser/browser.js";
import { type BuiltSite, serveBuiltSite } from "../../support/sites/built-site.js";
import { isThorough } from "../../support/thorough.js";

/* The first window, without scrolling: the headline, the app's purpose, and the link to it. */

let browser: Browser;
let site: BuiltSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serveBuiltSite("/")]);
});
afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
});

/** The lowest windows: of a computer, of a phone and of a phone on its side. */
const lowest = [
  { width: 1280, height: 593 },
  { width: 320, height: 568 },
  { width: 640, height: 360 },
];
/** Those between and taller ones show more; a thorough run includes them. */
const others = [
  { width: 1920, height: 937 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 932, height: 430 },
  { width: 1280, height: 720 },
  { width: 1366, height: 641 },
  { width: 1366, height: 768 },
  { width: 1440, height: 700 },
  { width: 1440, height: 789 },
  { width: 1536, height: 730 },
  { width: 390, height: 664 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
];

test.each([...lowest, ...(isThorough ? others : [])])(
  "the call to action is in the first window of $width × $height, and its stop is filled",
  async (viewport) => {
    const { page, close } = await openPage(browser, { viewport, hasTouch: viewport.height < 500 });
    onTestFinished(close);
    await page.goto(site.home);
    await page.evaluate(() => document.fonts.ready);
    const parts = [".headline", ".hero-lead", ".download"];
    // The code is for people at a computer.
    if (await page.locator(".scan").isVisible()) parts.push(".scan svg");
    for (const part of parts) {
      const box = await page.locator(part).boundingBox();
      expect(box?.y, part).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual(viewport.height);
    }
    expect(await page.locator(".hero .waiting").count(), "what was there stays").toBe(
      await page.locator(".hero .phase.waiting").count(),
    );
    expect(
      await page
        .locator(".boarding-stop")
        .evaluate((stop) => new DOMMatrix(getComputedStyle(stop, "::after").transform).a),
    ).toBe(1);
  },
);

test("a browser without container units and small viewports shows the headline in a similar size", async () => {
  const { page, close } = await openPage(browser, {
    viewport: { width: 390, height: 664 },
    // The policy's hash does not match the changed style.
    bypassCSP: true,
  });
  onTestFinished(close);
  // Unknown units replace those that an old browser does not support.
  await page.route(site.home, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(/(\d)cqi\b/g, "$1oldcqi")
      .replaceAll(/(\d)svh\b/g, "$1oldsvh");
    await route.fulfill({ response, body: html, headers: { "content-type": "text/html" } });
  });
  await page.goto(site.home);
  const style = await page.locator("style").evaluateAll((list) => list.map(({ textContent }) => textContent));
  expect(style.join("")).toContain("oldcqi");
  const size = await page
    .locator("h1")
    .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
  expect(size).toBeGreaterThanOrEqual(40);
  const lead = await page
    .locator(".hero-lead")
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  expect(lead).toBeLessThan(size);
});

test.each(isThorough ? [1, 2] : [1])(
  "the QR code's modules have the same whole number of pixels at a pixel ratio of %i",
  async (deviceScaleFactor) => {
    const { page, close } = await openPage(browser, {
      viewport: { width: 1280, height: 800 },
      deviceScaleFactor,
    });
    onTestFinished(close);
    await page.goto(site.home);
    const { modules, side } = await page.locator(".scan svg").evaluate((code) => ({
      modules: (code as SVGSVGElement).viewBox.baseVal.width,
      side: code.getBoundingClientRect().width,
    }));
    expect((side / modules) % 1).toBe(0);
    expect(side / modules).toBeGreaterThanOrEqual(3);
  },
);

test("lists on the landing page have no markers or indent", async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 390, height: 664 } });
  onTestFinished(close);
  await page.goto(site.home);
  const lists = await page.locator("ul").evaluateAll((all) =>
    all.map((list) => {
      const { listStyleType, paddingInlineStart } = getComputedStyle(list);
      return [list.className, listStyleType, paddingInlineStart];
    }),
  );
  expect(lists.length).toBeGreaterThan(4);
  expect(lists.filter(([, mark, indent]) => mark !== "none" || indent !== "0px")).toEqual([]);
});
