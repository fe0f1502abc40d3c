// `npm run gallery`: the landing pages that `handbill init` makes for eight made-up apps in each look, on one page of pictures
// with what axe, the build and Lighthouse say of each: screenshots/gallery/index.html. This repository's site is there, too.
// Words choose among them: `npm run gallery -- poster bank`. Those of earlier runs stay on the page.
// Lighthouse is asked where it is installed: `npm install --no-save lighthouse`, or its program in LIGHTHOUSE_PATH.
//   --docs also makes docs/starter.png. Needs what `npm test` needs, and a face for each script.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { ensureBrowser } from "./browsers/ensure-browser.mjs";
import { apps } from "./gallery/apps.mjs";
import { buildSite, makeSite, withServer } from "./gallery/make-site.mjs";
import { drawScreen } from "./gallery/screens.mjs";

const require = createRequire(import.meta.url);
const { chromium } = require("playwright-core");
const sharp = require("sharp");
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "screenshots/gallery");
const looks = ["showcase", "poster", "story"];
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const views = sizes.flatMap((size) => ["light", "dark"].map((scheme) => ({ ...size, scheme })));
const lighthouse = process.env.LIGHTHOUSE_PATH ?? join(root, "node_modules/.bin/lighthouse");

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const own = { app: { name: "This repository’s site", screens: [] }, look: "its own", id: "own" };
const made = apps.flatMap((app) => looks.map((look) => ({ app, look, id: `${app.slug}-${look}` })));
const all = [own, ...made];
const chosen = all.filter(({ id }) => words.every((word) => id.includes(word)));

const temporary = mkdtempSync(join(tmpdir(), "handbill-gallery-"));
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
try {
  mkdirSync(folder, { recursive: true });
  const drawn = new Map();
  for (const one of chosen) {
    const { app, look, id } = one;
    if (!drawn.has(app))
      drawn.set(app, await Promise.all(app.screens.map((_, index) => drawScreen(browser, app, index))));
    const site = one === own ? root : join(temporary, id);
    const findings = one === own ? await buildSite(root) : await makeSite(site, app, look, drawn.get(app));
    const weight = gzipSync(readFileSync(join(site, "dist/index.html")), { level: 9 }).length;
    const seen = await withServer(site, (home) => lookAt(home, id));
    writeFileSync(join(folder, `${id}.json`), JSON.stringify({ findings, weight, ...seen }));
    console.log(`${id}: ${summary(id)}`);
  }
  writeFileSync(join(folder, "index.html"), formatPage());
  if (process.argv.includes("--docs")) await drawSheet(join(root, "docs/starter.png"));
} finally {
  await browser.close();
  rmSync(temporary, { recursive: true, force: true });
}

/** Takes screenshots of a site's whole landing page, and runs axe and Lighthouse. */
async function lookAt(home, id) {
  const violations = new Set();
  for (const { width, height, scheme } of views) {
    const page = await browser.newPage({
      viewport: { width, height },
      colorScheme: scheme,
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    await page.goto(home, { waitUntil: "load" });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
    });
    await page.screenshot({ path: join(folder, `${id}-${width}-${scheme}.png`), fullPage: true });
    await page.evaluate(axe);
    for (const one of await page.evaluate(async () => (await globalThis.axe.run()).violations))
      violations.add(`${one.id} (${one.nodes.length}): ${one.nodes[0].html.slice(0, 120)}`);
    await page.close();
  }
  return { violations: [...violations], scores: existsSync(lighthouse) ? askLighthouse(home) : [] };
}

/** The scores of the best of three runs: other work on the machine lowers the one for performance. */
function askLighthouse(home) {
  const flags = ["--quiet", "--output=json", "--chrome-flags=--headless=new --no-sandbox"];
  let best = [0];
  for (let run = 0; run < 3 && best[0] < 100; run++) {
    const { categories } = JSON.parse(execFileSync(lighthouse, [home, ...flags], { maxBuffer: 1e8 }));
    const scores = Object.values(categories).map(({ score }) => Math.round(score * 100));
    if (scores[0] > best[0]) best = scores;
  }
  return best;
}

function summary(id) {
  const { findings, weight, violations, scores } = JSON.parse(
    readFileSync(join(folder, `${id}.json`), "utf8"),
  );
  const list = (all) => (all.length === 0 ? "0" : all.join(", "));
  const last = scores.length === 0 ? "" : `, Lighthouse ${scores.join(" ")}`;
  return `${weight} bytes, axe ${list(violations)}, findings ${list(findings)}${last}`;
}

function formatPage() {
  const asText = (text) => text.replace(/[&<]/g, (one) => `&#${one.charCodeAt(0)};`);
  const taken = all.filter(({ id }) => existsSync(join(folder, `${id}.json`)));
  const parts = taken.map(({ app, look, id }) => {
    const pictures = views.map(({ width, scheme }) => {
      const file = `${id}-${width}-${scheme}.png`;
      return `<a href="${file}" style="aspect-ratio:${width === 390 ? "390/844" : "1440/900"}"><img loading="lazy" src="${file}" alt="${width} px, ${scheme}"></a>`;
    });
    return `<h2>${asText(app.name)} – ${look}</h2><p>${asText(summary(id))}</p><div>${pictures.join("")}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>body{font:16px system-ui;margin:2rem;background:#ddd}div{display:flex;gap:1rem;overflow-x:auto}a{flex:none;height:28rem;overflow-y:auto}img{width:100%}</style>${parts.join("\n")}</html>\n`;
}

/** The first windows of all sites, one row per app. */
async function drawSheet(file) {
  const [wide, narrow, height, gap] = [400, 115, 250, 12];
  const layers = [];
  for (const [row, app] of apps.entries()) {
    for (const [column, look] of looks.entries()) {
      const left = gap + column * (wide + narrow + 3 * gap);
      const top = gap + row * (height + gap);
      for (const [{ width, height: high }, shown, x] of [
        [sizes[1], wide, left],
        [sizes[0], narrow, left + wide + gap],
      ]) {
        const input = await sharp(join(folder, `${app.slug}-${look}-${width}-light.png`))
          .extract({ left: 0, top: 0, width, height: high })
          .resize(shown, height)
          .toBuffer();
        layers.push({ input, left: x, top });
      }
    }
  }
  const size = {
    width: looks.length * (wide + narrow + 3 * gap),
    height: gap + apps.length * (height + gap),
  };
  await sharp({ create: { ...size, channels: 3, background: "#e4e2dd" } })
    .composite(layers)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(file);
}
