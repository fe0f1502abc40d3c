import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCli } from "./support/run-cli.js";
import { repository, sitesFolder, tempSite } from "./support/temp-site.js";
import { findFlaws } from "./support/well-known-flaws.js";

/*
 * The files for phones, stores and crawlers, as they are put out for a config that calls for all of them.
 */

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
    structuredData: true,
    llms: true,
    appAds: { sellers: ["google.com, pub-0000000000000000, DIRECT, f08c47fec0942fa0"] },
    security: { contact: ["mailto:security@tide.site.dev"], expires: "${inHalfAYear}" },
  },
});
`;
const named = [
  ".well-known/apple-app-site-association",
  ".well-known/assetlinks.json",
  ".well-known/security.txt",
  "app-ads.txt",
  "llms.txt",
  "robots.txt",
  "sitemap.xml",
];

function build(text: string) {
  const root = tempSite(onTestFinished);
  writeFileSync(join(root, "site.config.ts"), text);
  const { status, stdout } = runCli(["build", "--root", root, "--json"]);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string }[] };
  const read = (file: string) => readFileSync(join(root, "dist", file), "utf8");
  return { root, status, diagnostics, read, has: (file: string) => existsSync(join(root, "dist", file)) };
}

test("a config that calls for all gets all, and the pages' heads are valid", () => {
  const { root, status, diagnostics, read } = build(config);
  expect(diagnostics).toEqual([]);
  expect(status).toBe(0);
  for (const file of named) expect(read(file).length, file).toBeGreaterThan(0);
  const landing = read("index.html");
  expect(landing).toContain(
    '<meta name="apple-itunes-app" content="app-id=1234567890, app-clip-bundle-id=dev.tide.Clip, app-clip-display=card, app-argument=https://tide.site.dev/"/>',
  );
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(landing) ?? [];
  expect(JSON.parse(json).author.name).toBe("Tide </script>");
  const checked = runCli(["check", "--offline", "--root", root, "--json"]);
  expect(JSON.parse(checked.stdout).diagnostics).toEqual([]);
});

test("the phones' files say of every page that it stays in the browser, and open all else", () => {
  const { root, read } = build(config);
  const pages = readdirSync(join(root, "dist"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && file !== "404.html")
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, "$1").replace(/^(.+)\/$/, "$1/")}`);
  expect(pages.length).toBeGreaterThan(1);
  expect(findFlaws(read, { pages, others: ["/event/5", "/e"] })).toEqual([]);
});

test("nobody's file is written over, and none is there that the config does not call for", () => {
  const { has, diagnostics } = build(readFileSync(join(sitesFolder, "minimal/site.config.ts"), "utf8"));
  expect(diagnostics).toEqual([]);
  expect(named.filter(has)).toEqual(["robots.txt"]);
});

test("each file has its page in the docs: who reads it, its rules, how to turn it off", () => {
  const folder = join(repository, "docs/files");
  const list = readFileSync(join(folder, "README.md"), "utf8");
  for (const file of named) expect(list).toContain(`/${file}`);
  const pages = readdirSync(folder).filter((name) => name !== "README.md");
  for (const page of pages) {
    expect(list).toContain(`](${page})`);
    const text = readFileSync(join(folder, page), "utf8");
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings, page).toEqual(["Who reads it", "The rules", "Turning it off"]);
    expect(text, page).toMatch(/^Sources?: /m);
  }
});
