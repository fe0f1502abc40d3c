import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { devices } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openPage, openSession, startBrowser } from "../support/browser/browser.js";
import { startTabs, type TabBrowser, triedBrowsers } from "../support/browser/tab.js";
import { buildSite } from "../support/flows.js";
import { tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* The links that send each phone to its store, in browsers: the target for each device, and a working back button. */

const apple = "https://apps.apple.com/us/app/minimal/id1?pt=123456&ct=site-poster&mt=8";
const google =
  "https://play.google.com/store/apps/details?id=app.minimal.android&referrer=utm_source%3Dsite%26utm_medium%3Dweb%26utm_campaign%3Dposter";
const page = `import { useSite } from "handbill";
export const meta = { title: "Get Minimal", description: "Where to get Minimal, for each phone." };
export default function Get() {
  const { storeList, storeHref } = useSite();
  return <main><h1>Get Minimal</h1>{storeList.map((s) => <a key={s.store} href={storeHref(s, "poster")}>{s.name}</a>)}</main>;
}
`;

const ends: (() => void)[] = [];
let get = "";
let sitemap = "";
let server: Server;
let origin = "";
/** Inserted before the rest of the page. */
let before = "";
/** Whether a store's URL opens the store's app, while the browser stays on the page. */
let opensApp = false;
let asked: string[] = [];

beforeAll(async () => {
  const root = tempSite((end) => ends.push(end));
  const config = join(root, "site.config.ts");
  const more = `getLinks: ["/poster"], campaign: { name: "site", appleProvider: "123456" }, files: { sitemap: true }, stores: {
    googlePlay: { url: "https://play.google.com/store/apps/details?id=app.minimal.android" },`;
  writeFileSync(config, readFileSync(config, "utf8").replace("stores: {", more));
  writeFileSync(join(root, "pages/poster.tsx"), page);
  const { ok, diagnostics } = await buildSite(root, { strict: true });
  expect(diagnostics).toEqual([]);
  expect(ok).toBe(true);
  get = readFileSync(join(root, "dist/poster.html"), "utf8");
  sitemap = readFileSync(join(root, "dist/sitemap.xml"), "utf8");
  server = createServer(({ url = "" }, response) => {
    asked.push(url);
    if (/^\/(apple|google)\//.test(url) && opensApp) return response.writeHead(204).end();
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    if (url !== "/poster") return response.end("<!doctype html><title>.</title><a href='/poster'>Poster</a>");
    const here = get
      .replaceAll("https://apps.apple.com/", `${origin}/apple/`)
      .replaceAll("https://play.google.com/", `${origin}/google/`);
    response.end(here.replace("<head>", `<head>${before}`));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  for (const end of ends) end();
});

test("the get page is not indexed or listed, and links to each store without JavaScript", () => {
  expect(get).toContain('<meta name="robots" content="noindex"/>');
  expect(sitemap).not.toContain("poster");
  for (const address of [apple, google])
    expect(get).toContain(`<a href="${address.replaceAll("&", "&amp;")}">`);
});

const iPad = devices["iPad Pro 11"];
const asMac = { ...iPad, userAgent: devices["Desktop Safari"]?.userAgent ?? "" };
const kinds = [
  ["an iPad that calls itself a Mac", asMac, "apple"],
  ["an Android phone", devices["Pixel 7"], "google"],
  ["a computer", devices["Desktop Chrome"], undefined],
  ["an iPhone", devices["iPhone 15"], "apple"],
  ["an iPad", iPad, "apple"],
  ["an Android tablet", devices["Galaxy Tab S9"] ?? devices["Galaxy Tab S4"], "google"],
] as const;
// get-script.test.ts runs the script for all of them.
describe.each(isThorough ? kinds : kinds.slice(0, 3))("%s", (_, device, store) => {
  test(
    store === undefined
      ? "stays on the page"
      : "is redirected to its store, and the back button skips the page",
    async () => {
      [before, opensApp, asked] = ["", false, []];
      const { page, complaints, close } = await openPage(await startBrowser(), device);
      onTestFinished(close);
      if (device?.hasTouch) {
        const session = await openSession(page);
        await session.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 5 });
      }
      await page.goto(origin);
      await page.click("a");
      const path = { apple: new URL(apple), google: new URL(google) }[store ?? "apple"];
      await page.waitForURL(store ? `${origin}/${store}${path.pathname}${path.search}` : `${origin}/poster`);
      expect(complaints).toEqual([]);
      await page.goBack();
      expect(new URL(page.url()).pathname).toBe("/");
    },
  );
});

describe.each(triedBrowsers)("in %s", (name) => {
  let browser: TabBrowser;
  beforeAll(async () => {
    browser = await startTabs(name);
  });
  afterAll(() => browser.close());

  test("the page stays if the store's app opens, and a reload does not open it again", async () => {
    const agent = JSON.stringify(devices["iPhone 15"]?.userAgent);
    before = `<script>Object.defineProperty(navigator, "userAgent", { get: () => ${agent} })</script>`;
    [opensApp, asked] = [true, []];
    const tab = await browser.open({ width: 390, height: 800 });
    onTestFinished(tab.close);
    await tab.goto(origin);
    await tab.click("a");
    const stores = () => asked.filter((url) => url.startsWith("/apple/"));
    await expect.poll(stores).toEqual(["/apple/us/app/minimal/id1?pt=123456&ct=site-poster&mt=8"]);
    await tab.until(() => document.querySelectorAll("a").length === 2);
    await tab.evaluate(() => location.reload());
    await expect.poll(() => asked.filter((url) => url === "/poster").length).toBe(2);
    await tab.until(() => document.readyState === "complete");
    expect(stores().length).toBe(1);
  });
});
