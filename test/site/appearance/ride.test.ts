import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openPage, startBrowser } from "../../support/browser/browser.js";
import { type BuiltSite, serveBuiltSite } from "../../support/sites/built-site.js";
import { isThorough } from "../../support/thorough.js";

/*
 * The train moves down the line with the scroll position: it always exists once, in the window and on the line; it fills the stops that
 * it passes, and parks at the end. Where it cannot move, it is parked from the start.
 */

let browser: Browser;
let site: BuiltSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serveBuiltSite("/")]);
});
afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
});

interface Moment {
  readonly at: number;
  /** The middles of the visible cars, from the page's top left corner. */
  readonly cars: readonly { readonly x: number; readonly y: number }[];
  /** Stops on the straight part of the line, by the height of their middle, and how full each is. */
  readonly stops: readonly { readonly y: number; readonly full: number }[];
}

/** The visible state at scroll positions from the page's top to its end. */
function ride(page: Page, step: number): Promise<Moment[]> {
  return page.evaluate(async (by) => {
    document.documentElement.style.scrollBehavior = "auto";
    const end = document.documentElement.scrollHeight - innerHeight;
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2 + scrollX, y: top + height / 2 + scrollY };
    };
    const moments: Moment[] = [];
    for (let at = 0; ; at = Math.min(at + by, end)) {
      scrollTo(0, at);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      moments.push({
        at,
        cars: [...document.querySelectorAll(".leg svg")]
          .filter((car) => getComputedStyle(car).opacity !== "0")
          .map(middle),
        stops: [...document.querySelectorAll(".station-stop")].map((stop) => ({
          y: middle(stop).y,
          full: new DOMMatrix(getComputedStyle(stop, "::after").transform).a,
        })),
      });
      if (at >= end) return moments;
    }
  }, step);
}

const phone = { width: 390, height: 844 };
const larger = [
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
describe.each(isThorough ? [phone, ...larger] : [phone])("in a window of $width × $height", (viewport) => {
  async function open(options = {}) {
    const { page, close } = await openPage(browser, { viewport, ...options });
    onTestFinished(close);
    await page.goto(site.home);
    await page.evaluate(() => document.fonts.ready);
    return page;
  }

  test("there is one complete, visible train, and exactly the stops that it has passed are filled", async () => {
    const page = await open();
    // A thorough run stops at each third of a line of text.
    const moments = await ride(page, isThorough ? 47 : 94);
    expect(moments.length).toBeGreaterThan(isThorough ? 50 : 25);
    expect(moments.filter(({ cars }) => cars.length !== 2).map(({ at }) => at)).toEqual([]);
    const outside = moments.filter(({ at, cars }) =>
      cars.some(
        ({ x, y }, index) =>
          x < 0 || x > viewport.width || y > at + viewport.height || (index === 1 && y < at + 64),
      ),
    );
    expect(outside.map(({ at }) => at)).toEqual([]);
    const heights = moments.map(({ cars }) => cars[1]?.y ?? 0);
    expect(heights.filter((y, index) => y < (heights[index - 1] ?? 0) - 40)).toEqual([]);
    const wrong = moments.flatMap(({ at, cars, stops }) => {
      const train = cars[1]?.y ?? 0;
      return stops
        .filter(({ y, full }) => (y < train - 90 && full < 1) || (y > train + 90 && full > 0))
        .map(({ y, full }) => `${full} at ${y} when the train is at ${train}, scrolled to ${at}`);
    });
    expect(wrong).toEqual([]);
  });

  test("the train starts at the first stop and parks at the last", async () => {
    const page = await open();
    const side = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { left, right, top, middle: (top + bottom) / 2, bottom };
      });
    const stop = await side(".boarding-stop");
    const waiting = await side(".leg-out .car-ahead");
    // It waits before the stop, and does not cover its ring.
    expect(Math.abs(stop.top - waiting.bottom)).toBeLessThan(20);
    await page.evaluate(() => scrollTo({ top: 99_999, behavior: "instant" }));
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector(".leg-home .car-ahead") as Element).opacity === "1",
    );
    const last = await side(".end-stop");
    const parked = await side(".leg-home .car-ahead");
    expect(last.left - parked.right).toBeGreaterThanOrEqual(0);
    expect(last.left - parked.right).toBeLessThan(30);
    const line = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--line")),
    );
    expect(Math.abs(parked.bottom - (last.middle - line / 2))).toBeLessThan(3);
    await page.waitForFunction(
      () =>
        new DOMMatrix(getComputedStyle(document.querySelector(".end-stop") as Element, "::after").transform)
          .a === 1,
    );
  });

  const reasons = [
    ["motion is reduced", { reducedMotion: "reduce" }],
    ["the browser cannot do it", { bypassCSP: true }],
  ] as const;
  test.each(isThorough ? reasons : reasons.slice(0, 1))(
    "the train is parked if %s",
    async (reason, options) => {
      const { page, close } = await openPage(browser, { viewport, ...options });
      onTestFinished(close);
      if (reason === "the browser cannot do it") {
        await page.route(site.home, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replaceAll("timeline-scope", "future-scope");
          await route.fulfill({ response, body });
        });
      }
      await page.goto(site.home);
      expect(await page.locator(".ride").evaluate((element) => getComputedStyle(element).display)).toBe(
        "none",
      );
      expect(await page.locator(".parked-train").isVisible()).toBe(true);
    },
  );

  test.runIf(isThorough)("the train is parked in print", async () => {
    const page = await open();
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".leg").first().isVisible()).toBe(false);
    expect(await page.locator(".parked-train").isVisible()).toBe(true);
  });
});

test("animations change only opacity, transform and the position along the line", async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  onTestFinished(close);
  await page.goto(site.home);
  const moved = await page.evaluate(() => {
    const own = new Set(["offset", "computedOffset", "easing", "composite"]);
    return document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((frame) => Object.keys(frame).filter((key) => !own.has(key)));
  });
  expect([...new Set(moved)].sort()).toEqual(["offsetDistance", "opacity", "transform"]);
});
