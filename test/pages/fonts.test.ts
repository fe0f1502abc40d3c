import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { decodeFont } from "../../src/config/decode-font.js";
import { fontsUsed } from "../support/appearance/fonts-used.js";
import { openPage, startBrowser, type WatchedPage } from "../support/browser/browser.js";
import { startStaticHost } from "../support/network/static-host.js";
import { buildSite, forbidEncoders, mediaSite } from "../support/sites/media-site.js";
import { repository } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

const family = "Bricolage Grotesque";
/** The font's own name in its file. */
const ownName = "Bricolage Grotesque ExtraBold";
const style = `h1 { font: 800 4rem/1.1 "${family}", "${family} Fallback", sans-serif; margin: 0 }
p { font: 1rem/1.5 sans-serif }`;

const landing = (title: string) => `import "./_index.css";
export const meta = { title: "A page", description: "A page for you to look at." };
export default () => <main><h1 id="top">${title}</h1><p>${"Text below the title. ".repeat(20)}</p></main>;
`;

function fontSite(title = "Hello", more = ""): string {
  const font = `family: "${family}", package: "@fontsource/bricolage-grotesque", weight: 800${more}`;
  return mediaSite(onTestFinished, {
    config: `fonts: [{ ${font} }],`,
    packages: ["@fontsource/bricolage-grotesque"],
    files: { "pages/index.tsx": landing(title), "pages/_index.css": style },
  });
}

const fontsOf = (assets: ReadonlyMap<string, Buffer>) =>
  [...assets.keys()].filter((name) => /woff2$/.test(name));
const readPage = (root: string, name: string) => readFileSync(join(root, "dist", name), "utf8");

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

test("a character that is added to a page is added to the font", async () => {
  const root = fontSite("abc");
  const before = buildSite(root);
  const shownBefore = await drawTitle(root, "bQÿ");
  writeFileSync(join(root, "pages/index.tsx"), landing("abcQ"));
  const after = buildSite(root);
  expect(before.codes).toEqual([]);
  expect(shownBefore).toEqual({ [ownName]: 1, "of the system": 2 });
  expect(await drawTitle(root, "bQÿ")).toEqual({ [ownName]: 2, "of the system": 1 });
  expect(fontsOf(before.assets)).not.toEqual(fontsOf(after.assets));
});

test("a character that the font lacks is a warning with the character", () => {
  const { ok, diagnostics } = buildSite(fontSite("to 中 and → back"));
  expect(ok).toBe(true);
  expect(diagnostics.map(({ code, message, page }) => [code, page, message])).toEqual([
    ["render/missing-glyph", "/", `"${family}" has no glyph for → (U+2192), 中 (U+4E2D)`],
  ]);
});

test("a font with an unreadable table is an error, and nothing is published", () => {
  const file = "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff";
  const font = Buffer.from(decodeFont(readFileSync(join(repository, file))));
  const entry = 16 * [...tagsOf(font)].indexOf("GPOS") + 12;
  const begin = font.readUInt32BE(entry + 8);
  font.fill(0, begin, begin + font.readUInt32BE(entry + 12));
  const root = mediaSite(onTestFinished, {
    config: `fonts: [{ family: "${family}", file: "pages/_own.ttf", weight: 800 }],`,
    files: { "pages/index.tsx": landing("Hello"), "pages/_index.css": style, "pages/_own.ttf": font },
  });
  const { ok, codes, diagnostics } = buildSite(root);
  expect([ok, codes]).toEqual([false, ["encode/bad-font"]]);
  expect(diagnostics).toMatchObject([{ file: "pages/_own.ttf" }]);
  expect(existsSync(join(root, "dist"))).toBe(false);
});

/** The tags of an OpenType font's tables, in order. */
function* tagsOf(font: Buffer): Generator<string> {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) yield font.toString("latin1", at, at + 4);
}

test("only pages that use the font preload it", () => {
  const root = fontSite();
  const [name] = fontsOf(buildSite(root).assets);
  expect(readPage(root, "index.html")).toContain(
    `<link rel="preload" as="font" type="font/woff2" href="/assets/${name}" crossorigin=""/>`,
  );
  for (const page of ["404.html", "privacy.html"]) expect(readPage(root, page)).not.toContain("woff2");
});

test("preload: false omits the preload, and keeps the @font-face rule", () => {
  const root = fontSite("Hello", ", preload: false");
  buildSite(root);
  expect(readPage(root, "index.html")).not.toContain('rel="preload"');
  expect(readPage(root, "index.html")).toContain("@font-face");
});

test("only the OpenType features of the config are kept in the font", async () => {
  const widthsWith = async (more: string) => {
    const root = fontSite("0123456789", more);
    writeFileSync(
      join(root, "pages/_index.css"),
      style.replace("}", "; font-variant-numeric: tabular-nums }"),
    );
    buildSite(root);
    return new Set([await widthOfTitle(root, "1111"), await widthOfTitle(root, "0000")]).size;
  };
  expect(await widthsWith("")).toBe(2);
  expect(await widthsWith(', features: ["tnum"]')).toBe(1);
});

test("the font is published with its licence", () => {
  const { assets } = buildSite(fontSite());
  const [, licence] = [...assets].find(([name]) => /^bricolage-grotesque-license-.*\.txt$/.test(name)) ?? [];
  expect(licence?.toString()).toContain("SIL OPEN FONT LICENSE");
});

test("the font has the same bytes from the cache, without it, and from a damaged one", () => {
  const root = fontSite();
  const first = buildSite(root).assets;
  expect(buildSite(root, forbidEncoders(root)).assets).toEqual(first);

  const cache = join(root, "node_modules/.cache/handbill/fonts");
  for (const file of readdirSync(cache)) truncateSync(join(cache, file), 100);
  expect(() => buildSite(root, forbidEncoders(root))).toThrow("HarfBuzz was loaded");
  expect(buildSite(root).assets).toEqual(first);
  expect(buildSite(root, forbidEncoders(root)).assets).toEqual(first);

  expect(buildSite(fontSite()).assets).toEqual(first);
});

test("the title uses the font, which is requested once", async () => {
  const root = fontSite("Hello");
  buildSite(root);
  const { page, requests, complaints } = await openBuilt(root);
  await fontIsThere(page);
  expect(await fontsUsed(page, "h1")).toEqual({ [ownName]: 5 });
  expect(requests.filter((url) => url.endsWith(".woff2"))).toHaveLength(1);
  expect(complaints.filter((text) => !text.includes("404"))).toEqual([]); // there is no icon
});

test.each(isThorough ? [320, 768, 1440] : [320])(
  "there is no layout shift when the font arrives late, at %i px",
  async (width) => {
    const root = fontSite("Friends from around the corner");
    buildSite(root);
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await openBuilt(root, { viewport: { width, height: 800 } }, async (opened) => {
      await opened.addInitScript(watchShifts);
      await opened.route(/woff2$/, (route) => gate.then(() => route.continue()));
    });
    await painted(page);
    expect(Object.keys(await fontsUsed(page, "h1"))).toEqual(["of the system"]);
    const boxes = await boxesOf(page);

    release();
    await fontIsThere(page);
    await painted(page);
    expect(Object.keys(await fontsUsed(page, "h1"))).toEqual([ownName]);
    expect(await boxesOf(page)).toEqual(boxes);
    expect(await page.evaluate("window.shifted")).toBe(0);
  },
);

/** Opens the landing page of a built site. */
async function openBuilt(
  root: string,
  options: BrowserContextOptions = {},
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<WatchedPage> {
  const host = await startStaticHost(join(root, "dist"), "/");
  const opened = await openPage(browser, options);
  onTestFinished(async () => {
    await opened.close();
    await host.close();
  });
  await prepare(opened.page);
  await opened.page.goto(host.origin, { waitUntil: "domcontentloaded" });
  return opened;
}

/** Changes the title of a built site; returns the fonts that it is drawn with. */
async function drawTitle(root: string, text: string): Promise<Record<string, number>> {
  return fontsUsed(await openWithTitle(root, text), "h1");
}

/** The width of another title in a built site. */
async function widthOfTitle(root: string, text: string): Promise<unknown> {
  const page = await openWithTitle(root, text);
  return page.evaluate(`(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector("h1"));
    return range.getBoundingClientRect().width;
  })()`);
}

async function openWithTitle(root: string, text: string): Promise<Page> {
  const { page } = await openBuilt(root);
  await fontIsThere(page);
  await page.evaluate(`document.querySelector("h1").textContent = ${JSON.stringify(text)}`);
  await painted(page);
  return page;
}

/** Evaluated from outside: the page's policy blocks evaluation inside it. */
async function fontIsThere(page: Page): Promise<void> {
  const faces = `[...document.fonts].map(({ family, status }) => family.replaceAll('"', "") + " " + status)`;
  await expect.poll(() => page.evaluate(faces)).toContain(`${family} loaded`);
}

/** After two frames, everything pending is on the screen. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`);
}

async function boxesOf(page: Page): Promise<unknown> {
  return page.evaluate(
    `[...document.querySelectorAll("h1, p")].map((element) => element.getBoundingClientRect().toJSON())`,
  );
}

const watchShifts = `window.shifted = 0;
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.shifted += value;
}).observe({ type: "layout-shift", buffered: true });`;
