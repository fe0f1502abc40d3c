import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openPage, startBrowser } from "../../support/browser/browser.js";
import { type BuiltSite, serveBuiltSite } from "../../support/sites/built-site.js";
import { isThorough } from "../../support/thorough.js";

/* The menu of small windows: its texts for screen readers, and that all of it is reachable. */

let browser: Browser;
let site: BuiltSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serveBuiltSite("/")]);
});
afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
});

test.each([true, false])(
  "the menu's button exposes whether the menu is open, with JavaScript: %s",
  async (javaScriptEnabled) => {
    // HTML has no aria-expanded on a button that opens a popover: browsers add it.
    expect(readFileSync(join(site.dist, "index.html"), "utf8")).not.toContain("aria-expanded");
    if (!javaScriptEnabled) return;
    const { page, close } = await openPage(browser, { viewport: { width: 390, height: 800 } });
    onTestFinished(close);
    await page.goto(site.home);
    const client = await page.context().newCDPSession(page);
    const isExpanded = async () => {
      const { nodes } = await client.send("Accessibility.getFullAXTree");
      const button = nodes.find(({ role, name }) => role?.value === "button" && name?.value === "Menu");
      return button?.properties?.find((property) => property.name === "expanded")?.value.value;
    };
    expect(await isExpanded()).toBe(false);
    await page.getByRole("button", { name: "Menu" }).click();
    expect(await isExpanded()).toBe(true);
  },
);

test("every link of the menu is reachable in a window of 200 px height", async () => {
  const viewport = { width: 320, height: 200 };
  const { page, close } = await openPage(browser, { viewport, reducedMotion: "reduce" });
  onTestFinished(close);
  await page.goto(site.home);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.mouse.move(160, 150);
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => {
    const box = document.querySelector('.menu [href="#connect"]')?.getBoundingClientRect();
    return box && box.bottom <= innerHeight;
  });
  await page.mouse.click(160, 170);
  await page.waitForFunction(() => location.hash === "#connect");
});

test.each(isThorough ? [320, 390, 719] : [320])(
  "without JavaScript nothing covers the target of a link, at %i px",
  async (width) => {
    const viewport = { width, height: 700 };
    const { page, close } = await openPage(browser, {
      viewport,
      javaScriptEnabled: false,
      reducedMotion: "reduce",
    });
    onTestFinished(close);
    for (const name of ["Why join", "Features", "Let’s connect"]) {
      await page.goto(site.home);
      await page.getByRole("navigation").getByRole("link", { name }).click();
      const heading = page.getByRole("heading", { level: 2, name });
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300);
      const {
        x,
        y,
        width: wide,
        height,
      } = (await heading.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const on = await heading.evaluate(
        (element, [left = 0, top = 0]) => document.elementFromPoint(left, top) === element,
        [x + wide / 2, y + height / 2],
      );
      expect(on, name).toBe(true);
    }
  },
);
