import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { browserNames, startTabs, type Tab, type TabBrowser } from "../../support/browser/tab.js";
import { type BuiltSite, serveBuiltSite } from "../../support/sites/built-site.js";
import { crossed, isThorough } from "../../support/thorough.js";

/* The landing page with the keyboard, in each browser: the focus is visible, and follows the visitor. */

const sections = ["why-join", "features", "connect"];

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite("/");
});
afterAll(() => site.close());

describe.each(browserNames)("in %s", (name) => {
  let browser: TabBrowser;
  beforeAll(async () => {
    browser = await startTabs(name);
  });
  afterAll(() => browser.close());

  async function open(width: number, height: number) {
    const tab = await browser.open({ width, height });
    onTestFinished(tab.close);
    await tab.goto(site.home);
    return tab;
  }

  // An element that is covered at a size is covered in each browser: the browsers share the sizes.
  const sizes = [
    [390, 700],
    [320, 800],
    [1280, 700],
  ] as const;
  const isAlone = browserNames.length === 1;
  const tried = sizes.filter(([width]) =>
    name === "chromium" ? width === 1280 || (isAlone && width === 390) : width === 390,
  );
  test.each(isThorough ? sizes : tried)(
    "the focus is never on what cannot be seen, at %i × %i",
    async (width, height) => {
      const tab = await open(width, height);
      const controls = await tab.evaluate(
        () =>
          [...document.querySelectorAll("a[href], button")].filter((element) => element.checkVisibility())
            .length,
      );
      expect(controls).toBeGreaterThan(10);
      for (let stop = 0; stop < controls; stop++) {
        await tab.evaluate(() => document.activeElement?.setAttribute("data-left", ""));
        await tab.press("Tab");
        await tab.until(() => document.activeElement?.hasAttribute("data-left") === false);
        await standStill(tab);
        // A browser may start to scroll some frames after the focus has moved.
        await expect.poll(() => tab.evaluate(unseenFocus)).toEqual([]);
      }
    },
  );

  const ways = ["the mouse", "the keyboard"];
  const cases = crossed(sections, ways).slice(0, isThorough || name === "chromium" ? undefined : 2);
  test.each(cases)(
    "once #%s was chosen with %s, the focus is on the menu's button, and goes on from there",
    async (id, by) => {
      const tab = await open(390, 800);
      const link = `.menu a[href="#${id}"]`;
      if (by === "the mouse") {
        await tab.click(".menu-button");
        await tab.until((selector) => document.querySelector(selector)?.checkVisibility() === true, link);
        await tab.click(link);
      } else {
        const press = async (selector: string) => {
          await tab.evaluate((target) => document.querySelector<HTMLElement>(target)?.focus(), selector);
          await tab.press("Enter");
        };
        await press(".menu-button");
        await tab.until((selector) => document.querySelector(selector)?.checkVisibility() === true, link);
        await press(link);
      }
      await tab.until(() => document.activeElement?.className === "menu-button");
      await tab.until((target) => {
        const top = document.getElementById(target)?.getBoundingClientRect().top ?? 9999;
        return top > -100 && top < 200;
      }, id);
      await standStill(tab);
      // A browser that moves the focus late has had enough time.
      expect(
        await tab.evaluate(() => [location.hash, document.activeElement?.className, innerWidth]),
      ).toEqual([`#${id}`, "menu-button", 390]);
      expect(await tab.evaluate(() => document.getElementById("menu")?.checkVisibility())).toBe(false);

      await tab.press("Tab");
      const next = await tab.evaluate((target) => {
        const order = [...document.querySelectorAll("a[href], button")];
        const section = document.getElementById(target) as HTMLElement;
        const expected = order.find(
          (element) => section.contains(element) || section.compareDocumentPosition(element) & 4,
        );
        return document.activeElement === expected;
      }, id);
      expect(next).toBe(true);
    },
  );
});

/** Waits until scrolling has ended. */
async function standStill(tab: Tab) {
  await tab.evaluate(
    () =>
      new Promise<void>((done) => {
        let [at, frames] = [scrollY, 0];
        const look = () => {
          frames = scrollY === at ? frames + 1 : 0;
          at = scrollY;
          if (frames > 8) done();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Why the focused element is not visible, in words. Runs in the page. */
function unseenFocus(): string[] {
  const element = document.activeElement as HTMLElement;
  const name = element.innerText;
  const { top, bottom } = element.getBoundingClientRect();
  const flaws: string[] = [];
  if (element === document.body) flaws.push("nothing has the focus");
  if (top < -1 || bottom > innerHeight + 1) flaws.push(`${name} is outside the window: ${top} to ${bottom}`);
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (Number(getComputedStyle(one).opacity) < 1) flaws.push(`${name} is not opaque`);
  }
  return flaws;
}
