import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { type StaticHost, startStaticHost } from "../support/network/static-host.js";
import { copyFinishedSite } from "../support/sites/own-site.js";
import { isThorough } from "../support/thorough.js";

/* The pages of versions and comparisons, for people who see no colours, use a screen reader or have no mouse. */

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const changes = "privacy-policy/2026-01-01/changes";

let browser: Browser;
let host: StaticHost;
const ends: (() => void)[] = [];
beforeAll(async () => {
  const site = copyFinishedSite((end) => ends.push(end));
  const run = (...args: string[]) => {
    const { status, stderr } = runWarm([...args, "--root", site.root]);
    if (status !== 0) throw new Error(stderr);
  };
  run("legal", "release", "--today", "2025-08-01");
  site.replace("site.config.ts", "2025-08-17", "2026-01-01");
  site.replace("site.config.ts", "minimumAge: 13", "minimumAge: 16");
  site.replace("legal/privacy-policy.md", "## How we collect it", "## How we get it");
  run("legal", "release", "--today", "2025-12-01");
  run("build", "--today", "2025-12-02");
  [browser, host] = await Promise.all([startBrowser(), startStaticHost(join(site.root, "dist"), "/")]);
});
afterAll(async () => {
  await Promise.all([browser.close(), host.close()]);
  for (const end of ends) end();
});

async function open(path: string, colorScheme: "light" | "dark", width = 1280) {
  const { page, close } = await openPage(browser, {
    viewport: { width, height: 800 },
    colorScheme,
    reducedMotion: "reduce",
    bypassCSP: true,
  });
  onTestFinished(close);
  await page.goto(`${host.origin}/${path}`);
  return page;
}

/** Changes have colours of their own; the other pages share the scheme's. */
const pages = ["privacy-policy", "privacy-policy/2025-08-17", "privacy-policy/2026-01-01", changes];
const inScheme = { light: pages.slice(1, 2), dark: pages.slice(-1) };
describe.each(["light", "dark"] as const)("axe finds nothing in the %s scheme", (scheme) => {
  test.each(isThorough ? pages : inScheme[scheme])("on /%s", async (path) => {
    const page = await open(path, scheme);
    await page.evaluate(axeSource);
    const { flaws, passed } = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: {
          run: () => Promise<{
            violations: { id: string; nodes: { html: string }[] }[];
            passes: { id: string }[];
          }>;
        };
      };
      const { violations, passes } = await axe.run();
      const flaws = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id} ${html.slice(0, 80)}`),
      );
      return { flaws, passed: passes.length };
    });
    expect(flaws).toEqual([]);
    expect(passed).toBeGreaterThan(10);
  });
});

test("changes are marked by words and lines, without colour", async () => {
  const page = await open(changes, "light");
  const text = await page.innerText("main");
  expect(text).toContain("[removed: 13] [added: 16]");
  const lines = await page.evaluate(() =>
    ["del", "ins"].map((tag) => {
      const element = document.querySelector(tag);
      return element && getComputedStyle(element).textDecorationLine;
    }),
  );
  expect(lines).toEqual(["line-through", "underline"]);
});

test.each([390, 1440])("a page of changes has no horizontal overflow in a window of %i px", async (width) => {
  const page = await open(changes, "light", width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

test("both compared versions and each section are reachable by keyboard", async () => {
  const page = await open(changes, "light");
  const reached = new Set<string>();
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press("Tab");
    const href = await page.evaluate(() => document.activeElement?.getAttribute("href"));
    if (href) reached.add(href);
  }
  expect([...reached]).toEqual(
    expect.arrayContaining(["/privacy-policy/2025-08-17", "/privacy-policy/2026-01-01", "#how-we-get-it"]),
  );
  await page.goto(`${host.origin}/${changes}#how-we-get-it`);
  expect(await page.evaluate(() => document.querySelector(":target")?.tagName)).toBe("H2");
});
