import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { parseAtomFeed } from "feedsmith";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { buildSite } from "../support/flows.js";
import { type BuiltSite, serveBuiltSite } from "../support/sites/built-site.js";
import { repository, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* The starter's pages for collections: help, news, and images for the press. */

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

function newSite(onEnd: (clear: () => void) => void, ...args: string[]): string {
  const root = join(tempFolder(onEnd), "site");
  const { status, stderr } = runWarm([
    "init",
    root,
    "--yes",
    "--name",
    "Grandmother’s Recipe Keepsakes",
    ...args,
  ]);
  expect(status, stderr).toBe(0);
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"), "dir");
  return root;
}

const news = (title: string, date: string) =>
  `---\ntitle: "${title}"\ndate: ${date}\n---\n\n:::note\nIt is *new*.\n:::\n\n\`\`\`swift\nlet a = "${"b".repeat(200)}" // c\n\`\`\`\n`;
const question = (index: number) =>
  `---\ntitle: How do I share recipe number ${index} with the others?\ntags: [Topic ${index % 7}]\n---\n\nOpen Settings, then choose Sharing, and then the household ${"abcdefghij"[index % 10]}${index}kitchen that it is to be seen in.\n`;

/** Fewer in an ordinary run, because each is a page too; the index grows by the same number of bytes for each. */
const asked = isThorough ? 200 : 20;

let clear = () => {};
let site: BuiltSite;
let browser: Browser;
beforeAll(async () => {
  const root = newSite((end) => {
    clear = end;
  });
  for (let index = 0; index < asked; index++)
    writeFileSync(join(root, `content/help/q-${index}.md`), question(index));
  writeFileSync(
    join(root, "content/help/acucar.md"),
    "---\ntitle: Onde está o açúcar?\ntags: [Cozinha]\n---\n\nNa despensa.\n",
  );
  writeFileSync(join(root, "content/news/2.0.md"), news("2.0", "2026-02-01"));
  writeFileSync(join(root, "content/news/1.0.md"), news("1.0", "2026-01-01"));
  [browser, site] = await Promise.all([startBrowser(), serveBuiltSite("/some-repo/", root)]);
});
afterAll(async () => {
  await Promise.all([browser?.close(), site?.close()]);
  clear();
});

const shown = (page: Page) => page.locator(".asked li:visible").count();

describe("the help page", () => {
  test("finds titles, topics and answers while you type, without accents or requests", async () => {
    const { page, complaints, requests, close } = await openPage(browser);
    await page.goto(`${site.home}help`);
    const before = requests.length;
    const find = page.getByRole("searchbox");
    expect(await shown(page)).toBe(asked + 2);
    await find.fill("ACUCAR");
    expect(await shown(page)).toBe(1);
    expect(await page.locator(".topic:visible").count()).toBe(1);
    expect(await page.getByRole("status").textContent()).toBe("Found: 1");
    await find.fill("despensa");
    expect(await shown(page)).toBe(1);
    await find.fill("share number 17 ");
    expect(await shown(page)).toBe(isThorough ? 12 : 1);
    await find.fill(isThorough ? "j199kitchen" : "j19kitchen");
    expect(await shown(page)).toBe(1);
    await find.fill("zzz");
    expect(await shown(page)).toBe(0);
    expect(await page.getByRole("status").textContent()).not.toBe("");
    await find.fill("");
    expect(await shown(page)).toBe(asked + 2);
    expect(await page.getByRole("status").textContent()).toBe("");
    // Browsers request the icon by themselves, at any time.
    expect(requests.slice(before).filter((address) => !/icon/.test(address))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("can be searched with the keyboard alone", async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${site.home}help`);
    await page.getByRole("searchbox").focus();
    await page.keyboard.type("acucar");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Onde está o açúcar?");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/help/acucar");
    expect(await page.locator("h1").textContent()).toBe("Onde está o açúcar?");
    await page.getByRole("link", { name: "Help" }).first().click();
    await page.waitForURL("**/help#acucar");
    await close();
  });

  test("shows every question, and no search field, without JavaScript", async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${site.home}help`);
    expect(await shown(page)).toBe(asked + 2);
    expect(await page.locator("#find").isVisible()).toBe(false);
    await close();
  });

  test("has an index of less than 10 kB for 200 questions, and its own script of less than 1 kB", () => {
    const html = readFileSync(join(site.dist, "help.html"), "utf8");
    const words = [...html.matchAll(/ data-words="([^"]*)"/g)].map(([whole]) => whole);
    expect(words).toHaveLength(asked + 2);
    expect(Buffer.byteLength(words.join(""))).toBeLessThan(2600 + 37 * asked);
    const [, script = ""] = /<script type="module">(.*?)<\/script>/s.exec(html) ?? [];
    expect(script).toContain(".found");
    expect(gzipSync(script).length).toBeLessThan(1000);
    for (const name of ["index.html", "press.html", "help/acucar.html", "news.html"])
      expect(readFileSync(join(site.dist, name), "utf8")).not.toContain('<script type="module"');
  });
});

test("news appears on its page and in its feeds, newest first", () => {
  const html = readFileSync(join(site.dist, "news.html"), "utf8");
  expect(html.indexOf('id="2.0"')).toBeLessThan(html.indexOf('id="1.0"'));
  expect(html).toContain('<time dateTime="2026-02-01">February 1, 2026</time>');
  const { entries } = parseAtomFeed(readFileSync(join(site.dist, "news.atom"), "utf8"));
  expect(entries?.map(({ id }) => id?.replace(/^.*\/news/, "/news"))).toEqual(["/news#2.0", "/news#1.0"]);
});

test.each(isThorough ? (["light", "dark"] as const) : (["light"] as const))(
  "the help and news pages have no accessibility violation in the %s scheme, and no overflow",
  async (colorScheme) => {
    const { page, close } = await openPage(browser, {
      colorScheme,
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    for (const width of isThorough ? [320, 1440] : [320]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of isThorough
        ? ["help", "help/acucar", "help/contact", "news", "press"]
        : ["help", "news"]) {
        await page.goto(site.home + path);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          path,
        ).toBeLessThanOrEqual(0);
        await page.addScriptTag({ content: axeSource });
        const violations = await page.evaluate(async () => {
          const { axe } = globalThis as unknown as {
            axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
          };
          return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
        });
        expect(violations, `/${path} at ${width} px`).toEqual([]);
      }
    }
    await close();
  },
);

test("without the folders of content, the pages, their links and the feeds are omitted without a finding", async () => {
  const root = newSite(onTestFinished);
  rmSync(join(root, "content"), { recursive: true });
  const { diagnostics, tree } = await buildSite(root);
  expect(diagnostics.map(({ code }) => code).filter((code) => code !== "check/placeholder")).toEqual([]);
  const files = [...(tree?.files.keys() ?? [])];
  expect(files.filter((file) => /help|news/.test(file))).toEqual([]);
  for (const { html } of tree?.pages ?? []) expect(html).not.toMatch(/\/help|\/news/);
});

test("each of several languages has its own help, and the news of the first one", async () => {
  const root = newSite(onTestFinished, "--languages", "en,pt-PT,zh-Hans");
  writeFileSync(join(root, "content/news/en/2.0.md"), news("2.0", "2026-02-01"));
  const { tree, diagnostics } = await buildSite(root);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const page = (path: string) => tree?.pages.find(({ route }) => route.routePath === path)?.html ?? "";
  expect(page("/pt-pt/help")).toContain(">Ajuda</h1>");
  expect(page("/pt-pt/news")).toContain(">1 de fevereiro de 2026</time>");
  expect(page("/zh-hans/news")).toContain(">2026年2月1日</time>");
  expect(page("/zh-hans/help/contact")).not.toContain('language-note"');
});
