import { symlinkSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { runWarm, runWarmAsync } from "../support/cli/warm-cli.js";
import { startStaticHost } from "../support/network/static-host.js";
import { repository, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/*
 * Each app of test/apps, complete and broken, from start to finish: its project, a site without problems except placeholders, and its
 * appearance.
 */

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** The codes of a command's findings on a site. */
async function codesOf(args: readonly string[], root: string): Promise<string[]> {
  const { stdout } = await runWarmAsync([...args, "--root", root, "--json"]);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  return diagnostics.map(({ code }) => code);
}

const kinds = ["expo", "fastlane-ios", "flutter", "xcode", "android"];

/** init-from.test.ts reads and builds each one, complete and broken: one is checked and opened. A thorough run takes all. */
const opened = isThorough ? kinds : ["expo"];

test.each(isThorough ? [...opened, ...opened.map((kind) => `broken-${kind}`)] : opened)(
  "a site made from the app %s has only placeholders as findings, and shows all pictures at any width",
  async (app) => {
    const root = join(tempFolder(onTestFinished), "site");
    expect(runWarm(["init", root, "--yes", "--from", join(repository, "test/apps", app)]).status).toBe(0);
    symlinkSync(join(repository, "node_modules"), join(root, "node_modules"), "dir");
    expect(await codesOf(["build"], root)).toEqual(["check/placeholder"]);
    expect(await codesOf(["check", "--offline", "--strict"], root)).toEqual(["check/placeholder"]);

    const host = await startStaticHost(join(root, "dist"), "/");
    onTestFinished(host.close);
    for (const width of isThorough ? [390, 1440] : [kinds.indexOf(app) % 2 === 0 ? 390 : 1440]) {
      const { page, complaints, close } = await openPage(browser, { viewport: { width, height: 900 } });
      for (const path of ["", "press"]) {
        await page.goto(`${host.origin}/${path}`);
        const pictures = await page.evaluate(async () => {
          const images = [...document.images];
          for (const image of images) image.loading = "eager";
          await Promise.allSettled(images.map((image) => image.decode()));
          return images.map(({ naturalWidth }) => naturalWidth);
        });
        // At least the icon, drawn if the project has none.
        expect(pictures.length, `/${path}`).toBeGreaterThan(0);
        expect(Math.min(...pictures), `/${path}`).toBeGreaterThan(0);
        const icon = await page.evaluate(async () => {
          const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
          const image = new Image();
          image.src = link?.href ?? "";
          await image.decode();
          return image.naturalWidth;
        });
        expect(icon, `/${path}`).toBeGreaterThan(0);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
      expect(complaints).toEqual([]);
      await close();
    }
  },
);
