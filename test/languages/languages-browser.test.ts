import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startTabs, type Tab, type TabBrowser } from "../support/browser/tab.js";
import { buildSite } from "../support/flows.js";
import { type StaticHost, startStaticHost } from "../support/network/static-host.js";
import { copySite, sitesFolder, tempFolder } from "../support/temp-site.js";
import { crossed, isThorough } from "../support/thorough.js";

/* Sites with several languages in Chromium: at the root of a host and under a path, by keyboard only, and with axe. */

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
interface Axe {
  run(options: { resultTypes: string[] }): Promise<{ violations: { id: string }[] }>;
}

interface Spoken {
  readonly language: string;
  /** Relative to the base. */
  readonly path: string;
  readonly dir: string;
  /** The text of its not-found page. */
  readonly gone: string;
}

const four: readonly Spoken[] = [
  { language: "en-US", path: "", dir: "ltr", gone: "Not found" },
  { language: "zh-Hans", path: "zh-hans", dir: "ltr", gone: "找不到页面" },
  { language: "pt-PT", path: "pt-pt", dir: "ltr", gone: "Não existe" },
  { language: "ar", path: "ar", dir: "rtl", gone: "الصفحة غير موجودة" },
];
const each: readonly Spoken[] = [
  { language: "en", path: "en", dir: "ltr", gone: "Not found" },
  { language: "pt-PT", path: "pt", dir: "ltr", gone: "Não existe" },
  { language: "ar", path: "ar", dir: "rtl", gone: "الصفحة غير موجودة" },
];

// The location of a site only changes its URLs.
const cases = crossed(
  [
    { site: "four-languages", pages: four },
    { site: "each-prefix", pages: each },
  ],
  ["/", "/deep/down/"],
).map(([site, base]) => ({ ...site, base }));

describe.each(isThorough ? cases : cases.slice(0, 1))("$site under $base", ({ site, base, pages }) => {
  let host: StaticHost;
  let browser: TabBrowser;
  let tab: Tab;
  const ends: (() => void)[] = [];
  beforeAll(async () => {
    const root = tempFolder((end) => ends.push(end));
    copySite(join(sitesFolder, site), root);
    const { ok } = await buildSite(root, { base });
    expect(ok).toBe(true);
    host = await startStaticHost(join(root, "dist"), base);
    browser = await startTabs("chromium");
    tab = await browser.open({ width: 390, height: 800 });
  });
  afterAll(async () => {
    await browser.close();
    await host.close();
    for (const end of ends) end();
  });

  /** The first language, and the one from right to left; a thorough run takes all. */
  const few = pages.filter(({ dir }, index) => isThorough || index === 0 || dir === "rtl");

  test.each(few)(
    "has no accessibility violation in $language, with the text direction $dir",
    async ({ language, path, dir }) => {
      const terms = `${path}/terms`.replace(/^\//, "");
      for (const name of isThorough ? [path, terms] : dir === "rtl" ? [terms] : [path]) {
        await tab.goto(`${host.origin}${base}${name}`);
        const found = await tab.evaluate(async (source) => {
          // The page's policy blocks scripts that are added to it; this one runs as the test's own.
          new Function(source)();
          const { axe } = window as unknown as { axe: Axe };
          const { violations } = await axe.run({ resultTypes: ["violations"] });
          const { lang } = document.documentElement;
          const { direction } = getComputedStyle(document.body);
          return { lang, direction, violations: violations.map(({ id }) => id) };
        }, axeSource);
        expect(found).toEqual({ lang: language, direction: dir, violations: [] });
      }
      expect(tab.complaints).toEqual([]);
    },
  );

  test("has links that lead through all languages of a page by keyboard", async () => {
    const [first] = pages;
    await tab.goto(`${host.origin}${base}${first?.path === "" ? "" : `${first?.path}/`}terms`);
    const seen: string[] = [];
    for (const { language, path } of [...pages.slice(1), ...pages.slice(0, 1)]) {
      await tab.until(() => document.readyState === "complete");
      for (let presses = 0; presses < 20; presses++) {
        await tab.press("Tab");
        const hreflang = await tab.evaluate(() => document.activeElement?.getAttribute("hreflang"));
        if (hreflang === language) break;
      }
      await tab.press("Enter");
      await tab.until((wanted) => document.documentElement.lang === wanted, language);
      const { lang, pathname } = await tab.evaluate(() => ({
        lang: document.documentElement.lang,
        pathname: location.pathname,
      }));
      expect(pathname).toBe(`${base}${path === "" ? "" : `${path}/`}terms`);
      seen.push(lang);
    }
    expect(seen).toEqual([...pages.slice(1), ...pages.slice(0, 1)].map(({ language }) => language));
  });

  test.each(few)(
    "shows its not-found page in $language below that language's prefix, and in all languages without a script",
    async ({ language, path, dir, gone }) => {
      await tab.goto(`${host.origin}${base}${path === "" ? "" : `${path}/`}nowhere/to/be`);
      await tab.until(() => document.querySelector("[data-language][hidden]") !== null);
      const seen = await tab.evaluate(async (source) => {
        new Function(source)();
        const { axe } = window as unknown as { axe: Axe };
        const { violations } = await axe.run({ resultTypes: ["violations"] });
        const shown = [...document.querySelectorAll<HTMLElement>("[data-language]")].filter(
          ({ hidden }) => !hidden,
        );
        return {
          lang: document.documentElement.lang,
          dir: document.documentElement.dir,
          title: document.title,
          shown: shown.map(({ lang }) => lang),
          home: shown[0]?.querySelector("a")?.pathname,
          violations: violations.map(({ id }) => id),
        };
      }, axeSource);
      const home = path === "" ? base : `${base}${path}`;
      expect(seen).toEqual({ lang: language, dir, title: gone, shown: [language], home, violations: [] });
      const html = await (await fetch(`${host.origin}${base}404.html`)).text();
      expect(html).toContain(`<div lang="${language}" dir="${dir}"`);
      expect(html).not.toMatch(/<div lang[^>]*hidden/);
      expect(tab.complaints.filter((text) => !text.includes("404"))).toEqual([]);
    },
  );
});

const looks = crossed(isThorough ? (["light", "dark"] as const) : (["dark"] as const), [
  "/deep/down/",
  "/",
]).map(([scheme, base]) => ({
  scheme,
  base,
}));

test.each(looks)(
  "the page at a root without a language links to each language by keyboard, under $base, in the $scheme scheme",
  async ({ scheme, base }) => {
    const root = tempFolder(onTestFinished);
    copySite(join(sitesFolder, "each-prefix"), root);
    await buildSite(root, { base });
    const host = await startStaticHost(join(root, "dist"), base);
    onTestFinished(() => host.close());
    const browser = await startTabs("chromium", { scheme });
    onTestFinished(() => browser.close());
    const tab = await browser.open({ width: 320, height: 640 });
    for (const [index, { language, path }] of each.entries()) {
      await tab.goto(`${host.origin}${base}`);
      const seen = await tab.evaluate(async (source) => {
        new Function(source)();
        const { axe } = window as unknown as { axe: Axe };
        const { violations } = await axe.run({ resultTypes: ["violations"] });
        const { scrollWidth, clientWidth, lang } = document.documentElement;
        return {
          lang,
          violations: violations.map(({ id }) => id),
          isTooWide: scrollWidth > clientWidth,
          scripts: document.scripts.length,
          ground: getComputedStyle(document.body).backgroundColor,
        };
      }, axeSource);
      // No visitor is redirected by a guess, with or without a script.
      const ground = scheme === "light" ? "rgb(255, 248, 249)" : "rgb(23, 15, 17)";
      expect(seen).toEqual({ lang: "en", violations: [], isTooWide: false, scripts: 0, ground });
      for (let presses = 0; presses <= index; presses++) await tab.press("Tab");
      await tab.press("Enter");
      await tab.until((home) => location.pathname === home, `${base}${path}`);
      expect(await tab.evaluate(() => document.documentElement.lang)).toBe(language);
    }
    expect(tab.complaints).toEqual([]);
  },
);
