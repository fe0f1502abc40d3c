import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { HtmlValidate } from "html-validate";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { layoutFlaws } from "../../support/appearance/layout-flaws.js";
import { openPage, startBrowser } from "../../support/browser/browser.js";
import { type BuiltSite, serveBuiltSite } from "../../support/sites/built-site.js";
import { isThorough } from "../../support/thorough.js";

/* The numbers that the site promises: weight, accessibility, layout. Each limit is from the brief. */

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const routes = ["", "privacy-policy", "terms-of-service", "nowhere/at/all"];
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

let browser: Browser;
let site: BuiltSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serveBuiltSite("/")]);
});
afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
});

const gzipped = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;

async function open(path: string, options: BrowserContextOptions = { viewport: desktop }) {
  const opened = await openPage(browser, options);
  onTestFinished(opened.close);
  await opened.page.goto(site.home + path);
  return opened;
}

describe("weight", () => {
  const landing = () => readFileSync(join(site.dist, "index.html"), "utf8");

  test("the landing page fits into the first round trip", () => {
    expect(gzipped(landing())).toBeLessThanOrEqual(14_000);
  });

  test("the landing page's script is at most 1 kB", () => {
    const script = /<script type="module">(.*?)<\/script>/s.exec(landing())?.[1] ?? "";
    expect(script).not.toBe("");
    expect(gzipped(script)).toBeLessThanOrEqual(1024);
  });

  test("the landing page requests only the icon and a font of at most 15 kB, and neither blocks", async () => {
    const { page, requests } = await open("");
    await page.waitForLoadState("networkidle");
    const others = requests.filter((url) => url !== site.home);
    expect(others.every((url) => url.startsWith(site.origin))).toBe(true);
    const fonts = others.filter((url) => url.endsWith(".woff2"));
    expect(fonts).toHaveLength(1);
    const font = readFileSync(join(site.dist, new URL(fonts[0] ?? "").pathname));
    expect(font.length).toBeLessThanOrEqual(15 * 1024);
    expect(others.filter((url) => !url.endsWith(".woff2") && !url.endsWith("icon.svg"))).toEqual([]);
    expect(await page.locator('link[rel="stylesheet"], script[src]').count()).toBe(0);
  });
});

test.each(routes)("/%s is valid HTML", async (path) => {
  const file = { "": "index.html", "nowhere/at/all": "404.html" }[path] ?? `${path}.html`;
  const rules = {
    // A policy by <meta> needs long lines, and React has its own spelling of attributes.
    "long-title": "off",
    "require-sri": "off",
  } as const;
  const validator = new HtmlValidate({ extends: ["html-validate:standard"], rules });
  const report = await validator.validateString(readFileSync(join(site.dist, file), "utf8"));
  const found = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} ${line}:${column}`),
  );
  expect(found).toEqual([]);
});

/** Two documents share one page; the other is tested in a thorough run. */
const pages = routes.filter((path) => isThorough || path !== "terms-of-service");

describe.each(pages)("/%s", (path) => {
  // Colours depend on the scheme, and the content on the size. The landing page has all colours.
  const light = ["light", isThorough ? [desktop, phone] : [desktop]] as const;
  const dark = ["dark", isThorough ? [desktop, phone] : [phone]] as const;
  test.each(isThorough ? [light, dark] : path === "" ? [light] : path === "privacy-policy" ? [dark] : [])(
    "has no accessibility violation in the %s scheme",
    async (colorScheme, viewports) => {
      for (const viewport of viewports) {
        const { page, close } = await openPage(browser, {
          viewport,
          colorScheme,
          reducedMotion: "reduce",
          bypassCSP: true,
        });
        await page.goto(site.home + path);
        expect(await violationsOf(page)).toEqual([]);
        const menu = page.locator(".menu-button, summary");
        if (await menu.isVisible()) {
          await menu.click();
          expect(await violationsOf(page)).toEqual([]);
        }
        await close();
      }
    },
  );

  // late-font.test.ts looks for shifts with a late font, which show all that these do.
  test.runIf(isThorough)("has no layout shift while it loads and is scrolled", async () => {
    const { page } = await openPage(browser, { viewport: phone });
    onTestFinished(() => page.context().close());
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(site.home + path);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
        scrollTo({ top, behavior: "instant" });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
    });
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
  });

  /** The landing page has all kinds of links, buttons and texts. */
  const testOnce = test.runIf(isThorough || path === "");

  testOnce("is completely reachable by keyboard, with a visible focus", async () => {
    const { page } = await open(path, { viewport: desktop, reducedMotion: "reduce" });
    const expected = await page
      .locator("a[href], button")
      .evaluateAll((list) => list.filter((element) => element.checkVisibility()).length);
    const seen = new Set<string>();
    for (let stop = 0; stop < expected; stop++) {
      await page.keyboard.press("Tab");
      const found = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const id = [...document.querySelectorAll("*")].indexOf(element);
        const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return {
          id,
          name: element.innerText,
          inView,
          marked: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
        };
      });
      expect(found).toMatchObject({ inView: true, marked: true });
      seen.add(String(found.id));
    }
    expect(seen.size).toBe(expected);
  });

  testOnce("has targets of at least 24 px, main ones of at least 44 px", async () => {
    for (const viewport of [desktop, phone]) {
      const { page } = await open(path, { viewport, reducedMotion: "reduce" });
      const targets = await page.locator("a[href], button").evaluateAll((list) =>
        list
          .filter(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              !element.closest(".skip-link, .legal-text"),
          )
          .map((element) => {
            const { width, height } = element.getBoundingClientRect();
            return { name: (element as HTMLElement).innerText, width, height };
          }),
      );
      expect(targets.filter(({ width, height }) => Math.min(width, height) < 24)).toEqual([]);
      const main = targets.filter(({ name }) =>
        /^(Download|Menu|Email|Instagram|RedNote|Partnership Form|Return to Home)/.test(name),
      );
      expect(main.length).toBeGreaterThan(0);
      expect(main.filter(({ name, height }) => height < 44 && !/^(Instagram|RedNote)/.test(name))).toEqual(
        [],
      );
    }
  });

  test("is complete at 400 % zoom and with wider text spacing", async () => {
    // 400 % of a window of 1280 by 1024 px; the spacing is that of WCAG 2.2, success criterion 1.4.12.
    const { page } = await open(path, {
      viewport: { width: 320, height: 256 },
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    await page.addStyleTag({
      content:
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    });
    expect(await page.evaluate(layoutFlaws)).toEqual([]);
  });

  testOnce("is usable in forced colours", async () => {
    const { page } = await open(path, { viewport: desktop, forcedColors: "active", reducedMotion: "reduce" });
    expect(await page.evaluate(() => matchMedia("(forced-colors: active)").matches)).toBe(true);
    const invisible = await page.locator("a[href], button, h1, h2, h3, p").evaluateAll((list) =>
      list
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return color === backgroundColor;
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(invisible).toEqual([]);
  });

  testOnce("prints all its content", async () => {
    const { page } = await open(path);
    await page.emulateMedia({ media: "print" });
    const hidden = await page.locator("main [data-reveal], main h2, main p").evaluateAll((list) =>
      list
        .filter((element) => !element.closest('[aria-hidden="true"], figure, nav'))
        .filter(
          (element) =>
            !element.checkVisibility({ opacityProperty: true }) || getComputedStyle(element).opacity !== "1",
        )
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(hidden).toEqual([]);
  });
});

async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
  });
}
