import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { browserPath, openPage, startBrowser } from "../support/browser/browser.js";
import { runWarmAsync } from "../support/cli/warm-cli.js";
import { keepVerdicts } from "../support/network/keep-verdicts.js";
import { laySite, unprovedSitesFolder } from "../support/sites/check-cases.js";
import { linkPackages } from "../support/temp-site.js";
import { crossed } from "../support/thorough.js";

/*
 * The report of `handbill check --browser`, opened in a browser as a reader would.
 */

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const verdicts = {
  "https://apps.apple.com/us/app/whole/id1234567890": "ok",
  "https://www.instagram.com/whole.app/": "broken",
  "https://www.xiaohongshu.com/user/profile/0123456789abcdef01234567": "unverifiable",
} as const;

let browser: Browser;
let file = "";
beforeAll(async () => {
  const ends: (() => void)[] = [];
  const args = laySite((end) => ends.push(end), join(unprovedSitesFolder, "seen-in-browser"));
  const root = args.at(-1) ?? "";
  linkPackages(root, ["@fontsource/bricolage-grotesque"]);
  const change = (name: string, from: string, to: string) =>
    writeFileSync(join(root, name), readFileSync(join(root, name), "utf8").replace(from, to));
  const font = 'family: "Bricolage Grotesque", package: "@fontsource/bricolage-grotesque", weight: 800';
  change("site.config.ts", "copyrightYear", `fonts: [{ ${font} }],\n  copyrightYear`);
  change("pages/_broken.css", ".wide", 'h1 { font: 800 3rem "Bricolage Grotesque"; }\n.wide');
  change("pages/_broken.css", ".wide", "main { min-height: 6000px; }\n.wide");
  change("site.config.ts", "checks: {", 'checks: { budgets: { "/broken": { firstLoad: 900 } },');
  change("pages/broken.tsx", "</main>", '<img src="/icon.svg" alt="A" width="9" height="9" /></main>');
  const kept = Object.entries(verdicts).flatMap(([address, verdict]) =>
    verdict === "ok" || verdict === "broken" ? [[address, { verdict, why: "" }] as const] : [],
  );
  keepVerdicts(root, Object.fromEntries(kept));
  file = join(root, "reports/check.html");
  const run = runWarmAsync([...args, "--browser", "--report", file], { env: { CHROME_PATH: browserPath } });
  [browser] = await Promise.all([startBrowser(), run]);
  return () => {
    for (const end of ends) end();
  };
});
afterAll(() => browser.close());

async function openReport(options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, options);
  onTestFinished(opened.close);
  await opened.page.goto(pathToFileURL(file).href);
  return opened;
}

test("the report shows a bar for each page's weight, by kind", async () => {
  const { page } = await openReport();
  const bars = await page.$$eval('[aria-label="Weight"] tbody tr', (rows) =>
    rows.map((row) => [
      row.querySelector("th")?.textContent ?? "",
      [...row.querySelectorAll(".kinds rect")].map((rect) => [
        rect.getAttribute("class"),
        rect.getBoundingClientRect().width > 0,
      ]),
    ]),
  );
  const shown = (...kinds: string[]) =>
    ["html", "style", "script", "font", "image"].map((kind) => [kind, kinds.includes(kind)]);
  expect(bars).toEqual([
    ["/", shown("html", "style", "image")],
    ["/404", shown("html", "style", "image")],
    ["/broken", shown("html", "style", "script", "font", "image")],
    ["/privacy-policy", shown("html", "style", "image")],
  ]);
});

test("the report draws the first load against its budget", async () => {
  const { page } = await openReport();
  const bars = await page.$$eval('[aria-label="Weight"] tbody tr', (rows) =>
    rows.map((row) => {
      const width = (selector: string) => row.querySelector(selector)?.getBoundingClientRect().width ?? 0;
      const told = row.querySelector("td.number")?.textContent?.replaceAll(",", "").match(/\d+/g) ?? [];
      return {
        told: Number(told[0]) / Number(told[1]),
        spent: width(".spent") / width(".first-load"),
        beyond: width(".beyond") > 0,
      };
    }),
  );
  expect(bars).toHaveLength(4);
  for (const { told, spent, beyond } of bars) {
    expect(spent).toBeCloseTo(told > 1 ? 1 / told : told, 1);
    expect(beyond).toBe(told > 1);
  }
  expect(bars.filter(({ beyond }) => beyond)).toHaveLength(1);
});

test("the report shows the findings and the verdict of each link", async () => {
  const { page } = await openReport();
  const column = (label: string, index: number) =>
    page.$$eval(`[aria-label="${label}"] tbody td:nth-child(${index})`, (cells) =>
      cells.map(({ textContent }) => textContent),
    );
  expect((await column("Findings", 5)).sort()).toEqual([
    "check/accessibility",
    "check/console-error",
    "check/cut-off",
    "check/dead-link",
    "check/over-budget",
  ]);
  const [links, shown] = [await column("Outbound links", 2), await column("Outbound links", 1)];
  expect(Object.fromEntries(links.map((link, index) => [link, shown[index]]))).toEqual(verdicts);
});

test("the report holds a small picture of each page in each view", async () => {
  const { page } = await openReport();
  const pictures = await page.$$eval("figure img", async (images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async (image) => {
        await image.decode();
        const { alt, src, naturalWidth, naturalHeight } = image;
        const caption = image.closest("figure")?.querySelector("figcaption")?.textContent ?? "";
        return { alt, caption, type: src.slice(0, 15), bytes: src.length, naturalWidth, naturalHeight };
      }),
    ),
  );
  const views = ["light, 390 px", "light, 1440 px", "dark, 390 px", "dark, 1440 px"];
  const routes = ["/", "/404", "/broken", "/privacy-policy"];
  expect(pictures.map(({ alt }) => alt)).toEqual(
    routes.flatMap((route) => views.map((view) => `${route}, ${view}`)),
  );
  for (const { alt, caption, type, bytes, naturalWidth, naturalHeight } of pictures) {
    const [scale, width, height] = alt.endsWith("390 px") ? [0.5, 390, 844] : [0.4, 1440, 900];
    expect(type).toBe("data:image/webp");
    expect(bytes, alt).toBeLessThan(40_000);
    expect(naturalWidth, alt).toBe(width * scale);
    expect(naturalHeight, alt).toBeGreaterThanOrEqual(height * scale);
    // Only the top of a tall page is shown, and the caption says so.
    expect(caption.includes("the first 5,000 of"), alt).toBe(alt.startsWith("/broken"));
    expect(naturalHeight, alt).toBeLessThanOrEqual(5000 * scale);
  }
  expect(
    new Set(await page.$$eval("figure img", (all) => all.map((one) => one.getAttribute("src")))).size,
  ).toBe(pictures.length);
});

test.each(crossed(["light", "dark"] as const, [1280, 390]))(
  "the report in the %s scheme requests nothing and is readable at %i px",
  async (colorScheme, width) => {
    const { page, requests, complaints } = await openReport({
      colorScheme,
      viewport: { width, height: 900 },
    });
    expect(requests.filter((url) => !url.startsWith("data:"))).toEqual([pathToFileURL(file).href]);
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.evaluate(axeSource);
    const flaws = await page.evaluate(
      "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].target]))",
    );
    expect(flaws).toEqual([]);
    const background = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(background).toBe(colorScheme === "dark" ? "rgb(255, 255, 255)" : "rgb(0, 0, 0)");
  },
);
