import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { type BuiltSite, serveBuiltSite } from "../support/sites/built-site.js";
import { isThorough } from "../support/thorough.js";

/* The built site in a browser, served like a static host: each sentence of the specification about its pages, states and errors. */

const desktop = { viewport: { width: 1440, height: 900 } };

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

describe.each(["/", "/some-repo/"])("the site under %s", (base) => {
  let site: BuiltSite;
  let home: string;
  beforeAll(async () => {
    site = await serveBuiltSite(base);
    home = site.home;
  });
  afterAll(() => site.close());

  /** Tests without URLs have the same result under each base. */
  const testOnce = test.runIf(isThorough || base === "/");

  /** Opens a URL; at the end of the test, there must be no complaints and no requests to another origin. */
  async function open(path: string, options: BrowserContextOptions = desktop) {
    const opened = await openPage(browser, options);
    onTestFinished(opened.close);
    await opened.page.goto(home + path);
    return opened;
  }

  testOnce("the landing page has its sections in order, with their labels", async () => {
    const { page } = await open("");
    expect(await page.locator("main > section").evaluateAll((list) => list.map(({ id }) => id))).toEqual([
      "hero",
      "why-join",
      "features",
      "connect",
    ]);
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    expect(await links.allTextContents()).toEqual(["Why join", "Features", "Let’s connect"]);
    const headline = page.getByRole("heading", {
      level: 1,
      name: "Turn maybe later into see you tomorrow",
      exact: true,
    });
    expect(await headline.innerText()).toBe("Turn maybe later into see you tomorrow");
    const connect = page.locator("#connect");
    await connect.getByRole("heading", { name: "Follow" }).waitFor();
    await connect.getByRole("heading", { name: "Partner with Us" }).waitFor();
    expect(
      await connect
        .getByRole("link")
        .evaluateAll((list) =>
          list.map((link) => [(link as HTMLElement).innerText.trim(), (link as HTMLAnchorElement).href]),
        ),
    ).toEqual([
      ["Email", "mailto:hello@hubbub.example"],
      ["Instagram", "https://www.instagram.com/hubbub.example/"],
      ["RedNote", "https://www.xiaohongshu.com/user/profile/000000000000000000000000"],
      ["Partnership Form", "https://forms.example/hubbub-partners"],
    ]);
    const footer = page.getByRole("contentinfo");
    expect(
      await footer
        .getByRole("link")
        .evaluateAll((list) => list.map((link) => (link as HTMLElement).innerText.trim())),
    ).toEqual(["App Store", "Instagram", "RedNote", "Privacy Policy", "Terms of Service"]);
    expect(await footer.innerText()).toMatch(/© 2025 Hubbub/);
  });

  testOnce("the landing page mentions every selling point and feature", async () => {
    const { page } = await open("");
    const text = (await page.locator("main").innerText()).toLowerCase();
    for (const words of [
      "not dating",
      "first meetup",
      "boston",
      "collab",
      "chat",
      "before",
      "during",
      "after",
      "categor",
      "profile",
    ]) {
      expect(text).toContain(words);
    }
    expect(await page.locator("#why-join h3").count()).toBe(4);
    expect(await page.locator("#features h3").count()).toBe(3);
  });

  testOnce("the download button opens the store's listing in a new tab", async () => {
    const { page } = await open("");
    const button = page.getByRole("link", { name: "Download Hubbub on iOS" });
    expect(await button.getAttribute("href")).toBe("https://apps.apple.com/app/id0000000000");
    const [tab] = await Promise.all([page.context().waitForEvent("page"), button.click()]);
    expect(page.url()).toBe(home);
    await tab.close();
    for (const link of await page.locator('a[target="_blank"]').all()) {
      expect(await link.getAttribute("rel")).toContain("noopener");
    }
  });

  test.runIf(isThorough)("navigation links scroll smoothly to below the bar", async () => {
    const { page } = await open("");
    const links = [
      ["Features", "features"],
      ["Let’s connect", "connect"],
      ["Why join", "why-join"],
    ] as const;
    for (const [name, id] of isThorough ? links : links.slice(0, 1)) {
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
      await page.waitForFunction((target) => {
        const top = document.getElementById(target)?.getBoundingClientRect().top ?? -1;
        const end = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
        return (top >= 0 && top < innerHeight / 3) || (end && top < innerHeight);
      }, id);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
      "smooth",
    );
    await page.locator("header a").first().click();
    await page.waitForFunction(() => scrollY === 0);
  });

  testOnce.each([
    ["stops", '[data-reveal="fill"].waiting'],
    ["cards", '[data-reveal="rise"].waiting'],
  ])("%s appear within 100 px of the viewport's bottom", async (_, selector) => {
    const { page } = await open("");
    const waiting = page.locator(selector);
    expect(await waiting.count()).toBeGreaterThan(0);
    await page.evaluate(() => document.documentElement.style.setProperty("scroll-behavior", "auto"));
    const first = waiting.first();
    const element = await first.elementHandle();
    const scrollTopTo = (distance: number) =>
      element?.evaluate((node, above) => {
        // Its final position: the rise animation does not count.
        (node as HTMLElement).style.transform = "none";
        const { top } = node.getBoundingClientRect();
        (node as HTMLElement).style.transform = "";
        scrollTo({ top: scrollY + top - innerHeight + above, behavior: "instant" });
      }, distance);
    await scrollTopTo(97);
    // It must stay hidden: an intersection is reported in the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await element?.evaluate((node) => node.classList.contains("waiting"))).toBe(true);
    await scrollTopTo(103);
    await page.waitForFunction((node) => !node?.classList.contains("waiting"), element);
  });

  testOnce.each([
    ["reduced motion", { ...desktop, reducedMotion: "reduce" }],
    ["JavaScript off", { ...desktop, javaScriptEnabled: false }],
  ] satisfies [string, BrowserContextOptions][])(
    "with %s all content is visible at once",
    async (_, options) => {
      const { page } = await open("", options);
      const opacities = () =>
        page
          .locator("[data-reveal]")
          .evaluateAll((list) => [...new Set(list.map((node) => getComputedStyle(node).opacity))]);
      await expect.poll(opacities).toEqual(["1"]);
    },
  );

  test.each(["privacy-policy", ...(isThorough ? ["terms-of-service"] : [])])(
    "/%s responds with and without a trailing slash, and shows the facts",
    async (path) => {
      const { page, complaints, requests } = await open(path);
      expect(await page.locator("main").innerText()).toContain("Effective date: 2025/08/17");
      const html = await page.content();
      await page.goto(`${home + path}/`);
      expect(await page.content()).toBe(html);
      expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(
        `https://hubbub.example${base}${path}`,
      );
      for (const anchor of await page.locator('main a[href^="#"]').all()) {
        const id = (await anchor.getAttribute("href"))?.slice(1) ?? "";
        expect(await page.locator(`[id="${id}"]`).count()).toBe(1);
      }
      await page.waitForLoadState("networkidle");
      expect(requests.filter((url) => !url.startsWith(site.origin))).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  testOnce("the legal documents state the facts of the specification", async () => {
    const { page } = await open("privacy-policy");
    const policy = await page.locator("main").innerText();
    for (const words of [
      "13",
      "digital consent",
      "name, email address, phone number, username, profile photo",
      "posts, messages, group chats",
      "notifications, privacy, sharing",
      "device type, operating system, app version, IP address, activity",
    ]) {
      expect(policy).toContain(words);
    }
    await page.goto(`${home}terms-of-service`);
    const terms = await page.locator("main").innerText();
    for (const words of ["13", "100 USD", "12 months", "Massachusetts", "Boston", "Apple"])
      expect(terms).toContain(words);
    expect(terms + policy).not.toContain("{{");
  });

  test("the landing page requests no other origin and logs nothing, and its legal links and the back button work", async () => {
    const { page, complaints, requests } = await open("");
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await page.waitForLoadState("networkidle");
    expect(requests.filter((url) => !url.startsWith(site.origin))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.getByRole("link", { name: "Privacy Policy" }).click();
    await page.waitForURL(`${home}privacy-policy`);
    await page.locator("header a").first().click();
    await page.waitForURL((url) => url.pathname === base);
  });

  test("an unknown path at any depth gets the not-found page, and the console reports the path", async () => {
    const { page, complaints } = await openPage(browser, desktop);
    const response = await page.goto(`${home}a/b/c`);
    expect(response?.status()).toBe(404);
    const text = await page.locator("body").innerText();
    expect(text).toContain("404");
    expect(text).toContain("Oops! Page not found");
    expect(complaints.filter((line) => !line.startsWith("Failed to load resource"))).toEqual([
      expect.stringContaining(`${base}a/b/c`),
    ]);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await page.waitForURL(home);
    await page.context().close();
  });
});
