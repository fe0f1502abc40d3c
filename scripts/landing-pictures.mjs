// `node scripts/landing-pictures.mjs <folder of a built site>... [--to docs]`: the landing page at all widths, a row for
// each built site, such as one from before a change and one from after it: landing-light.png and landing-dark.png.
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBrowser } from "./ensure-browser.mjs";

const require = createRequire(import.meta.url);
const { chromium } = require("playwright-core");
const sharp = require("sharp");

const widths = [320, 390, 768, 1024, 1440, 1920];
const schemes = ["light", "dark"];
const types = { ".html": "text/html; charset=utf-8", ".svg": "image/svg+xml", ".woff2": "font/woff2" };
/** All pictures of a row are drawn at this part of their size, with this many pixels between them. */
const scale = 0.22;
const gap = 16;
const grey = "#8a8a8a";

const { values, positionals } = parseArgs({
  options: { to: { type: "string", default: "docs" } },
  allowPositionals: true,
});
if (positionals.length === 0) throw new Error("Name at least one folder that a build has written.");

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
try {
  for (const scheme of schemes) {
    const rows = [];
    for (const folder of positionals) rows.push(await takeRow(folder, scheme));
    const file = join(values.to, `landing-${scheme}.png`);
    await stack(rows).then((picture) => picture.png({ palette: true, colours: 64, effort: 10 }).toFile(file));
    console.log(file);
  }
} finally {
  await browser.close();
}

/** @returns {Promise<Buffer[]>} the landing page of a built site, whole, at each width */
async function takeRow(folder, colorScheme) {
  const server = await serve(folder);
  const pictures = [];
  for (const width of widths) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: "reduce",
    });
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot({ fullPage: true });
    pictures.push(
      await sharp(png)
        .resize(Math.round(width * scale))
        .toBuffer(),
    );
    await page.close();
  }
  server.close();
  return pictures;
}

async function serve(folder) {
  const server = createServer(({ url }, response) => {
    const file = join(folder, url === "/" ? "index.html" : new URL(url, "http://host").pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return server;
}

/** Lays rows of pictures below each other, each as high as its highest picture. */
async function stack(rows) {
  const layers = [];
  let [top, right] = [gap, 0];
  for (const row of rows) {
    let [left, bottom] = [gap, top];
    for (const input of row) {
      const { width, height } = await sharp(input).metadata();
      layers.push({ input, left, top });
      left += width + gap;
      bottom = Math.max(bottom, top + height);
    }
    right = Math.max(right, left);
    top = bottom + gap;
  }
  const canvas = sharp({ create: { width: right, height: top, channels: 3, background: grey } });
  return sharp(await canvas.composite(layers).png().toBuffer());
}
