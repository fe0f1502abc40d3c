import { readFileSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { sumShifts } from "../support/appearance/sum-shifts.js";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { runWarmAsync } from "../support/cli/warm-cli.js";
import { type LookupService, startLookupService } from "../support/network/lookup-service.js";
import { serveBuiltSite } from "../support/sites/built-site.js";
import { repository, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* The starter on a slow network: the visible part of a page while the rest loads. */

let browser: Browser;
let service: LookupService;
beforeAll(async () => {
  [browser, service] = await Promise.all([startBrowser(), startLookupService()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), service.close()]);
});

test("the starter's pages have no layout shift while the rest of a page loads", async () => {
  const root = join(tempFolder(onTestFinished), "site");
  const few = ["--name", "Tidepool"];
  const more = ["--app-store", "1202", "--language", "ar"];
  for (const [index, args] of (isThorough ? [few, more] : [more]).entries()) {
    const folder = `${root}${index}`;
    const env = { HANDBILL_APP_STORE_SERVICE: service.origin };
    const { status, stderr } = await runWarmAsync(["init", folder, "--yes", ...args], { env });
    expect(`${status} ${stderr}`).toMatch(/^0 /);
    symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"), "dir");
    const site = await serveBuiltSite("/", folder);
    for (const [at, path] of (isThorough
      ? ["index", "support", "privacy-policy"]
      : ["index", "support"]
    ).entries()) {
      const host = await serveInPieces(readFileSync(join(site.dist, `${path}.html`), "utf8"), site.origin);
      const widths = [390, 1440].filter((_, which) => isThorough || which === (at + index) % 2);
      for (const width of widths) {
        const { page, close } = await openPage(browser, { viewport: { width, height: 800 } });
        await page.addInitScript(sumShifts);
        await page.goto(host.origin);
        await expect.poll(() => page.evaluate("document.readyState")).toBe("complete");
        expect(await page.evaluate("window.shifts"), `/${path} at ${width} px`).toBeLessThan(0.001);
        await close();
      }
      await host.close();
    }
    await site.close();
  }
});

/** A host that sends a page piece by piece, with time to paint in between, and everything else from another host. */
async function serveInPieces(html: string, other: string) {
  const head = html.indexOf("<body");
  // Texts are sent whole: a text that grows from the right counts as a layout shift.
  const pieces = [html.slice(0, head), ...(html.slice(head).match(/[\s\S]{600}[^<]*|[\s\S]+/g) ?? [])];
  const server = createServer(async (request, response) => {
    if (request.url !== "/") {
      const { status, headers, body } = await fetch(other + request.url);
      response.writeHead(status, { "content-type": headers.get("content-type") ?? "" });
      for await (const part of body ?? []) response.write(part);
      return response.end();
    }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    for (const piece of pieces) {
      response.write(piece);
      await new Promise((painted) => setTimeout(painted, 40));
    }
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}/`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
