import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { hostNames } from "../../src/model/hosts/serving.js";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { previewed } from "../support/network/previewed.js";
import { realServers, serveReally } from "../support/network/real-servers.js";
import { hostedSite } from "../support/sites/hosted-site.js";
import { repository, tempFolder } from "../support/temp-site.js";
import { crossed, isThorough } from "../support/thorough.js";

/* The policy in a host's header applies together with the one in a page's head: together they block nothing that the page needs. */

let browser: Browser;
/** Another site, also on this machine: browsers restrict access from public sites to local ones. */
let stranger: string;
const server = createServer((_, response) => {
  response.setHeader("content-type", "text/html").end("<!doctype html><title>Elsewhere</title><body>");
});
beforeAll(async () => {
  browser = await startBrowser();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stranger = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  server.close();
  await browser.close();
});

/** An expected style of the body in the browser. */
type Shown = readonly [property: string, value: string];
const paper: Shown = ["background-color", "rgb(251, 246, 236)"];

const paths = ["/", "/privacy-policy", "/none/at/depth"];

/** The blocked and missing resources on pages of a site in Chromium, and on one in another site's frame. */
async function listForbidden(
  origin: string,
  [property, value]: Shown,
  opened: readonly string[] = paths,
): Promise<string[]> {
  const all = await Promise.all([...opened.map((path) => forbiddenOn(path)), forbiddenFrame()]);
  return all.flat();

  async function forbiddenOn(path: string): Promise<string[]> {
    const found: string[] = [];
    const { page, complaints, close } = await openPage(browser);
    const response = await page.goto(origin + path, { waitUntil: "networkidle" });
    const { "content-security-policy": policy = "", "x-content-type-options": types } =
      response?.headers() ?? {};
    if (!policy.includes("frame-ancestors 'none'")) found.push(`${path}: frames`);
    if (types !== "nosniff") found.push(`${path}: types`);
    const style = (name: string) => getComputedStyle(document.body).getPropertyValue(name);
    if ((await page.evaluate(style, property)) !== value) found.push(`${path}: ${property}`);
    found.push(...complaints.filter((text) => !/\b404\b/.test(text)).map((text) => `${path}: ${text}`));
    await close();
    return found;
  }

  async function forbiddenFrame(): Promise<string[]> {
    const { page, close } = await openPage(browser);
    await page.goto(stranger, { waitUntil: "networkidle" });
    const frame = `<iframe src="${origin}/"></iframe>`;
    await page.evaluate((html) => {
      document.body.innerHTML = html;
    }, frame);
    const shown = () => page.frames().at(1)?.url();
    await expect.poll(shown).toMatch(/^(chrome-error|http):/);
    const address = shown();
    await close();
    return address === "chrome-error://chromewebdata/" ? [] : [`somebody else's frame: ${address}`];
  }
}

async function expectNothingForbidden(origin: string, shown: Shown, opened?: readonly string[]) {
  expect(await listForbidden(origin, shown, opened)).toEqual([]);
}

/** hosts.test.ts compares the headers of each host, so that one of them shows what browsers make of these. */
const previewedHosts = hostNames
  .filter((name) => name !== "github-pages")
  .filter((_, index) => isThorough || index < 1);
test.each(crossed(previewedHosts, paths))(
  "the headers of %s block nothing on %s in preview",
  async (host, path) => {
    const root = hostedSite(host, onTestFinished);
    await expectNothingForbidden(await previewed(onTestFinished, join(root, "dist")), paper, [path]);
  },
);

for (const host of ["nginx", "caddy"] as const) {
  test.skipIf(!realServers[host].program)(
    `the headers of ${host} block nothing on the real server`,
    async () => {
      await expectNothingForbidden((await serveReally(host)).origin, paper);
    },
  );
}

describe("this repository's site, with scripts, fonts and images", () => {
  const out = join(tempFolder(afterAll), "dist");
  const manifest = join(out, ".handbill.json");
  let text: string;
  beforeAll(() => {
    expect(runWarm(["build", "--root", repository, "--out", out, "--host", "netlify"]).status).toBe(0);
    text = readFileSync(manifest, "utf8");
  });

  /** The blocked resources with another policy in the header: `preview` sends the host's configuration from the manifest. */
  async function forbiddenWith(from: RegExp | "", to: string): Promise<string[]> {
    expect(text).toMatch(from);
    writeFileSync(manifest, text.replace(from, to));
    const opened = isThorough || from === "" ? paths : ["/"];
    return await listForbidden(await previewed(onTestFinished, out), ["margin", "0px"], opened);
  }

  test("has no blocked resource", async () => {
    expect(await forbiddenWith("", "")).toEqual([]);
  });

  const wrong: readonly [what: string, from: RegExp, to: string, finds: RegExp][] = [
    ["forbids styles", /style-src [^;]*/, "style-src 'none'", /violates .*style-src 'none'/],
    ["has another script's hash", /script-src [^;]*/, "script-src 'sha256-AAAA'", /violates .*script-src/],
    ["forbids fonts", /font-src [^;]*/, "font-src 'none'", /violates .*font-src 'none'/],
    ["forbids pictures", /img-src [^;]*/, "img-src 'none'", /violates .*img-src 'none'/],
    ["lets others frame it", /; frame-ancestors 'none'/, "", /^somebody else's frame: http:/],
  ];
  test.runIf(isThorough).each(wrong)("has blocked resources if a header %s", async (_, from, to, finds) => {
    const found = await forbiddenWith(from, to);
    expect(found.filter((line) => finds.test(line))).not.toEqual([]);
  });
});
