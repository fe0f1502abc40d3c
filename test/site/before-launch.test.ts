import jsQR from "jsqr";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { layoutFlaws } from "../support/appearance/layout-flaws.js";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { type BuiltSite, serveBuiltSite } from "../support/sites/built-site.js";
import { copyOwnSite } from "../support/sites/own-site.js";
import { isThorough } from "../support/thorough.js";

/*
 * The landing page before the app is in the store, and in another store: the first stop and the footer show the state, and link to the
 * app if possible.
 */

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const states = [
  {
    state: "in beta",
    stores: '{ appStore: { beta: "https://testflight.apple.com/join/abc" } }',
    call: "Try the beta of Hubbub on iOS",
    places: ["Beta for iOS"],
    href: "https://testflight.apple.com/join/abc",
    scanned: true,
  },
  {
    state: "to come, with a list of those who want to hear of it",
    stores: '{ appStore: { signUp: "https://forms.example/tell-me" } }',
    call: "Hear when Hubbub comes to iOS",
    places: ["Soon for iOS"],
    href: "https://forms.example/tell-me",
    scanned: false,
  },
  {
    state: "to come, with a date",
    stores: '{ appStore: { expected: "2027-03" } }',
    call: "Coming to iOS, expected 2027-03",
    places: [],
    href: undefined,
    scanned: false,
  },
  {
    state: "in Google's store",
    stores: '{ googlePlay: { url: "https://play.google.com/store/apps/details?id=example.hubbub" } }',
    call: "Download Hubbub on Android",
    places: ["Google Play"],
    href: "https://play.google.com/store/apps/details?id=example.hubbub",
    scanned: true,
  },
];

// With a link, and without one; a thorough run takes all.
const tried = states.filter((_, index) => isThorough || index % 2 === 0);
describe.each(tried)("with the app $state", ({ stores, call, places, href, scanned }) => {
  let site: BuiltSite;
  let clear = () => {};
  beforeAll(async () => {
    const copy = copyOwnSite((end) => {
      clear = end;
    });
    const config = copy.read("site.config.ts");
    const changed = config.replace(/stores: .*,/, `stores: ${stores},`).replace(/\n.*"stores\..*/, "");
    expect(changed).toContain(stores);
    copy.write("site.config.ts", changed);
    site = await serveBuiltSite("/", copy.root);
  });
  afterAll(async () => {
    await site.close();
    clear();
  });

  async function open(width: number, height = 800) {
    const { page, close } = await openPage(browser, { viewport: { width, height }, reducedMotion: "reduce" });
    onTestFinished(close);
    await page.goto(site.home);
    await page.evaluate(() => document.fonts.ready);
    return page;
  }

  test("the first stop says so, and links to the app if possible", async () => {
    const page = await open(1280);
    const words = page.locator(".boarding-gate").getByText(call);
    expect(await words.isVisible()).toBe(true);
    const link = page.getByRole("link", { name: call });
    expect(await link.evaluateAll((list) => list.map((one) => one.getAttribute("href")))).toEqual(
      href === undefined ? [] : [href],
    );
    if (href === undefined) {
      expect(await page.locator(".not-yet time").getAttribute("datetime")).toBe("2027-03");
      const family = await words.evaluate((text) => getComputedStyle(text).fontFamily);
      expect(family).toContain("Bricolage");
    }
    const text = page.getByRole("contentinfo").getByRole("list").first().getByRole("link");
    expect(await text.allInnerTexts()).toEqual([...places, "Instagram", "RedNote"]);
  });

  test("the QR code contains the app's URL, if there is one", async () => {
    const page = await open(1280);
    const code = page.locator(".scan svg");
    expect(await code.count()).toBe(scanned ? 1 : 0);
    if (!scanned) return;
    const picture = await page.evaluate(async () => {
      const svg = document.querySelector(".scan svg") as SVGSVGElement;
      const copy = svg.cloneNode(true) as SVGSVGElement;
      copy.setAttribute("color", "#000");
      return new XMLSerializer().serializeToString(copy);
    });
    const { default: sharp } = await import("sharp");
    const { data, info } = await sharp(Buffer.from(picture), { density: 288 })
      .flatten({ background: "#fff" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const read = jsQR(new Uint8ClampedArray(data), info.width, info.height);
    expect(read?.data).toBe(href);
  });

  test("nothing is cut off, and the stop is aligned with the words, at any size", async () => {
    const page = await open(320);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(layoutFlaws), `${width} px`).toEqual([]);
      const [stop, words] = await page
        .locator(".boarding-stop, .boarding-gate > :is(a, p)")
        .evaluateAll((list) =>
          list.map((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return (top + bottom) / 2;
          }),
        );
      expect(Math.abs((stop ?? 0) - (words ?? 999)), `${width} px`).toBeLessThan(2);
    }
  });
});

test.runIf(isThorough)("each store has its own glyph", async () => {
  const copy = copyOwnSite(onTestFinished);
  const config = copy.read("site.config.ts");
  const both = config.replace(
    /stores: \{(.*)\},/,
    'stores: {$1, googlePlay: { url: "https://play.google.com/store/apps/details?id=example.hubbub" } },',
  );
  expect(both).not.toBe(config);
  copy.write("site.config.ts", both);
  const site = await serveBuiltSite("/", copy.root);
  onTestFinished(site.close);
  const { page, close } = await openPage(browser);
  onTestFinished(close);
  await page.goto(site.home);
  const glyph = async (name: string) =>
    page.getByRole("contentinfo").getByRole("link", { name }).locator("path").getAttribute("d");
  const [apple, google] = [await glyph("App Store"), await glyph("Google Play")];
  expect(apple).not.toBe(google);
  expect(await page.locator(".download path").getAttribute("d")).toBe(apple);
});
