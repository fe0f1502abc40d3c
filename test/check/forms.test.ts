import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { buildSite } from "../support/flows.js";
import { tempSite } from "../support/temp-site.js";

/* A form reaches the targets that the config allows and no others, in a real browser. */

const browser = startBrowser();
const sent: string[] = [];
const servers: Server[] = [];
afterAll(async () => {
  for (const server of servers) server.close().closeAllConnections();
  await (await browser).close();
});

let folder = "";
async function startServer(name: string): Promise<string> {
  const server = createServer((request, response) => {
    if (request.method === "POST") sent.push(name);
    response.setHeader("Content-Type", "text/html");
    const asksForPage = request.method === "GET" && name === "site" && request.url === "/";
    response.end(asksForPage ? readFileSync(join(folder, "index.html")) : "Thank you.");
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let [site, service, stranger] = ["", "", ""];
beforeAll(async () => {
  site = await startServer("site");
  service = await startServer("service");
  stranger = await startServer("stranger");
});

/** Builds a page with one form, and submits it to `action` in the browser; returns the receiver. */
async function send(action: string, allowedFormActions: readonly string[] | undefined) {
  const root = tempSite(onTestFinished);
  const config = join(root, "site.config.ts");
  // A build refuses a form that the page's policy would block: this test checks the browser all the same.
  const silence = [{ code: "check/blocked-by-csp", reason: "to see what the browser does" }];
  const checks = `checks: ${JSON.stringify({ allowedFormActions, silence })},`;
  writeFileSync(config, readFileSync(config, "utf8").replace("copyrightYear", `${checks}\n  copyrightYear`));
  const page = join(root, "pages/index.tsx");
  const form = '<form method="post"><button type="submit">Send</button></form>';
  writeFileSync(page, readFileSync(page, "utf8").replace("<Link", `${form}<Link`));
  const { ok, diagnostics } = await buildSite(root);
  expect([ok, diagnostics]).toEqual([true, []]);
  folder = join(root, "dist");
  sent.length = 0;
  const { page: tab, close } = await openPage(await browser);
  const blocked: string[] = [];
  tab.on("console", (message) => void blocked.push(message.text()));
  await tab.goto(site);
  await tab.evaluate((to) => {
    const found = document.querySelector("form");
    if (found && to) found.action = to;
    // Deferred: a page that navigates at once may never answer this call.
    setTimeout(() => found?.requestSubmit());
  }, action);
  await expect.poll(() => sent.length > 0 || blocked.some((text) => text.includes("form-action"))).toBe(true);
  await close();
  return sent;
}

test("a form can be sent to the site and to services that the config allows", async () => {
  expect(await send("", ["self"])).toEqual(["site"]);
  expect(await send(service, ["self", service])).toEqual(["service"]);
});

test("a form cannot be sent anywhere else", async () => {
  expect(await send("", undefined)).toEqual([]);
  expect(await send("", [service])).toEqual([]);
  expect(await send(stranger, ["self", service])).toEqual([]);
});
