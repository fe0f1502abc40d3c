import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { openPage, startBrowser } from "../support/browser/browser.js";

/* Tests share the windows of one browser. A window contains nothing from its previous use. */

let home = "";
beforeAll(async () => {
  const server = createServer((request, response) => {
    if (request.url === "/first") response.setHeader("Set-Cookie", "a=b");
    response.writeHead(200, { "Content-Type": "text/html", "Cache-Control": "max-age=600" });
    response.end("<!doctype html><title>A page</title>");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return () => new Promise<void>((done) => server.close(() => done()).closeAllConnections());
});

/** The state that a page sees. Runs in the page. */
const state = () => ({
  stored: [localStorage.length, sessionStorage.length, document.cookie],
  window: [innerWidth, matchMedia("(prefers-color-scheme: dark)").matches, matchMedia("print").matches],
  own: "mark" in window,
});

test("a reused window contains nothing from its previous use", async () => {
  const browser = await startBrowser();
  const before = await openPage(browser, { viewport: { width: 390, height: 800 }, colorScheme: "dark" });
  await before.page.goto(`${home}first`);
  await before.page.emulateMedia({ media: "print" });
  await before.page.evaluate(() => {
    localStorage.setItem("a", "b");
    sessionStorage.setItem("a", "b");
    Object.assign(window, { mark: true });
    setTimeout(() => {
      throw new Error("late");
    }, 50);
  });
  await before.close();

  const after = await openPage(browser);
  await after.page.goto(home);
  expect(await after.page.evaluate(state)).toEqual({
    stored: [0, 0, ""],
    window: [1280, false, false],
    own: false,
  });
  expect(after.requests).toEqual([home]);
  expect(after.complaints).toEqual([]);
  await after.close();
});

test("a window with an init script is not reused", async () => {
  const browser = await startBrowser();
  const before = await openPage(browser);
  await before.page.addInitScript(() => Object.assign(window, { mark: true }));
  await before.close();
  const after = await openPage(browser);
  await after.page.goto(home);
  expect((await after.page.evaluate(state)).own).toBe(false);
  await after.close();
});
