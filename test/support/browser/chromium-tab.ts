import type { Page } from "playwright-core";
import { openPage, startBrowser } from "./browser.js";
import type { Preferences, Tab, TabBrowser } from "./tab.js";

const usualTextSize = 16;

/** Pages of Chromium: of the shared one, unless the text size differs. */
export async function chromiumTabs(preferences: Preferences): Promise<TabBrowser> {
  const { reducedMotion = false, scheme = "light", textSize = usualTextSize } = preferences;
  const browser = await startBrowser(
    textSize === usualTextSize ? [] : [`--blink-settings=defaultFontSize=${textSize}`],
  );
  return {
    open: async (viewport) => {
      const { page, complaints, close } = await openPage(browser, {
        viewport,
        colorScheme: scheme,
        reducedMotion: reducedMotion ? "reduce" : "no-preference",
      });
      return { ...actionsOf(page), complaints, close };
    },
    close: () => browser.close(),
  };
}

function actionsOf(page: Page): Omit<Tab, "complaints" | "close"> {
  // Playwright's own type unpacks handles of the page's objects, which are not used here.
  const evaluate = page.evaluate.bind(page) as Tab["evaluate"];
  const wait = page.waitForFunction.bind(page) as (
    isSo: (argument: never) => boolean,
    argument: unknown,
  ) => Promise<unknown>;
  return {
    goto: async (url, until = "loaded") => {
      await page.goto(url, { waitUntil: until === "read" ? "domcontentloaded" : "load" });
    },
    evaluate,
    until: async (isSo, argument) => {
      // A function, because the pages' policy blocks evaluating a string.
      await wait(isSo, argument);
    },
    press: (key) => page.keyboard.press(key),
    click: (selector) => page.locator(selector).click(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
  };
}
