import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openPage, startBrowser } from "../../support/browser/browser.js";
import { type BuiltSite, serveBuiltSite } from "../../support/sites/built-site.js";
import { isThorough } from "../../support/thorough.js";

/*
 * The legal documents as pages for reading: the current section, the end, and in print. And the not-found page, which has to link
 * somewhere too. engines.test.ts has their contents and their lines in each engine.
 */

const documents = ["privacy-policy", "terms-of-service"];
/** Both share one page; the other is tested in a thorough run. */
const tried = isThorough ? documents : documents.slice(0, 1);

let site: BuiltSite;
let chromium: Browser;
beforeAll(async () => {
  [site, chromium] = await Promise.all([serveBuiltSite("/"), startBrowser()]);
});
afterAll(() => Promise.all([site.close(), chromium.close()]));

async function open(path: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(chromium, { reducedMotion: "reduce", bypassCSP: true, ...options });
  onTestFinished(opened.close);
  await opened.page.goto(site.home + path);
  return opened.page;
}

test.each(tried)("/%s marks the current section without a script", async (path) => {
  const page = await open(path, { viewport: { width: 1440, height: 900 }, javaScriptEnabled: true });
  const ids = await page.$$eval(".legal-text h2", (list) => list.map(({ id }) => id));
  const marked = () =>
    page.$$eval(".contents a", (list) =>
      list.filter((link) => link.matches(":target-current")).map((link) => link.getAttribute("href")),
    );
  const fills = () =>
    page.$$eval(".contents li", (list) =>
      list.map((item) => getComputedStyle(item, "::after").backgroundColor),
    );
  for (const id of ids.slice(1, 4)) {
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView({ behavior: "instant" }), id);
    await expect.poll(marked).toEqual([`#${id}`]);
    const seen = await fills();
    expect(seen.filter((fill) => fill === seen[ids.indexOf(id)])).toHaveLength(1);
  }
});

test.each(tried)("/%s has a machine-readable date, and links to the other pages at its end", async (path) => {
  const page = await open(path);
  const time = page.locator(".legal-head time");
  expect(await time.getAttribute("datetime")).toBe("2025-08-17");
  const leads = await page.getByRole("navigation", { name: "Read on" }).getByRole("link").all();
  const paths = await Promise.all(
    leads.map((link) => link.evaluate((element) => (element as HTMLAnchorElement).pathname)),
  );
  expect(paths).toEqual([...documents.filter((other) => other !== path).map((other) => `/${other}`), "/"]);
});

test.each(tried)("/%s prints its publisher and its URL", async (path) => {
  const page = await open(path);
  const imprint = page.locator(".imprint");
  expect(await imprint.isVisible()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await imprint.isVisible()).toBe(true);
  expect(await imprint.innerText()).toBe(`Hubbub, https://hubbub.example/${path}`);
  expect(await page.locator("nav:visible, header:visible, footer:visible").count()).toBe(0);
});

test("the not-found page links to the landing page's sections and to the documents", async () => {
  const page = await open("no/such/page");
  const paths = await page.$$eval("main nav a, footer a", (list) =>
    list.map((link) => (link as HTMLAnchorElement).pathname + (link as HTMLAnchorElement).hash),
  );
  expect(paths).toEqual(
    expect.arrayContaining(["/#why-join", "/#features", "/#connect", ...documents.map((path) => `/${path}`)]),
  );
});
