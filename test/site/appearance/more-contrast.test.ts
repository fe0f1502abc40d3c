import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openPage, startBrowser } from "../../support/browser/browser.js";
import { type BuiltSite, serveBuiltSite } from "../../support/sites/built-site.js";
import { crossed, isThorough } from "../../support/thorough.js";

/* With increased contrast in the system's settings, all text has 7:1 (WCAG 2.2, success criterion 1.4.6). */

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** The other pages have the landing page's colours; they are tested in a thorough run. */
const paths = ["", ...(isThorough ? ["privacy-policy", "terms-of-service", "nowhere"] : [])];

let browser: Browser;
let site: BuiltSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serveBuiltSite("/")]);
});
afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
});

const schemes = ["light", "dark"] as const;
/** The landing page has all colours of a scheme. */
test.each([...schemes.map((scheme) => ["", scheme] as const), ...crossed(paths.slice(1), schemes)])(
  "/%s in the %s scheme has a contrast of 7:1",
  async (path, colorScheme) => {
    const { page, close } = await openPage(browser, {
      viewport: { width: 1280, height: 800 },
      colorScheme,
      contrast: "more",
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    onTestFinished(close);
    await page.goto(site.home + path);
    expect(await page.evaluate(() => matchMedia("(prefers-contrast: more)").matches)).toBe(true);
    await page.addStyleTag({ content: "* { rotate: none !important } .stroke { display: none }" });
    await page.evaluate(axeSource);
    const found = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: {
          run: (options: object) => Promise<{
            violations: { nodes: { html: string; failureSummary: string }[] }[];
            passes: { nodes: object[] }[];
          }>;
        };
      };
      const { violations, passes } = await axe.run({
        runOnly: ["color-contrast-enhanced"],
        rules: { "color-contrast-enhanced": { enabled: true } },
      });
      return {
        flaws: violations.flatMap(({ nodes }) =>
          nodes.map(({ html, failureSummary }) => `${html.slice(0, 80)} ${failureSummary}`),
        ),
        passed: passes.flatMap(({ nodes }) => nodes).length,
      };
    });
    expect(found.flaws).toEqual([]);
    expect(found.passed).toBeGreaterThan(2);
  },
);
