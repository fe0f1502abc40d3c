import { join } from "node:path";
import { expect, test } from "vitest";
import { serveFiles } from "../../src/browse/serve-files.js";
import { check } from "../../src/build/check.js";
import type { CheckedTree } from "../../src/model/pages/checked-tree.js";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { runProgram } from "../support/cli/run-cli.js";
import { effects } from "../support/flows.js";
import { repository } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/*
 * The documentation is a site made by handbill: every link in docs/ works, every rule passes with --strict, and pages are accessible and
 * stable in a browser. CI builds the site on each push; a thorough run opens it.
 */

const root = join(repository, "website");

/** Milliseconds for 129 pages at five widths, on two cores that other tests use too. */
const limitMs = 900_000;

test.runIf(isThorough)(
  "the documentation's site passes check in a browser, stays light, and can be searched by keyboard",
  { timeout: limitMs },
  async () => {
    const audit: typeof effects.audit = async (tree, context, log) => {
      const heavy = tree.pages.filter(({ html }) => Buffer.byteLength(html) > 60_000);
      expect(heavy.map(({ routePath, html }) => `${routePath} ${html.length}`)).toEqual([]);
      await searchByKeys(tree);
      return effects.audit(tree, context, log);
    };
    const options = { strict: true, linksOnly: false, offline: true, browser: true };
    expect(runProgram([process.execPath, "scripts/website/prepare.mjs"], { cwd: repository }).status).toBe(0);
    const today = new Date().toISOString().slice(0, 10);
    const { diagnostics } = await check({ root, today, ...options }, { ...effects, audit });
    expect(diagnostics.map(({ code, args, place }) => ({ code, args, place }))).toEqual([]);
  },
);

/** Finds a page with the keyboard only, and loads only the part of the index that the word needs. */
async function searchByKeys({ files, site: { base } }: CheckedTree): Promise<void> {
  const server = await serveFiles(files, base);
  const { page, complaints, requests, close } = await openPage(await startBrowser());
  try {
    await page.goto(`${server.origin}${base}index.html`);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("broken-link");
    await page.locator(".search-dialog a").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    const first = page.locator(".search-dialog a").first();
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await first.getAttribute("href")).toBe(`${base}codes/check#checkbroken-link`);
    const loaded = requests.filter((url) => /search/.test(url));
    expect(loaded.length).toBeLessThan(12);
    expect(loaded.length).toBeGreaterThan(1);
    await page.keyboard.press("Escape");
    expect(await page.locator(".search-dialog").isVisible()).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${server.origin}${base}hosts.html`);
    expect(await page.evaluate(wordsInPieces)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.locator("td > small", { hasText: "GitHub Pages" }).first().isVisible()).toBe(true);
    await page.goto(`${server.origin}${base}tasks.html`);
    await page.locator(".copy").first().waitFor();
    expect(await page.evaluate(coveredLines)).toEqual([]);
    expect(complaints).toEqual([]);
  } finally {
    await close();
    await server.close();
  }
}

/** The words of table cells, except in the last column, that are split between two lines. */
function wordsInPieces(): string[] {
  return [...document.querySelectorAll(".text :is(td:not(:last-child), th)")].flatMap((cell) => {
    const words: string[] = [];
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { index, 0: word } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word);
      }
    return words;
  });
}

/** The beginnings of the blocks of code whose text is below their copy button. */
function coveredLines(): string[] {
  return [...document.querySelectorAll(".text pre")].flatMap((block) => {
    const button = block.querySelector(".copy")?.getBoundingClientRect();
    const code = block.querySelector("code") ?? block;
    const range = document.createRange();
    range.selectNodeContents(code);
    const lines = [...range.getClientRects()];
    return button && lines.some(({ right, top }) => right > button.left && top < button.bottom - 4)
      ? [code.textContent?.slice(0, 40) ?? ""]
      : [];
  });
}
