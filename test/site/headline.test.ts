import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { coverage, readPicture, unpack } from "../support/appearance/pixels.js";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { serveBuiltSite } from "../support/sites/built-site.js";
import { copyOwnSite } from "../support/sites/own-site.js";
import { crossed, isThorough } from "../support/thorough.js";

/* The author's headline: each line of its struck phrase is crossed out, and a headline that does not fit is not published. */

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const headlines = [
  ["maybe later", "see you tomorrow"],
  ["we should hang out", "see you Saturday night"],
  ["WWW MMM", "out"],
  ["unimaginative", "extraordinarily"],
  ["irgendwann vielleicht einmal gemeinsam", "übermorgen"],
] as const;
const fonts = /fonts: \[.*\],\n/;

// The widest letters; a thorough run takes all, with and without the font.
const tried = isThorough ? headlines : headlines.slice(2, 3);
test.each(crossed(tried, [true, false]).map(([phrases, font]) => [...phrases, font] as const))(
  "“%s” is struck on each line, and “%s” is on one line, with the font: %s",
  async (struck, marked, font) => {
    const site = copyOwnSite(onTestFinished);
    site.replace("site.config.ts", 'struck: "maybe later"', `struck: ${JSON.stringify(struck)}`);
    site.replace("site.config.ts", 'marked: "see you tomorrow"', `marked: ${JSON.stringify(marked)}`);
    if (!font) {
      const config = site.read("site.config.ts");
      expect(config).toMatch(fonts);
      site.write("site.config.ts", config.replace(fonts, ""));
    }
    const built = await serveBuiltSite("/", site.root);
    onTestFinished(built.close);
    const { page, close } = await openPage(browser, { reducedMotion: "reduce" });
    onTestFinished(close);
    await page.goto(built.home);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 844, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await unstruckWords(page), `at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
    }
    const words = await page.locator("h1").textContent();
    expect(words?.replaceAll(/\s+/g, " ")).toBe(`Turn ${struck} into ${marked}`);
  },
);

test("the stroke is continuous on one line", async () => {
  const built = await serveBuiltSite("/");
  onTestFinished(built.close);
  const { page, close } = await openPage(browser, {
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
  });
  onTestFinished(close);
  await page.goto(built.home);
  await page.evaluate(() => document.fonts.ready);
  const [one, two] = await page.locator(".stroke").evaluateAll((pieces) =>
    pieces.map((piece) => {
      const { left, right, top, height } = piece.getBoundingClientRect();
      return { left, right, middle: top + height / 2 };
    }),
  );
  expect(one?.right).toBeGreaterThan(two?.left ?? Number.POSITIVE_INFINITY);
  expect(one?.middle).toBeCloseTo(two?.middle ?? 0, 1);
});

test.runIf(isThorough)("the slanted edges of the mark are smooth at a pixel ratio of 1", async () => {
  const built = await serveBuiltSite("/");
  onTestFinished(built.close);
  const { page, close } = await openPage(browser, {
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    reducedMotion: "reduce",
  });
  onTestFinished(close);
  await page.goto(built.home);
  await page.evaluate(() => document.fonts.ready);
  const picture = await readPicture(await page.locator(".marked").screenshot());
  const [orange, paper] = [unpack(0xed8b00), unpack(0xfbf6ec)];
  // Down each column to the upper edge: the pixel before the first one in the mark's colour is antialiased, unless the edge is between
  // two pixels.
  let [edges, mixed] = [0, 0];
  for (let x = 60; x < 260; x++) {
    let y = 0;
    while (y < 60 && (coverage(unpack(picture.at(x, y)), orange, paper) ?? 0) < 0.95) y++;
    if (y === 0 || y === 60) continue;
    edges++;
    const share = coverage(unpack(picture.at(x, y - 1)), orange, paper) ?? 0;
    if (share > 0.1 && share < 0.9) mixed++;
  }
  expect(edges).toBeGreaterThan(100);
  expect(mixed / edges).toBeGreaterThan(0.5);
});

test.each([
  ["Donaudampfschifffahrtsgesellschaft", "soon"],
  ["later", "this is more than it holds"],
])("the headline “%s” and “%s” does not fit, and is not published", (struck, marked) => {
  const site = copyOwnSite(onTestFinished);
  site.replace("site.config.ts", 'struck: "maybe later"', `struck: "${struck}"`);
  site.replace("site.config.ts", 'marked: "see you tomorrow"', `marked: "${marked}"`);
  const { status, stderr } = runWarm(["build", "--root", site.root]);
  expect(status).toBe(1);
  expect(stderr).toContain("render/threw");
  expect(stderr).toContain(struck.length > 20 ? struck : marked);
});

/** Words of the struck phrase that the stroke does not cross completely, or that break or leave the column. */
function unstruckWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const flaws: string[] = [];
    const column = document.querySelector(".hero-lead")?.getBoundingClientRect();
    const strokes = [...document.querySelectorAll(".headline .stroke")].map((stroke) =>
      stroke.getBoundingClientRect(),
    );
    const walker = document.createTreeWalker(
      document.querySelector("h1 del") as Element,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      if (lines.length !== 1) flaws.push(`${node.textContent} breaks into ${lines.length}`);
      for (const { left, right, top, height } of lines) {
        const crossed = strokes.some((stroke) => {
          const middle = stroke.top + stroke.height / 2;
          return (
            stroke.left <= left + 2 &&
            stroke.right >= right &&
            middle > top + height * 0.4 &&
            middle < top + height * 0.8
          );
        });
        if (!crossed) flaws.push(`${node.textContent} is not struck`);
        if (left < (column?.left ?? 0) - 1 || right > innerWidth)
          flaws.push(`${node.textContent} is outside`);
      }
    }
    return flaws;
  });
}
