import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { startStaticHost } from "../support/network/static-host.js";
import { buildSite, forbidEncoders, mediaSite } from "../support/sites/media-site.js";
import { isThorough } from "../support/thorough.js";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>`;

/** A photo of 800 × 400 from a camera held upright: landscape pixels, with an Exif orientation. */
async function photo(red = 200): Promise<Buffer> {
  const create = { width: 400, height: 800, channels: 3, background: { r: red, g: 80, b: 20 } } as const;
  return sharp({ create }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
}

async function imageSite(): Promise<string> {
  const page = `import { Image } from "handbill";
import drawing from "./_drawing.svg";
import photo from "./_photo.jpg";
export const meta = { title: "A page", description: "A page for you to look at." };
export default () => (
  <main id="top">
    <h1>Pictures</h1>
    <Image src={photo} widths={[100, 200, 4000]} sizes="200px" alt="A field" priority />
    <Image src={photo} widths={[100]} alt="" />
    <Image src={drawing} widths={[100]} alt="A line" className="line" />
  </main>
);
`;
  const files = { "pages/index.tsx": page, "pages/_drawing.svg": svg, "pages/_photo.jpg": await photo() };
  return mediaSite(onTestFinished, { files });
}

test("images are encoded in their formats and widths, up to their own width", async () => {
  const { codes, assets } = buildSite(await imageSite());
  expect(codes).toEqual([]);
  const made = [...assets.keys()].filter((name) => /^_photo-[0-9a-f]{10}-/.test(name));
  const facts = await Promise.all(
    made.map(async (name) => {
      const { format, compression, width, height, exif } = await sharp(assets.get(name)).metadata();
      return `${compression === "av1" ? "avif" : format} ${width} × ${height}${exif ? " with Exif" : ""}`;
    }),
  );
  expect([...assets.keys()].filter((name) => /^_photo-[0-9a-f]{10}\./.test(name))).toEqual([]);
  const sizes = ["100 × 50", "200 × 100", "800 × 400"];
  const modern = (format: string) => sizes.map((size) => `${format} ${size}`);
  // The widest one of each image.
  const own = ["jpeg 100 × 50", "jpeg 800 × 400"];
  expect(facts.sort()).toEqual([...modern("avif"), ...own, ...modern("webp")]);
});

test("a browser loads the format that it supports and the width that it needs", async () => {
  const root = await imageSite();
  buildSite(root);
  const host = await startStaticHost(join(root, "dist"), "/");
  onTestFinished(host.close);
  const browser = await startBrowser();
  onTestFinished(() => browser.close());
  const { page } = await openPage(browser, { viewport: { width: 800, height: 600 } });
  await page.goto(host.origin);
  const images = await page.evaluate(`Promise.all([...document.images].map(async (image) => {
    await image.decode();
    const { currentSrc, width, height, alt, loading, decoding, fetchPriority, className } = image;
    const file = currentSrc.replace(/^.*_|-[0-9a-f]{10}/g, "");
    return { file, width, height, alt, loading, decoding, fetchPriority, className };
  }))`);
  const lazy = { loading: "lazy", decoding: "async", fetchPriority: "auto", className: "" };
  expect(images).toEqual([
    {
      ...lazy,
      file: "photo-200.avif",
      width: 800,
      height: 400,
      alt: "A field",
      loading: "eager",
      decoding: "auto",
      fetchPriority: "high",
    },
    { ...lazy, file: "photo-100.avif", width: 800, height: 400, alt: "" },
    { ...lazy, file: "drawing.svg", width: 40, height: 20, alt: "A line", className: "line" },
  ]);
});

test("a second build encodes nothing, and a changed image is encoded again", async () => {
  const root = await imageSite();
  const first = buildSite(root).assets;
  expect(buildSite(root, forbidEncoders(root)).assets).toEqual(first);

  writeFileSync(join(root, "pages/_photo.jpg"), await photo(10));
  const { ok, diagnostics } = buildSite(root, forbidEncoders(root));
  expect(ok).toBe(false);
  expect(diagnostics.map(({ code }) => code)).toEqual(["encode/no-sharp"]);
  const second = buildSite(root).assets;
  expect([...second.keys()]).toHaveLength(first.size);
  const kept = [...second.keys()].filter((name) => first.has(name));
  expect(kept).toEqual([expect.stringMatching(/^_drawing-.*\.svg$/)]);
});

test.runIf(isThorough)("another version of the encoder gives other files under other names", async () => {
  const root = await imageSite();
  const first = buildSite(root).assets;
  // The package claims another version.
  const file = join(root, "another-version.cjs");
  writeFileSync(
    file,
    `const fs = require("node:fs");
     const read = fs.readFileSync;
     fs.readFileSync = (path, ...rest) => {
       const text = read(path, ...rest);
       return /node_modules.sharp.package\\.json$/.test(String(path)) && typeof text === "string"
         ? JSON.stringify({ ...JSON.parse(text), version: "99.0.0" })
         : text;
     };
     require("node:module").syncBuiltinESMExports();`,
  );
  const second = buildSite(root, `--require ${file}`).assets;
  const both = [...second.keys()].filter((name) => first.has(name));
  // Files that are published unchanged keep their names.
  expect(both).toEqual([expect.stringMatching(/^_drawing-[0-9a-f]{10}\.svg$/)]);
  expect(second.size).toBe(first.size);
});

test("images have the same bytes without the cache", async () => {
  const [one, other] = [await imageSite(), await imageSite()];
  expect(buildSite(one).assets).toEqual(buildSite(other).assets);
});

test("a site builds even if its cache cannot be written", async () => {
  const root = await imageSite();
  writeFileSync(join(root, "node_modules"), "in the way");
  expect(buildSite(root).ok).toBe(true);
});

test("an animated WebP is rejected, because its animation would be lost", async () => {
  const root = await imageSite();
  const frames = [await photo(), await photo(10)];
  const animated = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer();
  writeFileSync(join(root, "pages/_dance.webp"), animated);
  const index = join(root, "pages/index.tsx");
  writeFileSync(index, readFileSync(index, "utf8").replace("./_photo.jpg", "./_dance.webp"));
  expect(buildSite(root).codes).toEqual(["encode/animated-image"]);
});

test("an image that only its decoder finds broken is reported with its file", async () => {
  const root = await imageSite();
  const png = await sharp(await photo())
    .png()
    .toBuffer();
  // Start, end and size are valid; the data in between is not.
  png.fill(0, png.indexOf("IDAT") + 8, png.length - 30);
  writeFileSync(join(root, "pages/_torn.png"), png);
  const index = join(root, "pages/index.tsx");
  writeFileSync(index, readFileSync(index, "utf8").replace("./_photo.jpg", "./_torn.png"));
  const { ok, diagnostics } = buildSite(root);
  expect(ok).toBe(false);
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(["encode/bad-image"]));
  expect(diagnostics[0]).toMatchObject({ file: "pages/_torn.png" });
});

test("a site without an image does not load the encoder", () => {
  const root = mediaSite(onTestFinished, {});
  expect(buildSite(root, forbidEncoders(root)).ok).toBe(true);
  expect(() => statSync(join(root, "node_modules/.cache/handbill/images"))).toThrow("ENOENT");
});
