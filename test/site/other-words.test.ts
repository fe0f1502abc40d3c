import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { layoutFlaws } from "../support/appearance/layout-flaws.js";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { type BuiltSite, serveBuiltSite } from "../support/sites/built-site.js";
import type { EditableSite } from "../support/sites/edit-site.js";
import { copyOwnSite } from "../support/sites/own-site.js";
import { isThorough } from "../support/thorough.js";

/* The landing page with other texts: long ones, and without some links. */

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

async function open(site: BuiltSite, width: number, height = 800) {
  const { page, close } = await openPage(browser, { viewport: { width, height }, reducedMotion: "reduce" });
  onTestFinished(close);
  await page.goto(site.home);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

// One word is harder to place than several.
const names = ["Neighbourhoodgatherings", ...(isThorough ? ["The Neighbourhood Gathering"] : [])];
describe.each(names)("with the name “%s”", (name) => {
  let site: BuiltSite;
  let clear = () => {};
  beforeAll(async () => {
    const copy = copyOwnSite((end) => {
      clear = end;
    });
    copy.replace("site.config.ts", 'name: "Hubbub"', `name: "${name}"`);
    copy.replace("site.config.ts", 'label: "Partnership Form"', 'label: "Partnerschaftsanmeldeformular"');
    for (const [file, from, to] of [
      ["features.tsx", 'name="Features"', 'name="Funktionsübersichtsverzeichnis"'],
      ["navigation.tsx", ">Features<", ">Alle Funktionen und Möglichkeiten<"],
      ["navigation.tsx", ">Why join<", ">Gute Gründe mitzumachen<"],
    ] as const)
      copy.replace(`pages/_landing/${file}`, from, to);
    site = await serveBuiltSite("/", copy.root);
  });
  afterAll(async () => {
    await site.close();
    clear();
  });

  test("nothing is cut off or covered at any size", async () => {
    const page = await open(site, 320);
    for (const width of [320, 390, 720, 800, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(layoutFlaws), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.querySelector("header")?.clientHeight)).toBe(64);
    }
  });

  test.each(isThorough ? [320, 390] : [320])(
    "the menu button stays in place when the menu opens, at %i px",
    async (width) => {
      const page = await open(site, width);
      const button = page.getByRole("button", { name: "Menu" });
      await button.click();
      const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
      expect(x).toBeGreaterThan(width / 2);
      const isOnTop = ([left, top]: readonly [number, number]) =>
        document.elementFromPoint(left, top)?.closest(".menu-button") !== null;
      expect(await page.evaluate(isOnTop, [x + 22, y + 22] as const)).toBe(true);
      expect(await page.evaluate(layoutFlaws)).toEqual([]);
    },
  );
});

const leftOut = [
  ["all three", ["instagram", "rednote", "partners"], 1],
  ["Instagram and RedNote", ["instagram", "rednote"], 2],
  ["the form for partners", ["partners"], 1],
] as const;
describe.each(isThorough ? leftOut : leftOut.slice(0, 1))("without %s", (_, keys, signs) => {
  test("the page has no gap, on a phone and on a desktop", async () => {
    const copy = copyOwnSite(onTestFinished);
    for (const key of keys) leaveOut(copy, key);
    const site = await serveBuiltSite("/", copy.root);
    onTestFinished(site.close);
    const page = await open(site, 390);
    expect(await page.locator(".sign").count()).toBe(signs);
    expect(await holesIn(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 800 });
    expect(await holesIn(page)).toEqual([]);
  });
});

/** Gaps between signs and inside them. */
const holesIn = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const signs = [...document.querySelectorAll(".sign")];
    const all = box(document.querySelector(".signs"));
    const right = Math.max(...signs.map((sign) => box(sign).right));
    if (right < all.right - 1) found.push(`${all.right - right} px beside the last sign`);
    for (const sign of signs) {
      // The parts of a sign from the top; padding and the rule between two parts are not gaps.
      const parts = [...sign.querySelectorAll("h3, p, svg.interchange, a")].map(box);
      for (const [index, part] of parts.entries()) {
        const gap = (parts[index + 1]?.top ?? box(sign).bottom) - part.bottom;
        if (gap > 48) found.push(`${gap} px below the ${index + 1}. part of ${sign.textContent}`);
      }
    }
    return found;
  });

/** Removes a line of the config, and its key from the list of placeholders. */
function leaveOut(copy: EditableSite, key: string) {
  const config = copy.read("site.config.ts");
  const line = new RegExp(`^ +${key}: .*\\n`, "m");
  expect(config).toMatch(line);
  copy.write(
    "site.config.ts",
    config.replace(line, "").replace(new RegExp(`^ +"[a-z.]*${key}[a-z.]*": .*\\n`, "im"), ""),
  );
}
