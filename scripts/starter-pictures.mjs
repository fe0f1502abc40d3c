// `npm run screenshots:starter`: docs/starter.png, what `handbill init` makes for four apps that are unlike each other.
// The apps are made up, and so is the store that is asked for them. Needs what `npm test` needs.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "./ensure-browser.mjs";

const require = createRequire(import.meta.url);
const { chromium } = require("playwright-core");
const sharp = require("sharp");
const root = fileURLToPath(new URL("..", import.meta.url));
const cli = join(root, "bin/handbill.cjs");

const apps = [
  {
    language: "en",
    icon: '<path fill="#0a2a5e" d="M0 0h100v100H0z"/><path fill="#fff" d="M26 76V26h12l26 32V26h12v50H64L38 44v32z"/>',
    screens: ["#0a2a5e #9fc0ff", "#ffffff #0a2a5e", "#e3ecfb #0a2a5e"],
    trackName: "Northbank",
    primaryGenreName: "Finance",
    description:
      "Your current account, your savings and your cards, in one place.\n\nSee what you have before you spend it.\n\nWhat it does:\n• Pay: by name, by number, or by a picture of the bill\n• Freeze: a lost card is shut at once",
  },
  {
    language: "en",
    icon: '<path fill="#ffd400" d="M0 0h100v100H0z"/><circle cx="50" cy="52" r="30" fill="#ff5fa2"/><circle cx="40" cy="46" r="4"/><circle cx="60" cy="46" r="4"/>',
    screens: ["#ffd400 #ff5fa2 wide", "#7fe0ff #0066cc wide"],
    trackName: "Bubbo",
    primaryGenreName: "Games",
    description: "Pop, stack and splash: a game for small hands.\n\nNo advertisements, and no words to read.",
  },
  {
    language: "ar",
    icon: '<path fill="#0b6b3a" d="M0 0h100v100H0z"/><path fill="#f4e7b0" d="M50 20a30 30 0 1 0 22 51 25 25 0 1 1 0-42A30 30 0 0 0 50 20z"/>',
    screens: ["#0b6b3a #f4e7b0", "#fffdf2 #0b6b3a"],
    trackName: "كتاب الصلاة",
    primaryGenreName: "Books",
    description: "مواقيت الصلاة واتجاه القبلة والأذكار في كتاب واحد.\n\nيعمل دون شبكة، ولا يطلب حسابًا.",
  },
  {
    language: "en",
    icon: '<path d="M0 0h100v100H0z"/><circle cx="50" cy="50" r="24" fill="none" stroke="#444" stroke-width="4"/>',
    screens: ["#000000 #444444", "#111111 #999999", "#1a1a1a #cccccc", "#000000 #666666"],
    trackName: "Room 9",
    primaryGenreName: "Photo & Video",
    description: "A camera with no buttons.\n\nIt looks when you look.",
  },
];

const picture = { width: 640, height: 800, gap: 16 };
const folder = mkdtempSync(join(tmpdir(), "handbill-starter-"));
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
try {
  const taken = [];
  for (const [index, app] of apps.entries()) taken.push(await takePicture(join(folder, String(index)), app));
  const { width, height, gap } = picture;
  await sharp({
    create: { width: 2 * width + gap, height: 2 * height + gap, channels: 3, background: "#fff" },
  })
    .composite(
      taken.map((input, index) => ({
        input,
        left: (index % 2) * (width + gap),
        top: index < 2 ? 0 : height + gap,
      })),
    )
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(root, "docs/starter.png"));
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Makes the site of an app, and looks at it in a window that is twice as large as the picture. */
async function takePicture(site, app) {
  const store = await openStore(app);
  const env = { ...process.env, HANDBILL_APP_STORE_SERVICE: store.origin };
  await run(["init", site, "--yes", "--app-store", "1234567890", "--language", app.language], env);
  store.close();
  symlinkSync(join(root, "node_modules"), join(site, "node_modules"), "dir");
  await run(["build", "--root", site]);
  const server = spawn(process.execPath, [cli, "preview", "--root", site, "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const home = await new Promise((found) => {
      server.stdout.on("data", (text) => {
        const address = /http:\/\/\S+/.exec(String(text))?.[0];
        if (address) found(address);
      });
    });
    const viewport = { width: 2 * picture.width, height: 2 * picture.height };
    const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
    await page.goto(home, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    return await sharp(await page.screenshot())
      .resize(picture.width)
      .toBuffer();
  } finally {
    server.kill();
  }
}

/** A store that knows one app. */
async function openStore({ icon, screens, trackName, primaryGenreName, description }) {
  const pictures = new Map([["/icon.png", draw(icon, 100, 100, 512)]]);
  for (const [index, screen] of screens.entries()) pictures.set(`/${index}.png`, drawScreen(screen));
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://store");
    const origin = `http://${request.headers.host}`;
    const [artworkUrl512, ...screenshotUrls] = [...pictures.keys()].map((path) => origin + path);
    const listing = { trackId: 1234567890, bundleId: "example.app", price: 0, currency: "EUR" };
    const results = [{ ...listing, trackName, primaryGenreName, description, artworkUrl512, screenshotUrls }];
    response.end(
      pathname === "/lookup" ? JSON.stringify({ resultCount: 1, results }) : await pictures.get(pathname),
    );
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** A screen with a title and rows, in two colours. */
function drawScreen(screen) {
  const [paper, ink, shape] = screen.split(" ");
  const [width, height] = shape === "wide" ? [200, 112] : [100, 216];
  const rows = Array.from({ length: 6 }, (_, row) => {
    const [top, length] = [height * (0.2 + row * 0.13), width * (0.86 - (row % 3) * 0.14)];
    return `<rect x="${width * 0.07}" y="${top}" width="${length}" height="${height * 0.09}" rx="3" fill="${ink}" opacity="${0.4 + (row % 3) * 0.25}"/>`;
  });
  const title = `<rect x="${width * 0.07}" y="${height * 0.07}" width="${width * 0.5}" height="${height * 0.05}" rx="2" fill="${ink}"/>`;
  return draw(
    `<path fill="${paper}" d="M0 0h200v216H0z"/>${title}${rows.join("")}`,
    width,
    height,
    6 * width,
  );
}

function draw(shapes, width, height, pixels) {
  const size = `viewBox="0 0 ${width} ${height}" width="${pixels}" height="${(pixels * height) / width}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function run(args, env = process.env) {
  const child = spawn(process.execPath, [cli, ...args], { env, stdio: ["ignore", "ignore", "inherit"] });
  const status = await new Promise((ended) => child.once("close", ended));
  if (status !== 0) throw new Error(`handbill ${args[0]} ended with ${status}`);
}
