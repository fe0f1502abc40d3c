import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { readPicture, unpack } from "../support/appearance/pixels.js";
import { type EditableSite, siteAt } from "../support/sites/edit-site.js";
import { buildSite, mediaSite } from "../support/sites/media-site.js";

const font = `fonts: [{ family: "Archivo", package: "@fontsource/archivo", weight: 800 }],`;
const page = (title: string, description = `A page for you to look at, about ${title}.`) =>
  `export const meta = { title: ${JSON.stringify(title)}, description: ${JSON.stringify(description)} };
export default () => <main><h1>${title}</h1></main>;
`;

interface CardSite {
  readonly config?: string;
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly packages?: readonly string[];
}

/** A site with two pages, a not-found page, and cards. */
function cardSite({
  config = `cards: true, brand: "#0b7a75", ${font}`,
  files,
  packages,
}: CardSite = {}): EditableSite {
  const root = mediaSite(onTestFinished, {
    config,
    packages: packages ?? ["@fontsource/archivo", "@takumi-rs/core", "@takumi-rs/helpers"],
    files: { "pages/index.tsx": page("Tides of Lisbon"), "pages/help.tsx": page("Help · Tides"), ...files },
  });
  return siteAt(root);
}

const own = (jsx: string) => `import type { CardProps } from "handbill";
export default function Card({ title, site }: CardProps) {
  return ${jsx};
}
`;

/** The URL of a page's card in its head. */
function cardOf({ read }: EditableSite, file: string): string | undefined {
  return /<meta property="og:image" content="([^"]*)"/.exec(read(`dist/${file}`))?.[1];
}

/** The card of a page, and its colour at a position. */
async function pictureOf(site: EditableSite, file: string) {
  const name = cardOf(site, file)?.split("/").at(-1) ?? "";
  const { width, height, at } = await readPicture(readFileSync(join(site.root, "dist/assets", name)));
  return { size: [width, height], colourAt: (x: number, y: number) => unpack(at(x, y)) };
}

test("each page has a card of 1200 by 630 px in the brand colour, linked in its head", async () => {
  const site = cardSite();
  const { codes } = buildSite(site.root);
  expect(codes).toEqual([]);
  const head = site.read("dist/help.html");
  expect(head).toMatch(
    /<meta property="og:image" content="https:\/\/[^"]+\/assets\/card-[0-9a-f]{10}\.png"\/><meta property="og:image:width" content="1200"\/><meta property="og:image:height" content="630"\/><meta property="og:image:alt" content="Help · Tides"\/><meta name="twitter:card" content="summary_large_image"\/>/,
  );
  expect(head.match(/twitter:card/g)).toHaveLength(1);
  expect(cardOf(site, "index.html")).not.toBe(cardOf(site, "help.html"));
  const { size, colourAt } = await pictureOf(site, "help.html");
  expect(size).toEqual([1200, 630]);
  expect(colourAt(1190, 10)).toEqual([11, 122, 117]);
});

test("the landing page's card shows the app's name in each language", async () => {
  const site = cardSite();
  site.replace("site.config.ts", 'language: "en"', 'languages: ["en", "pt-PT"]');
  const policy = `${site.read("legal/privacy.md")}\n<!-- answers: language.binding -->\n\nEnglish binds.\n`;
  for (const language of ["en", "pt-PT"]) site.write(`legal/${language}/privacy.md`, policy);
  site.remove("legal/privacy.md");
  expect(new Set(buildSite(site.root).codes)).toEqual(
    new Set(["plan/shared-meta", "read/untranslated-message"]),
  );
  const [english, portuguese] = ["index.html", "pt-pt.html"].map((file) => {
    const name = cardOf(site, file)?.split("/").at(-1) ?? "";
    return readFileSync(join(site.root, "dist/assets", name)).toString("base64");
  });
  expect(portuguese).toBe(english);
});

test("the not-found page has no card, and a site without cards needs no engine", () => {
  const with404 = cardSite({ files: { "pages/404.tsx": page("Nothing here") } });
  buildSite(with404.root);
  expect(cardOf(with404, "404.html")).toBeUndefined();
  expect(with404.read("dist/404.html")).toContain('<meta name="twitter:card" content="summary"/>');
  const without = cardSite({ config: "", packages: [] });
  expect(buildSite(without.root).codes).toEqual([]);
  expect(without.read("dist/index.html")).not.toContain("og:image");
});

test("an unchanged build uses the cached cards without loading the engine", () => {
  const site = cardSite();
  buildSite(site.root);
  const [card] = namesOf(site);
  const before = site.read(`dist/assets/${card}`);
  site.write("forbid.cjs", forbidding);
  const forbidden = `--require ${join(site.root, "forbid.cjs")}`;
  expect(buildSite(site.root, forbidden).codes).toEqual([]);
  expect(namesOf(site)).toContain(card);
  expect(site.read(`dist/assets/${card}`)).toBe(before);
  site.replace("pages/help.tsx", "Help · Tides", "Aid · Tides");
  expect(buildSite(site.root, forbidden).codes).toEqual(["card/no-engine"]);
});

const namesOf = ({ root }: EditableSite) =>
  readdirSync(join(root, "dist/assets")).filter((name) => name.startsWith("card-"));

/** Preloaded: loading the engine for cards fails, but not reading its version. */
const forbidding = `const Module = require("node:module");
const load = Module._load;
Module._load = function (name, ...rest) {
  if (name === "@takumi-rs/core") throw new Error("the engine was loaded");
  return load.call(this, name, ...rest);
};
`;

test("the site's own cards use its images and facts, and a changed card gets another file name", async () => {
  const card = (colour: string) =>
    own(
      `<div style={{ display: "flex", width: "100%", height: "100%", background: "${colour}", fontFamily: "Archivo" }}>` +
        `<img src={site.publicHref("/square.svg")} width={100} height={100} />{title}</div>`,
    );
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#00ff00" d="M0 0h1v1H0z"/></svg>';
  const site = cardSite({ files: { "pages/_card.tsx": card("#ff0000"), "public/square.svg": square } });
  expect(buildSite(site.root).codes).toEqual([]);
  const { colourAt } = await pictureOf(site, "index.html");
  expect(colourAt(1190, 620)).toEqual([255, 0, 0]);
  expect(colourAt(50, 50)).toEqual([0, 255, 0]);
  const red = cardOf(site, "index.html");
  site.write("public/square.svg", square.replace("#00ff00", "#0000ff"));
  buildSite(site.root);
  expect(cardOf(site, "index.html")).not.toBe(red);
  expect((await pictureOf(site, "index.html")).colourAt(50, 50)).toEqual([0, 0, 255]);
});

const flaws: Readonly<Record<string, { site: CardSite; codes: readonly string[] }>> = {
  "a missing picture": {
    site: { files: { "pages/_card.tsx": own('<img src="https://elsewhere.example/a.png" />') } },
    codes: ["card/no-image"],
  },
  "a class, which a card does not support": {
    site: { files: { "pages/_card.tsx": own('<b className="big">a</b>') } },
    codes: ["read/unstyled-class"],
  },
  "a broken picture": {
    site: { files: { "pages/_card.tsx": own('<img src="/a.png" />'), "public/a.png": "no" } },
    codes: ["read/bad-image"],
  },
  "a missing picture in its style": {
    site: { files: { "pages/_card.tsx": own('<b style={{ background: "url(/gone.png)" }}>a</b>') } },
    codes: ["card/no-image"],
  },
  "a broken picture in a data URL": {
    site: { files: { "pages/_card.tsx": own('<img src="data:image/png;base64,iVBORw0KGgo=" />') } },
    codes: ["card/broken-image"],
  },
  "a style that the engine rejects": {
    site: {
      files: { "pages/_card.tsx": own('<b style={{ background: "linear-gradient(nonsense)" }}>a</b>') },
    },
    codes: ["card/not-drawn"],
  },
  "a picture with a literal path instead of an import": {
    site: { files: { "pages/_card.tsx": own('<img src={("./a.png" as { href?: string }).href} />') } },
    codes: ["card/not-drawn"],
  },
  "a missing engine": { site: { packages: ["@fontsource/archivo"] }, codes: ["card/no-engine"] },
  "a component that throws": {
    site: { files: { "pages/_card.tsx": own("<b>{site.nothing.here}</b>") } },
    codes: ["render/threw"],
  },
  "a file without a component": {
    site: { files: { "pages/_card.tsx": "export const card = 1;\n" } },
    codes: ["card/no-component"],
  },
  "a file that no config enables": {
    site: { config: "", files: { "pages/_card.tsx": own("<b>{title}</b>") } },
    codes: ["card/unused"],
  },
};

test.each([
  ["no font at all", 'cards: true, brand: "#0b7a75",', "card/no-font"],
  ["no font with a letter of the page", undefined, "card/missing-glyph"],
])("a site that has %s has cards without those texts", async (_, config, code) => {
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#00ff00" d="M0 0h1v1H0z"/></svg>';
  const files = { "pages/help.tsx": page("潮汐 Tides"), "public/icon.svg": icon };
  const site = cardSite({ ...(config !== undefined && { config }), files });
  const { ok, codes } = buildSite(site.root);
  expect(ok).toBe(true);
  expect(codes).toEqual([code]);
  const { size, colourAt } = await pictureOf(site, "help.html");
  expect(size).toEqual([1200, 630]);
  // The card shows the icon only: large, in the vertical middle.
  expect(colourAt(240, 315)).toEqual([0, 255, 0]);
});

test("letters without a font on the site's own card are omitted", async () => {
  const card = own(
    `<div style={{ display: "flex", flexDirection: "column", width: "100%", height: "100%", background: "#f00", fontFamily: "Archivo" }}>` +
      `<p>{"潮汐 and more".repeat(9)}</p></div>`,
  );
  const site = cardSite({ files: { "pages/_card.tsx": card } });
  const { ok, codes } = buildSite(site.root);
  expect(ok).toBe(true);
  expect(codes).toEqual(["card/missing-glyph"]);
  const name = cardOf(site, "index.html")?.split("/").at(-1) ?? "";
  const { dominant, channels } = await sharp(join(site.root, "dist/assets", name)).stats();
  expect(dominant.r).toBeGreaterThan(240);
  expect(channels[1]?.max).toBe(0);
});

test("a card in a right-to-left language is mirrored", async () => {
  const card = own(
    `<div style={{ display: "flex", width: "100%", height: "100%" }}>` +
      `<b style={{ width: 600, background: "#f00" }} /><b style={{ width: 600, background: "#00f" }} /></div>`,
  );
  const site = cardSite({
    config: `cards: true, brand: "#0b7a75", language: "ar", ${font}`,
    files: { "pages/_card.tsx": card },
  });
  expect(buildSite(site.root).ok).toBe(true);
  const { colourAt } = await pictureOf(site, "index.html");
  expect([colourAt(50, 50), colourAt(1150, 50)]).toEqual([
    [0, 0, 255],
    [255, 0, 0],
  ]);
});

test("a card that is too large for some chats is reported with its page", async () => {
  const noise = await sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 90 },
    },
  })
    .png()
    .toBuffer();
  const files = {
    "pages/_card.tsx": own(
      '<p style={{ fontFamily: "Archivo" }}><img src="/noise.png" width={600} height={600} />{title}</p>',
    ),
    "public/noise.png": noise,
  };
  const { ok, diagnostics } = buildSite(cardSite({ files }).root);
  expect(ok).toBe(true);
  // Cards of the same size in kilobytes are one finding; the picture differs in each run.
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(["card/too-heavy"]));
  expect(diagnostics.flatMap(({ page, pages = [page] }) => pages).sort()).toEqual(["/", "/help", "/privacy"]);
});

test.each(Object.entries(flaws))("a card with %s is reported", (_, { site, codes }) => {
  const found = buildSite(cardSite(site).root).codes;
  expect([...new Set(found)]).toEqual(codes);
});
