import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openPage, startBrowser } from "../support/browser.js";
import { type BuiltSite, serveBuiltSite } from "../support/built-site.js";
import { readPicture, unpack } from "../support/pixels.js";

/*
 * What is drawn on the landing page: tickets with an edge, the bar that marks where the visitor is, the phone that plays
 * when it is seen.
 */

let browser: Browser;
let site: BuiltSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serveBuiltSite("/")]);
});
afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
});

const desktop = { width: 1440, height: 900 };

test.each(["light", "dark"] as const)("tickets have an edge of 3:1 in the %s scheme", async (colorScheme) => {
  const { page, close } = await openPage(browser, {
    viewport: desktop,
    colorScheme,
    reducedMotion: "reduce",
  });
  onTestFinished(close);
  await page.goto(site.home);
  const picture = await readPicture(await page.screenshot({ fullPage: true }));
  const tickets = await page.locator(".ticket").evaluateAll((list) =>
    list.map((ticket) => {
      const { left, top, right, bottom } = ticket.getBoundingClientRect();
      return { left, top: top + scrollY, right, bottom: bottom + scrollY };
    }),
  );
  expect(tickets).toHaveLength(4);
  for (const { left, top, right, bottom } of tickets) {
    const across = Math.round((left * 0.3 + right * 0.7) / 1);
    // From outside to inside, over the upper and over the lower edge.
    for (const [from, to] of [
      [Math.round(top) - 6, Math.round(top) + 6],
      [Math.round(bottom) - 6, Math.round(bottom) + 6],
    ] as const) {
      const lights = [];
      for (let y = from; y < to; y++) lights.push(luminance(picture.at(across, y)));
      const [dark, light] = [Math.min(...lights), Math.max(...lights)];
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(3);
    }
  }
});

test.each([390, 1440])(
  "the bar marks the section that is being read, and no other, at %i px",
  async (width) => {
    const { page, close } = await openPage(browser, {
      viewport: { width, height: 800 },
      reducedMotion: "reduce",
    });
    onTestFinished(close);
    await page.goto(site.home);
    const marked = () =>
      page.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return [...document.querySelectorAll(".menu a")]
          .filter((link) => getComputedStyle(link, "::after").opacity === "1")
          .map((link) => link.getAttribute("href"));
      });
    if (width < 720) await page.getByRole("button", { name: "Menu" }).click();
    expect(await marked()).toEqual([]);
    for (const id of ["why-join", "features", "connect", "features"]) {
      await page.evaluate(
        (target) => document.getElementById(target)?.scrollIntoView({ behavior: "instant" }),
        id,
      );
      expect(await marked()).toEqual([`#${id}`]);
    }
  },
);

test("the phone plays each phase when it is seen, and is whole without a script", async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 390, height: 664 } });
  onTestFinished(close);
  await page.goto(site.home);
  const last = page.locator(".phase").last();
  const state = () =>
    last
      .locator("p")
      .evaluateAll((list) => list.map((message) => getComputedStyle(message).animationPlayState));
  expect(await state()).toEqual(["paused", "paused"]);
  expect(await last.locator(".mine").evaluate((message) => getComputedStyle(message).opacity)).toBe("0");
  await last.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    () =>
      getComputedStyle(document.querySelector(".phase:nth-last-child(2) .mine") as Element).opacity === "1",
  );

  const plain = await openPage(browser, { viewport: { width: 390, height: 664 }, javaScriptEnabled: false });
  onTestFinished(plain.close);
  await plain.page.goto(site.home);
  await expect
    .poll(() =>
      plain.page
        .locator(".phase .mine")
        .last()
        .evaluate((message) => getComputedStyle(message).opacity),
    )
    .toBe("1");
});

/** Of a colour as one number. Source: WCAG 2.2, relative luminance. */
function luminance(colour: number): number {
  const [red = 0, green = 0, blue = 0] = unpack(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
