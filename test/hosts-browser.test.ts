import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { hostNames } from "../src/core/host-name.js";
import { openPage, startBrowser } from "./support/browser.js";
import { hostedSite } from "./support/hosted-site.js";
import { realServers, serveReally } from "./support/real-servers.js";
import { runCli } from "./support/run-cli.js";
import { startServing } from "./support/running-cli.js";
import { repository, tempFolder } from "./support/temp-site.js";

/*
 * The policy that a host sends holds beside the one in a page's head: together they forbid nothing that the page needs.
 */

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** What the style says of the body, as the browser has it. */
type Shown = readonly [property: string, value: string];
const paper: Shown = ["background-color", "rgb(251, 246, 236)"];

const paths = ["/", "/privacy-policy", "/none/at/depth"];

/** Looks at pages of a site in Chromium, and at one in a frame of somebody else's. */
async function expectNothingForbidden(origin: string, shown: Shown) {
  for (const path of paths) {
    const { page, complaints, close } = await openPage(browser);
    const response = await page.goto(origin + path, { waitUntil: "networkidle" });
    const { "content-security-policy": policy, "x-content-type-options": types } = response?.headers() ?? {};
    expect([path, policy, types]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
      "nosniff",
    ]);
    const style = ([name]: Shown) => getComputedStyle(document.body).getPropertyValue(name);
    expect(await page.evaluate(style, shown)).toBe(shown[1]);
    const blocked = complaints.filter((text) => !/\b404\b/.test(text));
    expect([path, blocked]).toEqual([path, []]);
    await close();
  }
  const { page, close } = await openPage(browser);
  await page.setContent(`<iframe src="${origin}/"></iframe>`, { waitUntil: "networkidle" });
  expect(page.frames().map((frame) => frame.url())).toContain("chrome-error://chromewebdata/");
  await close();
}

test.each(hostNames.filter((name) => name !== "github-pages"))(
  "of %s, as preview answers for it",
  async (host) => {
    const root = hostedSite(host, onTestFinished);
    const cli = await startServing(onTestFinished, ["preview", "--root", root]);
    await expectNothingForbidden(cli.origin, paper);
  },
);

for (const host of ["nginx", "caddy"] as const) {
  test.skipIf(!realServers[host].program)(`of ${host} itself`, async () => {
    await expectNothingForbidden((await serveReally(host)).origin, paper);
  });
}

test("of a site with scripts, fonts and pictures", async () => {
  const out = join(tempFolder(onTestFinished), "dist");
  const place = ["--root", repository, "--out", out];
  expect(runCli(["build", ...place, "--host", "netlify"]).status).toBe(0);
  const cli = await startServing(onTestFinished, ["preview", ...place]);
  await expectNothingForbidden(cli.origin, ["margin", "0px"]);
});
