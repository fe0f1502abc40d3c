import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { layoutFlaws } from "../../support/appearance/layout-flaws.js";
import { browserNames, startTabs, type TabBrowser } from "../../support/browser/tab.js";
import { type BuiltSite, serveBuiltSite } from "../../support/sites/built-site.js";
import { isThorough } from "../../support/thorough.js";

/* Features that depend on the browser's engine, in each engine: layout, and large text. */

/** Two documents share one page; the other is tested in a thorough run. */
const paths = ["", "privacy-policy", ...(isThorough ? ["terms-of-service"] : []), "nowhere/at/all"];
/** 32 px is text at 200 %: WCAG 2.2, success criterion 1.4.4. */
const settings = [16, 32]
  .flatMap((textSize) => browserNames.map((name) => ({ name, textSize })))
  // WebKit enlarges text together with everything else, which equals a narrow window. The others have to fit large text, which takes
  // more room than small text.
  .filter(({ name, textSize }) => (name === "webkit" ? textSize === 16 : textSize === 32 || isThorough));

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite("/");
});
afterAll(() => site.close());

describe.each(settings)("in $name with text of $textSize px", ({ name, textSize }) => {
  let browser: TabBrowser;
  beforeAll(async () => {
    browser = await startTabs(name, { textSize, reducedMotion: true });
  });
  afterAll(() => browser.close());

  test.each(paths)("/%s loses nothing and does not scroll sideways", async (path) => {
    const tab = await browser.open({ width: 1440, height: 800 });
    onTestFinished(tab.close);
    await tab.goto(site.home + path);
    const size = await tab.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe(`${textSize}px`);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await tab.resize(width, 800);
      expect(await tab.evaluate(() => innerWidth)).toBe(width);
      expect(await tab.evaluate(layoutFlaws), `${width} px`).toEqual([]);
      expect(await tab.evaluate(linesOfCode), `${width} px`).toBe(path.startsWith("nowhere") ? 1 : 0);
    }
  });
});

/** The number of lines of the not-found page's number; 0 on other pages. Runs in the page. */
function linesOfCode(): number {
  const code = document.querySelector(".code");
  if (!code) return 0;
  const range = document.createRange();
  range.selectNodeContents(code);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}
