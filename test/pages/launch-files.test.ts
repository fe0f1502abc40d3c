import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { loadedWith } from "../support/cli/loaded-with.js";
import { buildJson, checkSite } from "../support/flows.js";
import { startStaticHost } from "../support/network/static-host.js";
import { findFlaws } from "../support/sites/well-known-flaws.js";
import { sitesFolder, tempSite } from "../support/temp-site.js";

/* The output of all files for phones, stores and crawlers. */

const inHalfAYear = new Date(Date.now() + 180 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const config = `import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://tide.site.dev/",
  language: "en",
  app: { name: "Tidepool", description: "Tide times for your beach.", price: { amount: 0, currency: "EUR" } },
  stores: {
    appStore: {
      url: "https://apps.apple.com/app/id1234567890",
      bundleId: "dev.tide",
      teamId: "ABCDE12345",
      clip: "dev.tide.Clip",
      banner: true,
    },
    googlePlay: {
      url: "https://play.google.com/store/apps/details?id=dev.tide",
      fingerprints: ["${Array(32).fill("0F").join(":")}"],
    },
  },
  publisher: { name: "Tide </script>", email: "hello@tide.site.dev" },
  legal: { effectiveDate: "2025-08-17", minimumAge: 13 },
  icon: "/icon.svg",
  appLinks: { paths: ["/*"], credentials: true },
  files: {
    sitemap: true,
    icons: true,
    manifest: true,
    structuredData: true,
    llms: true,
    appAds: { sellers: ["google.com, pub-4027318465920173, DIRECT, f08c47fec0942fa0"] },
    security: { contact: ["mailto:security@tide.site.dev"], expires: "${inHalfAYear}" },
  },
});
`;
const named = [
  ".well-known/apple-app-site-association",
  ".well-known/assetlinks.json",
  ".well-known/security.txt",
  "app-ads.txt",
  "apple-touch-icon.png",
  "favicon.ico",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable-512.png",
  "llms.txt",
  "robots.txt",
  "site.webmanifest",
  "sitemap.xml",
];

async function build(
  text: string,
  files: Readonly<Record<string, string>> = {},
  root = tempSite(onTestFinished),
) {
  for (const [file, content] of Object.entries(files)) writeFileSync(join(root, file), content);
  writeFileSync(join(root, "site.config.ts"), text);
  const { status, diagnostics } = await buildJson(root);
  const read = (file: string) => readFileSync(join(root, "dist", file), "utf8");
  return { root, status, diagnostics, read, has: (file: string) => existsSync(join(root, "dist", file)) };
}

test("a config that requests all files gets all of them, with valid heads", async () => {
  const { root, status, diagnostics, read } = await build(config);
  expect(diagnostics).toEqual([]);
  expect(status).toBe(0);
  for (const file of named) expect(read(file).length, file).toBeGreaterThan(0);
  const landing = read("index.html");
  expect(landing).toContain(
    '<meta name="apple-itunes-app" content="app-id=1234567890, app-clip-bundle-id=dev.tide.Clip, app-clip-display=card, app-argument=https://tide.site.dev/"/>',
  );
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(landing) ?? [];
  expect(JSON.parse(json).author.name).toBe("Tide </script>");
  expect((await checkSite(root)).diagnostics).toEqual([]);
});

test("the association files exclude every page and open all other paths", async () => {
  const { root, read } = await build(config);
  const pages = readdirSync(join(root, "dist"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && file !== "404.html")
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, "$1").replace(/^(.+)\/$/, "$1/")}`);
  expect(pages.length).toBeGreaterThan(1);
  expect(findFlaws(read, { pages, others: ["/event/5", "/e"] })).toEqual([]);
});

test("Chromium accepts the web manifest and all icons, and the policy allows them", async () => {
  const { root } = await build(config);
  const [host, browser] = await Promise.all([startStaticHost(join(root, "dist"), "/"), startBrowser()]);
  try {
    const { page, complaints } = await openPage(browser);
    await page.goto(host.origin);
    const session = await page.context().newCDPSession(page);
    const { url, data, errors, manifest } = await session.send("Page.getAppManifest");
    expect([url, errors]).toEqual([`${host.origin}/site.webmanifest`, []]);
    // Chromium reads the app on Google Play from it; on a phone it may offer to install the app.
    expect(manifest).toMatchObject({
      relatedApplications: [
        { id: "dev.tide", url: "https://play.google.com/store/apps/details?id=dev.tide" },
      ],
    });
    expect(JSON.parse(data ?? "")).toMatchObject({ name: "Tidepool", display: "browser", start_url: "/" });
    const pictures = [
      "favicon.ico",
      "apple-touch-icon.png",
      "icon-192.png",
      "icon-512.png",
      "icon-maskable-512.png",
    ];
    const widths = await page.evaluate(
      (files) =>
        Promise.all(
          files.map(async (file) => {
            const image = new Image();
            image.src = `/${file}`;
            await image.decode();
            return image.naturalWidth;
          }),
        ),
      pictures,
    );
    expect(widths).toEqual([32, 180, 192, 512, 512]);
    expect(complaints).toEqual([]);
  } finally {
    await Promise.all([browser.close(), host.close()]);
  }
});

describe("icons", () => {
  const drawing = (content: string, box = "0 0 32 32") =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>`;
  const disc = drawing('<circle cx="16" cy="16" r="16" fill="#c00"/>');
  const tile = drawing('<path fill="#0c0" d="M0 0h32v32H0z"/>');

  async function pixelsOf(root: string, file: string) {
    const { data, info } = await sharp(join(root, "dist", file))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
    ];
    return { width: info.width, height: info.height, at };
  }
  const [red, green, white] = [
    [204, 0, 0, 255],
    [0, 204, 0, 255],
    [255, 255, 255, 255],
  ];

  test("have their sizes, and a margin where a phone crops", async () => {
    const { root, diagnostics, read } = await build(config, { "public/icon.svg": disc });
    expect(diagnostics).toEqual([]);
    expect(imageSize(readFileSync(join(root, "dist/favicon.ico")))).toMatchObject({ type: "ico", width: 32 });
    for (const side of [192, 512]) {
      const { width, height, at } = await pixelsOf(root, `icon-${side}.png`);
      expect([width, height, at(0, 0)[3], at(side / 2, 1)]).toEqual([side, side, 0, red]);
    }
    const touch = await pixelsOf(root, "apple-touch-icon.png");
    expect([touch.width, touch.at(0, 0), touch.at(90, 15), touch.at(90, 25)]).toEqual([
      180,
      white,
      white,
      red,
    ]);
    const maskable = await pixelsOf(root, "icon-maskable-512.png");
    // Outside the circle of 80 % of the width there is only background.
    for (let angle = 0; angle < 360; angle++) {
      const [x, y] = [Math.cos, Math.sin].map((turn) =>
        Math.round(256 + 206 * turn((angle * Math.PI) / 180)),
      );
      expect(maskable.at(x ?? 0, y ?? 0), `${angle}°`).toEqual(white);
    }
    expect(maskable.at(256, 256)).toEqual(red);
    const landing = read("index.html");
    expect(landing).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32"/>');
    expect(landing).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>');
    const { icons } = JSON.parse(read("site.webmanifest"));
    for (const { src } of icons) expect(existsSync(join(root, "dist", src)), src).toBe(true);
  });

  test("without transparency are published unchanged", async () => {
    const { root } = await build(config, { "public/icon.svg": tile });
    for (const [file, side] of [
      ["apple-touch-icon.png", 180],
      ["icon-maskable-512.png", 512],
    ] as const)
      for (const place of [0, side - 1])
        expect((await pixelsOf(root, file)).at(place, place), file).toEqual(green);
  });

  test("are the same from the cache and rendered again, and differ for another icon", async () => {
    const folder = tempSite(onTestFinished);
    const bytes = async (icon: string) => {
      const { root } = await build(config, { "public/icon.svg": icon }, folder);
      return readFileSync(join(root, "dist/icon-maskable-512.png"));
    };
    const first = await bytes(disc);
    expect((await bytes(disc)).equals(first)).toBe(true);
    expect((await bytes(tile)).equals(first)).toBe(false);
    rmSync(join(folder, "node_modules/.cache"), { recursive: true, force: true });
    expect((await bytes(disc)).equals(first)).toBe(true);
  });
});

test("existing files are not overwritten, and no file is written without the config's request", async () => {
  const { has, diagnostics } = await build(readFileSync(join(sitesFolder, "minimal/site.config.ts"), "utf8"));
  expect(diagnostics).toEqual([]);
  expect(named.filter(has)).toEqual(["robots.txt"]);
});

test("a config without requests loads no encoder", () => {
  // One is in the code for icons, cards, images and fonts, one in the code that requests a live site.
  const words = ["compressionLevel", "digitalassetlinks"];
  const root = tempSite(onTestFinished);
  expect(loadedWith(words, root)).toEqual([]);
  writeFileSync(join(root, "site.config.ts"), config);
  writeFileSync(join(root, "public/icon.svg"), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  expect(loadedWith(words, root)).toEqual(["compressionLevel"]);
});
