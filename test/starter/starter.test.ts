import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sumShifts } from "../support/appearance/sum-shifts.js";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { runWarmAsync } from "../support/cli/warm-cli.js";
import { type LookupService, startLookupService } from "../support/network/lookup-service.js";
import { type BuiltSite, serveBuiltSite } from "../support/sites/built-site.js";
import { repository, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* The starter with unknown apps: sites from `handbill init`, checked in Chromium. */

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const apps: Readonly<Record<string, readonly string[]>> = {
  "with all that a listing tells": ["--app-store", "1234567890", "--google-play", "pt.marecheia.app"],
  "of which only the name is known, and whose colour is white": ["--name", "Go", "--brand", "#ffffff"],
  "with a name of one long word and a neon colour": [
    "--name",
    "Donaudampfschifffahrtskalender",
    "--brand",
    "#eaff00",
    "--google-play",
    "de.kalender",
  ],
  "with a long name of many words and signs, in black": [
    "--name",
    "Grandmother’s – Recipes & Keepsakes für die ganze Großfamilie",
    "--brand",
    "#000000",
    "--app-store",
    "1202",
  ],
  "with an Arabic name and a grey colour": [
    "--name",
    "كتاب الصلاة",
    "--brand",
    "#808080",
    "--google-play",
    "com.prayer.book",
    "--language",
    "ar",
  ],
};

let browser: Browser;
let service: LookupService;
beforeAll(async () => {
  [browser, service] = await Promise.all([startBrowser(), startLookupService()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), service.close()]);
});

const pages = ["", "support", "delete-account", "get", "press", "privacy-policy", "nowhere/at/all"];
/** A complete one, a long word in a neon colour, and Arabic; a thorough run takes all. */
const numbered = Object.entries(apps)
  .filter((_, index) => isThorough || index % 2 === 0)
  .map(([name, args], index) => [name, args, index] as const);

describe.each(numbered)("a site %s", (_, args, index) => {
  /** Properties that hardly depend on the app are tested with the complete one. */
  const testOnce = test.runIf(isThorough || index === 0);

  let site: BuiltSite;
  let clear = () => {};
  beforeAll(async () => {
    const root = join(
      tempFolder((end) => {
        clear = end;
      }),
      "site",
    );
    const env = { HANDBILL_APP_STORE_SERVICE: service.origin };
    const { status, stderr } = await runWarmAsync(["init", root, "--yes", ...args], { env });
    expect(status, stderr).toBe(0);
    symlinkSync(join(repository, "node_modules"), join(root, "node_modules"), "dir");
    site = await serveBuiltSite("/", root);
  });
  afterAll(async () => {
    await site.close();
    clear();
  });

  // The rule check/low-contrast knows both schemes, and brand-palette.test.ts the colours of any brand in both.
  testOnce.each(isThorough ? (["light", "dark"] as const) : (["dark"] as const))(
    "has no accessibility violation in the %s scheme",
    async (colorScheme) => {
      const { page, close } = await openPage(browser, {
        colorScheme,
        reducedMotion: "reduce",
        bypassCSP: true,
      });
      for (const path of isThorough ? pages : ["", "delete-account"]) {
        await page.goto(site.home + path);
        await page.evaluate(axeSource);
        for (const width of isThorough ? [390, 1440] : [390]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await violationsOf(page), `/${path} at ${width} px`).toEqual([]);
        }
      }
      await close();
    },
  );

  test("has no horizontal overflow, even at twice the text size", async () => {
    const { page, close } = await openPage(browser, { bypassCSP: true });
    const fontSizes = ["100%", "200%"];
    // The app's name, whose length may vary, is in titles of these.
    const named = ["", "get", "press"];
    for (const [at, path] of pages.entries()) {
      if (!isThorough && index > 0 && !named.includes(path)) continue;
      await page.goto(site.home + path);
      for (const fontSize of isThorough ? fontSizes : fontSizes.slice((at + index) % 2).slice(0, 1)) {
        await page.addStyleTag({ content: `html { font-size: ${fontSize} }` });
        for (const width of isThorough || path === "" ? [320, 390, 768, 1024, 1440] : [320]) {
          await page.setViewportSize({ width, height: 800 });
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(wider, `/${path} at ${width} px, ${fontSize}`).toBeLessThanOrEqual(0);
        }
      }
    }
    await close();
  });

  test("shows the whole name within the page, at least as large as the sentence", async () => {
    const { page, close } = await openPage(browser);
    await page.goto(site.home);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page.locator(".name text").evaluateAll((texts) =>
        texts
          .filter((text) => text.checkVisibility())
          .map((text) => {
            const { left, right, height } = text.getBoundingClientRect();
            return { left, right, height, words: text.textContent };
          }),
      );
      expect(lines.length).toBeGreaterThan(0);
      for (const { left, right, height, words } of lines) {
        expect(words, "a sign alone in a line, or a dash before the words").toMatch(/^[^–]*[\p{L}\p{N}]/u);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(height).toBeGreaterThan(16);
      }
    }
    await close();
  });

  testOnce("has a help page, and no news page without news", () => {
    const has = ["help/contact", "news"].map((page) => existsSync(join(site.dist, `${page}.html`)));
    expect(has).toEqual([true, false]);
  });

  testOnce("spaces the letters of a narrow vertical tab like those of a line", async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 320, height: 800 } });
    await page.goto(site.home);
    await page.evaluate(() => document.fonts.ready);
    const lengths = await page.locator(".tab-title").evaluateAll((titles) => {
      const vertical = titles.filter((title) => getComputedStyle(title).writingMode.startsWith("vertical"));
      return vertical.map((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        const { style } = title as HTMLElement;
        style.whiteSpace = "nowrap";
        const { height } = range.getBoundingClientRect();
        style.writingMode = "horizontal-tb";
        return { words: title.textContent, along: height, inLine: range.getBoundingClientRect().width };
      });
    });
    // Three tabs, one of them torn off, are wide enough for horizontal text.
    expect(lengths.length > 0).toBe((await page.locator(".tab").count()) > 3);
    for (const { words, along, inLine } of lengths) expect(Math.abs(along - inLine), words).toBeLessThan(2);
    await close();
  });

  testOnce("shows links to the store or support in the first window", async () => {
    const { page, close } = await openPage(browser);
    await page.goto(site.home);
    for (const [width, height] of [
      [390, 664],
      [1280, 593],
      [1440, 789],
    ] as const) {
      await page.setViewportSize({ width, height });
      // For a site without a store, the replacement.
      const stores = page.locator(".stores");
      const way = (await stores.count()) > 0 ? stores : page.locator(".bill-words");
      const bottom = await way.first().evaluate((list) => list.getBoundingClientRect().bottom);
      expect(bottom, `${width} × ${height}`).toBeLessThanOrEqual(height);
    }
    await close();
  });

  testOnce("fills the window on any page", async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
    for (const path of ["", "support", "nowhere/at/all"]) {
      await page.goto(site.home + path);
      const last = page.locator("body > :last-child");
      const bottom = await last.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(bottom, `/${path}`).toBeGreaterThanOrEqual(900);
    }
    await close();
  });

  testOnce("is printed in black on white, with every answer open", async () => {
    const { page, close } = await openPage(browser);
    await page.goto(site.home);
    await page.emulateMedia({ media: "print" });
    const { colours, answer } = await page.evaluate(() => {
      document
        .querySelector("main")
        ?.insertAdjacentHTML(
          "beforeend",
          '<div class="questions"><details><summary>Why?</summary><p>Because.</p></details></div>',
        );
      const places = [
        document.body,
        ...document.querySelectorAll(".name text, .sentence, .store-link, .tab a"),
      ];
      return {
        colours: [...new Set(places.map((place) => getComputedStyle(place).color))],
        answer: document.querySelector("details p")?.checkVisibility({ contentVisibilityAuto: true }),
      };
    });
    expect(colours).toHaveLength(1);
    expect(answer).toBe(true);
    await close();
  });

  test("has the text direction of its language", async () => {
    const { page, close } = await openPage(browser);
    await page.goto(site.home);
    const [language, direction] = await page.evaluate(() => [
      document.documentElement.lang,
      getComputedStyle(document.body).direction,
    ]);
    expect(direction).toBe(language === "ar" ? "rtl" : "ltr");
    // The same for a tab whose name is in a script of the other direction.
    await page.setViewportSize({ width: 1280, height: 800 });
    const tabs = await page.locator(".tab a").evaluateAll((links) =>
      links.map((link) => {
        const title = link.querySelector(".tab-title");
        const name = title?.querySelector("bdi") ?? title;
        if (name) name.textContent = document.dir === "rtl" ? "Tides" : "مد";
        return [".tab-title", ".tab-address"].flatMap((part) => {
          const text = link.querySelector(part);
          if (!text) return [];
          const range = document.createRange();
          range.selectNodeContents(text);
          const { left, right } = range.getBoundingClientRect();
          return Math.round(document.dir === "rtl" ? right : left);
        });
      }),
    );
    for (const [title, address = title] of tabs) expect(title).toBe(address);
    await close();
  });

  test("fits into the first round trip, has no script, and does not shift when its font is late", async () => {
    const html = readFileSync(join(site.dist, "index.html"), "utf8");
    expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(14_600);
    // Structured data is not a script.
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    const { page, complaints, close } = await openPage(browser, { viewport: { width: 390, height: 800 } });
    await page.addInitScript(sumShifts);
    await page.goto(site.home);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate("window.shifts")).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

async function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    interface Axe {
      run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    }
    const { violations } = await (window as unknown as { axe: Axe }).axe.run({ resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
}
