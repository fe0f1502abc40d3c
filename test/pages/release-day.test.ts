import { readFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { previewed } from "../support/network/previewed.js";
import { buildStarter } from "../support/sites/build-starter.js";
import { isThorough } from "../support/thorough.js";

/* The pages of a new site before the release, and on the release day. */

const listing = "https://apps.apple.com/us/app/levain/id123456789";

function starterWith(stores: string) {
  const { root } = buildStarter([["site.config.ts", / {2}stores: \{[\s\S]*?\n {2}\},\n/, stores]]);
  const build = (...more: string[]) => runWarm(["build", "--root", root, "--no-color", ...more]);
  const page = (name: string) => readFileSync(join(root, `dist/${name}.html`), "utf8");
  return { root, build, page };
}

const partsOf = (html: string) => {
  const main = /<div class="get-words">[\s\S]*?<\/main>/.exec(html)?.[0] ?? "";
  return main.split(/(?=<div data-day-)/);
};

test("before the release day, pages announce it and contain the texts for the day", () => {
  const { root, build, page } = starterWith(
    `  stores: { appStore: { url: "${listing}", expected: "2027-03-01" } },\n`,
  );
  const { status, stdout, stderr } = build("--today", "2027-02-28");
  expect(status, stderr).toBe(0);
  expect(stderr).not.toContain("store-date-over");
  expect(stdout).toContain(
    "2027-03-01: the store links and the pages in getLinks switch to the App Store without a build",
  );
  const parts = partsOf(page("get"));
  const until = parts.filter((part) => part.startsWith('<div data-day-until="2027-03-01">')).join("");
  const from = parts.filter((part) => /^<div data-day-from="2027-03-01" hidden(="")?>/.test(part)).join("");
  expect(until).toContain("expected March 1, 2027");
  expect(until).toContain("In the meantime:");
  expect(until).not.toContain(listing);
  expect(from).toContain(`href="${listing}"`);
  expect(from).toContain("Scan this");
  expect(from).not.toContain("In the meantime:");
  expect(page("get")).toContain(`<script data-app-store="${listing}" data-from="2027-03-01">`);
  expect(page("index")).toContain('data-day-from="2027-03-01"');
  // The press kit: the logo as SVG and PNG, the facts, and the text in three lengths.
  const kit = unzipSync(readFileSync(join(root, "dist/press.zip")));
  expect(Object.keys(kit)).toEqual(["icon.svg", "icon-512.png", "text.txt", "qr-get.svg"]);
  const text = new TextDecoder().decode(kit["text.txt"]);
  expect(text).toMatch(
    /^Name: Levain\n.*App Store: 2027-03-01\n.*---\n\nBread on your own clock\n\n---\n\nSay when.*---\n\nLevain plans/s,
  );
  expect(page("index")).not.toContain(`"${listing}"]`);
  // The listing does not exist yet: the check requests it from that day on.
  const check = (day: string) =>
    runWarm(["check", "--offline", "--links-only", "--root", root, "--no-color", "--today", day]).stdout;
  const isSkipped = /are not requested: .*id123456789/;
  expect(check("2027-02-28")).toMatch(isSkipped);
  expect(check("2027-03-01")).not.toMatch(isSkipped);
  // On that day, a build makes the changes that no script can make, and reports nothing.
  const onTheDay = build("--today", "2027-03-01");
  expect(onTheDay.stderr).not.toContain("stores.appStore");
  expect(onTheDay.stdout).not.toContain("without a build");
  for (const name of ["index", "get"]) {
    expect(page(name)).not.toMatch(/data-day-|data-from|March 1, 2027/);
    expect(page(name)).toContain(`href="${listing}"`);
  }
});

test("without a store, the page describes the app and does not mention a release", () => {
  const { build, page } = starterWith("");
  expect(build().status).toBe(0);
  const [words = ""] = partsOf(page("get"));
  for (const said of ["Bread on your own clock", "Go to the home page"]) expect(words).toContain(said);
  expect(words).not.toContain("In the meantime:");
  expect(page("get")).not.toContain("data-day-");
  expect(page("get")).not.toContain('get-code">');
});

test("in a browser, pages show the right texts before, on and after the day, and without a script those of the build", async () => {
  const { root, build } = starterWith(
    `  stores: { appStore: { url: "${listing}", expected: "2027-03-01" } },\n`,
  );
  expect(build("--today", "2027-02-28").status).toBe(0);
  const origin = await previewed(onTestFinished, join(root, "dist"));
  const browser = await startBrowser();
  const look = async (page: Page, path: string) => {
    // The script never redirects a computer.
    await page.goto(`${origin}${path}`);
    const text = await page.locator("body").innerText();
    const colours = await page
      .locator(".meanwhile :is(p, a)")
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
    // A link in the field's colour would not be seen.
    expect(new Set(colours).size).toBeLessThan(2);
    const links = await page.locator(`a[href="${listing}"]:visible`).count();
    return { path, isAnnounced: text.includes("March 1, 2027"), hasListing: links > 0 };
  };
  const before = { isAnnounced: true, hasListing: false };
  const since = { isAnnounced: false, hasListing: true };
  const expectAt = async (
    expected: typeof before,
    moments: readonly string[],
    { timezoneId = "UTC", paths = ["/get", "/"] } = {},
  ) => {
    const { page, close } = await openPage(browser, { timezoneId, javaScriptEnabled: moments.length > 0 });
    for (const moment of moments.length > 0 ? moments : [undefined]) {
      if (moment !== undefined) await page.clock.setFixedTime(new Date(moment));
      for (const path of paths)
        expect({ moment, ...(await look(page, path)) }).toEqual({ moment, path, ...expected });
    }
    await close();
  };
  await expectAt(before, ["2027-02-28T23:59:59Z"]);
  await expectAt(since, ["2027-03-01T00:00:00Z", ...(isThorough ? ["2027-06-01T12:00:00Z"] : [])]);
  // Without a script.
  await expectAt(before, []);
  // The same moment in each time zone, also where the calendar is 14 hours ahead or 11 hours behind.
  const kiritimati = { timezoneId: "Pacific/Kiritimati", paths: ["/get"] };
  if (!isThorough) return;
  await expectAt(before, ["2027-02-28T23:59:59Z"], kiritimati);
  await expectAt(since, ["2027-03-01T00:00:00Z"], { timezoneId: "Pacific/Pago_Pago", paths: ["/"] });
});
