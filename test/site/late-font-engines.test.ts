import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { browserNames, startTabs, type TabBrowser } from "../support/browser/tab.js";
import { startStaticHost } from "../support/network/static-host.js";
import { type BuiltSite, serveBuiltSite } from "../support/sites/built-site.js";
import { isThorough } from "../support/thorough.js";

/*
 * late-font.test.ts uses Chromium's own layout shifts; this checks boxes in each engine: the late font changes no position and no height.
 */

/** Two documents share one page; the other is tested in a thorough run. */
const paths = ["", "privacy-policy", ...(isThorough ? ["terms-of-service"] : []), "nowhere/at/all"];

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite("/");
});
afterAll(() => site.close());

// WebKit reports a font that is still loading as usable, so there is no right moment to check. Chromium's own shifts show everything that
// these boxes do.
describe.each(browserNames.filter((name) => name === "firefox" || (isThorough && name === "chromium")))(
  "in %s",
  (name) => {
    let browser: TabBrowser;
    beforeAll(async () => {
      browser = await startTabs(name, { reducedMotion: true });
    });
    afterAll(() => browser.close());

    test.each(paths)("/%s stays where it is when the font is late", async (path) => {
      for (const width of [390, 1440]) {
        let release = () => {};
        const released = new Promise<void>((done) => {
          release = done;
        });
        const beforeReply = (asked: string) => (asked.endsWith(".woff2") ? released : Promise.resolve());
        const host = await startStaticHost(site.dist, "/", { beforeReply });
        onTestFinished(host.close);
        const tab = await browser.open({ width, height: 900 });
        onTestFinished(tab.close);
        await tab.goto(`${host.origin}/${path}`, "read");
        await tab.until(() => !document.fonts.check("800 16px 'Bricolage Grotesque'"));
        const before = await tab.evaluate(boxes);
        release();
        await tab.until(() => document.fonts.check("800 16px 'Bricolage Grotesque'"));
        expect(before.length).toBeGreaterThan(10);
        expect(await tab.evaluate(boxes), `${width} px`).toEqual(before);
      }
    });
  },
);

/** The top and the height of each block, in whole pixels. Runs in the page. */
function boxes(): string[] {
  const blocks = [
    ...document.querySelectorAll("main, section, header, footer, nav, h1, h2, h3, p, ul, ol, li, a"),
  ];
  return blocks
    .filter((element) => getComputedStyle(element).display !== "inline" && element.checkVisibility())
    .map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return `${element.tagName} ${element.textContent?.slice(0, 30)}: ${Math.round(top)} ${Math.round(height)}`;
    });
}
