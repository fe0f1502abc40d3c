import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSite } from "./support/flows.js";
import { type StaticHost, startStaticHost } from "./support/static-host.js";
import { startTabs, type Tab, type TabBrowser } from "./support/tab.js";
import { copySite, sitesFolder, tempFolder } from "./support/temp-site.js";

/*
 * A site of four languages in Chromium: at the root of a host and under a path, by keyboard alone, and with axe.
 */

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
interface Axe {
  run(options: { resultTypes: string[] }): Promise<{ violations: { id: string }[] }>;
}

const pages = [
  { language: "en-US", path: "", dir: "ltr" },
  { language: "zh-Hans", path: "zh-hans", dir: "ltr" },
  { language: "pt-PT", path: "pt-pt", dir: "ltr" },
  { language: "ar", path: "ar", dir: "rtl" },
];

describe.each(["/", "/deep/down/"])("under %s", (base) => {
  let host: StaticHost;
  let browser: TabBrowser;
  let tab: Tab;
  const ends: (() => void)[] = [];
  beforeAll(async () => {
    const root = tempFolder((end) => ends.push(end));
    copySite(join(sitesFolder, "four-languages"), root);
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

  test.each(pages)("axe finds nothing in $language, which is set $dir", async ({ language, path, dir }) => {
    for (const name of [path, `${path}/privacy`.replace(/^\//, "")]) {
      await tab.goto(`${host.origin}${base}${name}`);
      const found = await tab.evaluate(async (source) => {
        // The page's policy keeps scripts out that are added to it; this one runs as the test's own.
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
  });

  test("one goes through all languages by keyboard, on the same page", async () => {
    await tab.goto(`${host.origin}${base}terms`);
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
    expect(seen).toEqual(["zh-Hans", "pt-PT", "ar", "en-US"]);
  });

  test.each(pages)(
    "the not-found page speaks $language where its pages are, and all without a script",
    async ({ language, path, dir }) => {
      const title = {
        "en-US": "Not found",
        "zh-Hans": "找不到页面",
        "pt-PT": "Não existe",
        ar: "الصفحة غير موجودة",
      }[language];
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
      expect(seen).toEqual({ lang: language, dir, title, shown: [language], home, violations: [] });
      const html = await (await fetch(`${host.origin}${base}404.html`)).text();
      expect(html).toContain(`<div lang="${language}" dir="${dir}"`);
      expect(html).not.toMatch(/<div lang[^>]*hidden/);
      expect(tab.complaints.filter((text) => !text.includes("404"))).toEqual([]);
    },
  );
});
