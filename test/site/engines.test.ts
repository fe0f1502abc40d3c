import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { browserNames, startTabs, type TabBrowser } from "../support/browser/tab.js";
import { type BuiltSite, serveBuiltSite } from "../support/sites/built-site.js";

/* The landing page's headline and menu in each engine: both use recent browser features. */

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite("/");
});
afterAll(() => site.close());

describe.each(browserNames)("in %s", (name) => {
  let browser: TabBrowser;
  beforeAll(async () => {
    browser = await startTabs(name, { reducedMotion: true });
  });
  afterAll(() => browser.close());

  async function open(width: number, height: number) {
    const tab = await browser.open({ width, height });
    onTestFinished(tab.close);
    await tab.goto(site.home);
    await tab.evaluate(async () => void (await document.fonts.ready));
    return tab;
  }

  test.each([390, 1280])(
    "the headline is copied as one line, and struck from end to end, at %i px",
    async (width) => {
      const tab = await open(width, 800);
      const seen = await tab.evaluate(() => {
        const title = document.querySelector("h1") as HTMLElement;
        getSelection()?.selectAllChildren(title);
        const strokes = [...document.querySelectorAll(".stroke")].map((one) => one.getBoundingClientRect());
        const unstruck = [...document.querySelectorAll(".word")].filter((word) => {
          const { left, right, top, height } = word.getBoundingClientRect();
          return !strokes.some((stroke) => {
            const middle = stroke.top + stroke.height / 2;
            const crosses = middle > top + height * 0.4 && middle < top + height * 0.8;
            return crosses && stroke.left <= left + 2 && stroke.right >= right;
          });
        });
        return {
          text: title.innerText.trim(),
          copied: String(getSelection()).trim(),
          unstruck: unstruck.map((word) => word.textContent),
          // As large as a headline, with the call to action below it in the window.
          size: Number.parseFloat(getComputedStyle(title).fontSize) > 40,
          below:
            (document.querySelector(".download")?.getBoundingClientRect().bottom ?? Infinity) <= innerHeight,
        };
      });
      const sentence = "Turn maybe later into see you tomorrow";
      expect(seen).toEqual({ text: sentence, copied: sentence, unstruck: [], size: true, below: true });
    },
  );

  test("the menu opens and closes by its button and by Escape, and leaves the focus on the button", async () => {
    const tab = await open(390, 800);
    const isOpen = (open: boolean) =>
      document.getElementById("menu")?.matches(":popover-open") === open &&
      document.querySelector('.menu [href="#features"]')?.checkVisibility() === open;
    await tab.until(isOpen, false);
    await tab.click(".menu-button");
    await tab.until(isOpen, true);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await tab.click(".menu-button");
    await tab.until(isOpen, false);
    await tab.evaluate(() => document.querySelector<HTMLElement>(".menu-button")?.focus());
    await tab.press("Enter");
    await tab.until(isOpen, true);
    // Its links come next, in order, followed by the page.
    const reached: (string | undefined)[] = [];
    for (let stop = 0; stop < 4; stop++) {
      await tab.press("Tab");
      reached.push(await tab.evaluate(() => document.activeElement?.textContent?.trim()));
    }
    expect(reached).toEqual(["Why join", "Features", "Let’s connect", "Download Hubbub on iOS"]);
    await tab.press("Shift+Tab");
    await tab.press("Escape");
    await tab.until(isOpen, false);
    await tab.until(() => document.activeElement?.className === "menu-button");
  });
});
