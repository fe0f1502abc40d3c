import { unlinkSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openPage, startBrowser } from "../support/browser/browser.js";
import {
  editedAtOnce,
  get,
  type ServingCli,
  startCli,
  startServing,
  until,
} from "../support/cli/running-cli.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { siteAt } from "../support/sites/edit-site.js";
import { tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.close());

const index = "pages/index.tsx";

const tallPage = `import "./_index.css";
import "./_menu.client.ts";
export const meta = { title: "Tall", description: "A page with a menu." };
export default function Tall() {
  return (
    <main>
      <h1 id="top">First words</h1>
      <button id="toggle" type="button" aria-expanded="false">More</button>
      <button type="button" popoverTarget="menu">Menu</button>
      <ul id="menu" popover="auto"><li>One</li></ul>
      <details><summary>Details</summary>Inner</details>
      <div className="tall" />
    </main>
  );
}
`;
const menuScript = `const button = document.getElementById("toggle");
button?.addEventListener("click", () => {
  button.setAttribute("aria-expanded", String(button.getAttribute("aria-expanded") !== "true"));
});
`;

/** A page of a watched site, in a browser without complaints. */
async function open(path: string, prepare?: (site: ReturnType<typeof siteAt>) => void) {
  const site = siteAt(tempSite(onTestFinished));
  site.write(index, tallPage);
  site.write("pages/_menu.client.ts", menuScript);
  site.write(
    "pages/_index.css",
    "html { scroll-behavior: smooth } h1 { color: rgb(1, 2, 3) } .tall { height: 5000px }",
  );
  prepare?.(site);
  const cli = await startServing(onTestFinished, ["watch", "--root", site.root]);
  const { page, complaints, close } = await openPage(browser, { viewport: { width: 600, height: 500 } });
  onTestFinished(() => close());
  await page.goto(cli.origin + path);
  await mark(page);
  // The browser itself complains about an error screen's status.
  return {
    site: editedAtOnce(site, cli),
    cli,
    page,
    complaints: () => complaints.filter((text) => !text.startsWith("Failed to load")),
  };
}

/** Marks the document; a reload removes the mark. */
const mark = (page: Page) => page.evaluate(() => void document.documentElement.setAttribute("data-mark", ""));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-mark"));
const untilReloaded = (page: Page) => until(async () => !(await isMarked(page)));
const colourOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).color);
const untilScrolled = (page: Page, top: number) =>
  until(async () => (await page.evaluate(() => scrollY)) === top);
const heading = (page: Page) => page.locator("h1").textContent({ timeout: scaledTimeout(1000) });

test("watch swaps in changed styles without a reload, and ignores styles of other pages", async () => {
  const { site, cli, page, complaints } = await open("/");
  const write = async (style: string, red: string) => {
    site.write("pages/_index.css", style);
    await until(async () => (await colourOf(page, "h1")) === red);
  };
  for (const red of [11, 12]) await write(`h1 { color: rgb(${red}, 2, 3) }`, `rgb(${red}, 2, 3)`);
  // Removed styles no longer apply.
  expect(await page.locator(".tall").evaluate((element) => element.clientHeight)).toBe(0);
  await write("", "rgb(0, 0, 0)");
  site.replace("legal/privacy.md", "How to reach us", "How to write to us");
  await until(async () => (await get(cli, "/privacy")).text.includes("How to write to us"));
  // The browser is notified of this later change, so it was of that one, too.
  await write("h1 { color: rgb(9, 9, 9) }", "rgb(9, 9, 9)");
  expect(await isMarked(page)).toBe(true);
  expect(complaints()).toEqual([]);
});

test("watch reloads after other changes, and restores the scroll position and opened elements", async () => {
  const { site, page, complaints } = await open("/", (site) => {
    site.write("public/dot.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>');
    site.replace(index, "<main>", '<main><img src="/dot.svg" alt="" />');
  });
  await page.locator("#toggle").click();
  await page.locator("summary").click();
  await page.evaluate(() => document.getElementById("menu")?.showPopover());
  await page.evaluate(() => scrollTo({ top: 1234, behavior: "instant" }));
  site.replace(index, "First words", "Second words");
  await untilReloaded(page);
  await until(async () => (await heading(page)) === "Second words");
  await untilScrolled(page, 1234);
  expect(await page.locator("#menu").evaluate((menu) => menu.matches(":popover-open"))).toBe(true);
  expect(await page.locator("#toggle").getAttribute("aria-expanded")).toBe("true");
  expect(await page.locator("details").getAttribute("open")).not.toBe(null);
  await mark(page);
  site.write("public/dot.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="5"/>');
  await untilReloaded(page);
  expect(complaints()).toEqual([]);
});

test("the error screen appears, updates and disappears without input, and the scroll position is restored", async () => {
  const { site, page, complaints } = await open("/");
  await page.evaluate(() => scrollTo({ top: 1234, behavior: "instant" }));
  site.replace(index, "<main>", "<main>{missing.part}");
  await until(async () => (await heading(page)) === `Error in ${index}`);
  expect(await page.title()).toBe(`Error in ${index}`);
  expect(await page.locator("p.error").textContent()).toBe("missing is not defined");
  expect(await colourOf(page, "h1")).not.toBe("rgb(0, 0, 0)"); // its policy allows its style
  site.replace(index, "missing.part", "absent.part");
  await until(async () => (await page.locator("p.error").textContent()) === "absent is not defined");
  site.replace(index, "{absent.part}", "");
  await until(async () => (await heading(page)) === "First words");
  await untilScrolled(page, 1234);
  expect(complaints()).toEqual([]);
});

test.runIf(isThorough)(
  "a tab that was opened before the first valid config is redirected to the base path",
  async () => {
    const { site, page } = await open("/", ({ replace }) =>
      replace("site.config.ts", 'example/",', 'example/app/" +,'),
    );
    expect(await heading(page)).toBe("Error in site.config.ts");
    site.replace("site.config.ts", '" +,', '",');
    await until(async () => (await heading(page)) === "First words");
    expect(new URL(page.url()).pathname).toBe("/app/");
    site.replace(index, "First words", "Next words");
    await until(async () => (await heading(page)) === "Next words");
  },
);

test.runIf(isThorough)(
  "the not-found page reloads on changes, and when its URL gets or loses a page",
  async () => {
    const { site, page } = await open("/about");
    site.replace("pages/404.tsx", "<h1>Not found</h1>", "<h1>Lost</h1>");
    await until(async () => (await heading(page)) === "Lost");
    site.write("pages/about.tsx", tallPage.replace("First words", "About"));
    await until(async () => (await heading(page)) === "About");
    unlinkSync(join(site.root, "pages/about.tsx"));
    await until(async () => (await heading(page)) === "Lost");
  },
);

test("the browser reconnects after the server was restarted", async () => {
  const { site, cli, page } = await open("/");
  cli.child.kill("SIGTERM");
  expect(await cli.exit).toBe(0);
  siteAt(site.root).replace(index, "First words", "Words of the meantime");
  const again = startCli(onTestFinished, ["watch", "--root", site.root, "--port", portOf(cli)]);
  await again.printed(/serving/);
  await until(async () => (await heading(page)) === "Words of the meantime");
  editedAtOnce(siteAt(site.root), again).replace(index, "Words of the meantime", "Last words");
  await until(async () => (await heading(page)) === "Last words");
});

const portOf = (cli: ServingCli) => new URL(cli.origin).port;
