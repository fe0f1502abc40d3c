import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { browserNames, startTabs, type TabBrowser } from "../support/browser/tab.js";
import { startStaticHost } from "../support/network/static-host.js";
import { type BuiltSite, serveBuiltSite } from "../support/sites/built-site.js";
import { isThorough } from "../support/thorough.js";

/*
 * What late-font.test.ts asks of Chromium's own measure of shifts, asked of the boxes in each engine: the late font changes
 * the place and the height of nothing.
 */

/** Two documents are of one page; the other is tried where all is. */
const paths = ["", "privacy-policy", ...(isThorough ? ["terms-of-service"] : []), "nowhere/at/all"];

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite("/");
});
afterAll(() => site.close());

// WebKit says of a font that is still loading that it can be used: there is no telling when to look. Chromium's own measure
// sees all that these boxes show.
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
