// `npm run screenshots`: every page as people see it, into screenshots/. Builds first, and needs what `npm test` needs.
//   --readme also makes the picture of the README, docs/landing.png
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "./browsers/ensure-browser.mjs";

const { chromium } = createRequire(import.meta.url)("playwright-core");
const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "screenshots");
const cli = join(root, "bin/handbill.cjs");

const widths = [320, 390, 768, 1024, 1440, 1920];
const schemes = ["light", "dark"];
const routes = {
  landing: "",
  "privacy-policy": "privacy-policy",
  "terms-of-service": "terms-of-service",
  "not-found": "no/such/page",
};
const stops = ["why-join", "features", "connect"];

if (
  spawnSync(process.execPath, [cli, "build", "--root", root], { stdio: ["ignore", "ignore", "inherit"] })
    .status !== 0
) {
  process.exit(1);
}
const server = spawn(process.execPath, [cli, "preview", "--root", root, "--port", "0"], {
  stdio: ["ignore", "pipe", "inherit"],
});
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
try {
  const home = await new Promise((found) => {
    server.stdout.on("data", (text) => {
      const address = /http:\/\/\S+/.exec(String(text))?.[0];
      if (address) found(address);
    });
  });
  if (process.argv.includes("--readme")) await takeReadmePicture(home);
  else await takeAll(home);
} finally {
  await browser.close();
  server.kill();
}

async function takeAll(home) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let count = 0;
  /** Opens a page under given conditions and takes a screenshot of the window, or of the whole page. */
  const take = async (name, path, { width = 1440, height = 900, act, full = false, ...conditions } = {}) => {
    const context = await browser.newContext({ viewport: { width, height }, ...conditions });
    const page = await context.newPage();
    await page.goto(home + path);
    await page.waitForLoadState("networkidle");
    await act?.(page);
    await page
      .evaluate(() => {
        // Scroll-driven animations never end.
        const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
        return Promise.allSettled(timed.map((animation) => animation.finished));
      })
      .catch(() => {});
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: full });
    await context.close();
    count++;
    process.stdout.write(process.stdout.isTTY ? `\r${count} pictures` : "");
  };
  const settle = (page) => page.waitForTimeout(700); // smooth scrolling and the reveal have no common event to wait for

  for (const width of widths) {
    for (const colorScheme of schemes) {
      for (const [name, path] of Object.entries(routes)) {
        await take(`${name}-${width}-${colorScheme}`, path, {
          width,
          colorScheme,
          full: true,
          reducedMotion: "reduce",
        });
      }
      for (const stop of stops) {
        const act = async (page) => {
          await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), stop);
          await settle(page);
        };
        await take(`stop-${stop}-${width}-${colorScheme}`, "", { width, colorScheme, act });
      }
      if (width < 720) {
        const act = (page) => page.getByRole("button", { name: "Menu" }).click();
        await take(`menu-${width}-${colorScheme}`, "", { width, height: 700, colorScheme, act });
      }
    }
  }
  await take("no-script", "", { javaScriptEnabled: false, full: true });
  await take("reduced-motion", "", { reducedMotion: "reduce", full: true });
  await take("forced-colours", "", { forcedColors: "active", full: true, reducedMotion: "reduce" });
  await take("zoom-400", "", { width: 320, height: 256, full: true, reducedMotion: "reduce" });
  // The spacing of WCAG 2.2, success criterion 1.4.12.
  const content =
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";
  for (const [name, path] of Object.entries(routes)) {
    const act = (page) => page.addStyleTag({ content });
    await take(`text-spacing-${name}`, path, {
      width: 390,
      act,
      full: true,
      reducedMotion: "reduce",
      bypassCSP: true,
    });
  }
  for (const [name, path] of Object.entries(routes)) await print(name, home + path);
  console.log(
    `${process.stdout.isTTY ? "\r" : ""}${count} pictures and ${Object.keys(routes).length} PDFs in ${folder}`,
  );
}

async function print(name, address) {
  const page = await browser.newPage();
  await page.goto(address);
  await page.pdf({ path: join(folder, `${name}.pdf`), format: "Letter" });
  await page.close();
}

async function takeReadmePicture(home) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  await page.goto(home);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(root, "docs/landing.png") });
}
