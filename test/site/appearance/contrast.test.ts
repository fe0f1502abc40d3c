import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import {
  contrastFlaws,
  controlChanges,
  controlFlaws,
  type Pictures,
} from "../../support/appearance/contrast-flaws.js";
import { controlSelector, type Painted, readPainted, StateForcer } from "../../support/appearance/painted.js";
import { pictureOf } from "../../support/appearance/picture-of.js";
import { readPicture } from "../../support/appearance/pixels.js";
import { openPage, startBrowser } from "../../support/browser/browser.js";
import { type BuiltSite, serveBuiltSite } from "../../support/sites/built-site.js";
import { crossed, isThorough } from "../../support/thorough.js";

/*
 * Contrast in every state, by the pixels. Each page has two screenshots: one with its text in bright key colours, and one without text,
 * icons and focus rings. A key colour in the first marks a letter, and the second shows the background behind it, which is compared with
 * the colour in the style. That covers cases that the style alone leaves open: gradients, drawings, generated content, anything below or
 * above.
 */

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const paths = ["", "privacy-policy", "terms-of-service", "nowhere/at/all"];
const schemes = ["light", "dark"] as const;
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** Colours depend on the scheme, and backgrounds on the size. */
const sizesOf = (scheme: string) => (isThorough ? [desktop, phone] : [scheme === "light" ? desktop : phone]);
/** An active control is under the pointer and has the focus, too. */
const states = {
  ...(isThorough && { hover: ["hover"], focus: ["focus", "focus-visible"] }),
  active: ["hover", "focus", "focus-visible", "active"],
};
const controls = ":is(a[href], button, summary):not(.skip-link)";

let browser: Browser;
let site: BuiltSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serveBuiltSite("/")]);
});
afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
});

/** The landing page has all colours, and check/low-contrast reads those of both schemes: a thorough run takes every page in both. */
const pages = isThorough ? crossed(paths, schemes) : [["", "dark"] as const];

describe.each(pages)("/%s in the %s scheme", (path, colorScheme) => {
  async function open(viewport: { width: number; height: number }) {
    const { page, close } = await openPage(browser, {
      viewport,
      colorScheme,
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    onTestFinished(close);
    await page.goto(site.home + path);
    await page.evaluate(() => document.fonts.ready);
    // Without rotation, a line's box does not overlap the corners of other elements. The stroke is over its words.
    await page.addStyleTag({ content: "* { rotate: none !important } .stroke { visibility: hidden }" });
    return page;
  }

  test.each(sizesOf(colorScheme))(
    "has enough contrast for all words and controls at $width px, in each state",
    async (size) => {
      const page = await open(size);
      const whole = await capture(page, "body");
      expect(whole.texts.length).toBeGreaterThan(3);
      expect(contrastFlaws([...whole.texts, ...whole.icons], whole)).toEqual([]);

      // Paragraphs without a link have no states; without them, screenshots of a long page are faster.
      await page.addStyleTag({ content: ".legal-text > :not(:has(a)) { display: none }" });
      const { controls: found, ...rest } = path === "" ? whole : await capture(page, "body");
      expect(found.length).toBeGreaterThan(1);
      const forcer = await StateForcer.of(page, controls);
      for (const [state, forced] of Object.entries(states)) {
        await forcer.force(forced);
        const seen = await capture(page, controls);
        expect(seen.png.equals(rest.png), `${state} shows`).toBe(false);
        expect(contrastFlaws([...seen.texts, ...seen.icons], seen), state).toEqual([]);
        expect(controlFlaws(seen.controls, seen, state !== "hover"), state).toEqual([]);
      }
      // Scripts cannot read which links were visited, but the screenshot shows it.
      const unlike = [];
      for (const forced of [[], ["visited"]]) {
        await forcer.force(forced);
        await settle(page);
        unlike.push(await readPicture(await pictureOf(page, { fullPage: true })));
      }
      expect(controlChanges(found, unlike), "visited links look as others do").toEqual([]);
    },
  );

  test.runIf(path === "")("has enough contrast in the open menu, in each state", async () => {
    const page = await open(phone);
    await page.getByRole("button", { name: "Menu" }).click();
    const parts = `header :is(${controlSelector})`;
    const forcer = await StateForcer.of(page, parts);
    for (const [state, forced] of Object.entries<readonly string[]>({ rest: [], ...states })) {
      await forcer.force(forced);
      const seen = await capture(page, parts, { fullPage: false });
      expect(seen.texts.map(({ name }) => name)).toEqual(expect.arrayContaining(["Why join", "Features"]));
      expect(seen.icons.map(({ name }) => name)).toContain("the icon of Menu");
      expect(contrastFlaws([...seen.texts, ...seen.icons], seen), state).toEqual([]);
      expect(controlFlaws(seen.controls, seen, forced.includes("focus")), state).toEqual([]);
    }
  });

  test.runIf(isThorough).each(sizesOf(colorScheme))(
    "has a skip link with enough contrast above the content at $width px",
    async (size) => {
      const page = await open(size);
      await page.keyboard.press("Tab");
      const forcer = await StateForcer.of(page, ".skip-link:focus");
      for (const [state, forced] of Object.entries(states)) {
        await forcer.force(forced);
        const seen = await capture(page, ".skip-link:focus", { pictured: ".skip-link", fullPage: false });
        expect(seen.texts).toHaveLength(1);
        expect(contrastFlaws(seen.texts, seen), state).toEqual([]);
        expect(controlFlaws(seen.controls, seen, true), state).toEqual([]);
      }
    },
  );

  test.runIf(isThorough)("has enough contrast in selected text", async () => {
    const page = await open(phone);
    await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
    const { texts, ...pictures } = await capture(page, "body", { pseudo: "::selection" });
    expect(texts.length).toBeGreaterThan(3);
    expect(contrastFlaws(texts, pictures)).toEqual([]);
  });

  test.runIf(isThorough)("has no case that axe could not decide and these tests do not cover", async () => {
    const page = await open(desktop);
    await page.evaluate(axeSource);
    const undecided = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run: (options: object) => Promise<{ incomplete: { nodes: { element: Element }[] }[] }> };
      };
      const { incomplete } = await axe.run({ runOnly: ["color-contrast"], elementRef: true });
      return incomplete.flatMap(({ nodes }) =>
        nodes.flatMap(({ element }) =>
          [...element.childNodes]
            .filter((node) => node instanceof Text)
            .map((node) => node.data.trim().slice(0, 40))
            .filter((words) => words !== ""),
        ),
      );
    });
    const { texts } = await readPainted(page, "body");
    const decided = new Set(texts.map(({ name }) => name));
    expect(undecided.filter((words) => !decided.has(words))).toEqual([]);
    const fields = page.locator("input, textarea, select, :disabled, [aria-disabled], [contenteditable]");
    expect(await fields.count(), "placeholders and disabled controls need a test of their own").toBe(0);
  });
});

/** The painted colours of matching elements, and screenshots of the whole page with text in key colours, and bare. */
async function capture(
  page: Page,
  within: string,
  {
    pictured = "*",
    pseudo,
    fullPage = true,
  }: { pictured?: string; pseudo?: "::selection"; fullPage?: boolean } = {},
): Promise<Painted & Pictures & { png: Buffer }> {
  await settle(page);
  const painted = await readPainted(page, within, pseudo);
  const take = async (content: string) => {
    const style = await page.addStyleTag({ content });
    await settle(page);
    const png = await pictureOf(page, { fullPage });
    await style.evaluate((element) => (element as Element).remove());
    return png;
  };
  const png = await take(
    `${pictured} { -webkit-text-fill-color: var(--key) !important } ::selection { color: var(--key) !important }`,
  );
  const bare = await take(
    `${pictured} { -webkit-text-fill-color: #0000 !important; text-decoration-color: #0000 !important; outline-color: #0000 !important }
    ::selection { color: #0000 !important }
    ${pictured}:is(${controlSelector}) svg * { fill: #0000 !important; stroke: #0000 !important }`,
  );
  return { ...painted, png, keyed: await readPicture(png), bare: await readPicture(bare) };
}

/** Waits until transitions have ended, including replaced ones; scroll-driven animations never end. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(timed.map((animation) => animation.finished));
  });
