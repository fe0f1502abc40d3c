import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { hostOf } from "../../src/hosts/hosts.js";
import { hostNames } from "../../src/model/hosts/serving.js";
import { buildSite } from "../support/flows.js";
import { siteAt } from "../support/sites/edit-site.js";
import { repository, sitesFolder, tempSite } from "../support/temp-site.js";

/* Each derived file has its page: who reads it, its rules and their sources. */

const read = (file: string) => readFileSync(join(repository, file), "utf8");
const list = read("docs/files/README.md");

/** The page for a module's files, if it does not have the module's name. */
const elsewhere: Readonly<Record<string, string>> = {
  alternates: "docs/languages.md",
  "collection-feed": "docs/files/feeds.md",
  "get-links": "docs/get-links.md",
  "legal-feed": "docs/files/feeds.md",
  search: "docs/search.md",
  "no-jekyll": "docs/hosts/github-pages.md",
};
const derivers = [
  ...read("src/derive/derive.ts").matchAll(/import \{ derive\w+ \} from "\.\/(?:[\w-]+\/)*([\w-]+)\.js"/g),
].map(([, name = ""]) => name);
const pagesOf = (folder: string) =>
  readdirSync(join(repository, folder))
    .filter((name) => name !== "README.md")
    .map((name) => `${folder}/${name}`);

test("each derived file has a page, and each page a derived file", () => {
  expect(derivers.length).toBeGreaterThan(10);
  const pages = new Set(derivers.map((name) => elsewhere[name] ?? `docs/files/${name}.md`));
  const written = [...pages].filter((page) => page.startsWith("docs/files/"));
  expect(written.sort()).toEqual(pagesOf("docs/files").sort());
  for (const page of pages) {
    const target = page.replace("docs/files/", "").replace("docs/", "../");
    if (page !== "docs/languages.md") expect(list).toContain(`](${target})`);
  }
});

test("each host has a page, which lists its files", () => {
  expect(pagesOf("docs/hosts").sort()).toEqual(hostNames.map((name) => `docs/hosts/${name}.md`).sort());
  const reported = {
    headers: [{ path: "/*", headers: {} }],
    redirects: [{ from: "/old", to: "/", status: 301 as const }],
    base: "/",
    outDir: "dist",
    name: "tidepool",
    phones: [],
  };
  const table = read("docs/hosts.md");
  for (const name of hostNames) {
    const page = read(`docs/hosts/${name}.md`);
    expect(table).toContain(`| [\`${name}\`](hosts/${name}.md) |`);
    expect(page).toContain(`\`host: "${name}"\``);
    for (const { path } of hostOf(name).configuration?.write(reported) ?? []) {
      expect(page, name).toContain(`\`${path}\``);
      expect(table, name).toContain(`\`${path}\``);
    }
  }
});

test.each([...pagesOf("docs/files"), ...pagesOf("docs/hosts")])("%s has all required sections", (page) => {
  const text = read(page);
  const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  expect(headings[0]).toMatch(/^Who reads (it|them)$/);
  expect(headings).toContain("Rules");
  if (page.startsWith("docs/hosts/")) expect(headings.at(-1)).toBe("Deploy");
  expect(text).toMatch(/^Sources?: /m);
});

test("a site with all files has none that the list lacks", async () => {
  const root = tempSite(onTestFinished, join(sitesFolder, "whole"));
  const site = siteAt(root);
  const day = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);
  site.replace(
    "site.config.ts",
    'icon: "/icon.svg",',
    `icon: "/icon.svg",
  appLinks: { paths: ["/tide/*"], credentials: true },
  collections: { news: { orderBy: "-date", feed: true } },
  redirects: { "/old": "/privacy-policy" },
  files: {
    sitemap: true,
    icons: true,
    manifest: true,
    structuredData: true,
    llms: true,
    appAds: { sellers: ["google.com, pub-4027318465920173, DIRECT, f08c47fec0942fa0"] },
    security: { contact: ["mailto:security@whole.site.dev"], expires: "${day}" },
  },`,
  );
  site.replace(
    "site.config.ts",
    'id1234567890" }',
    `id1234567890", bundleId: "dev.whole", teamId: "ABCDE12345", banner: true },
    googlePlay: {
      url: "https://play.google.com/store/apps/details?id=dev.whole",
      fingerprints: ["${Array(32).fill("0F").join(":")}"],
    }`,
  );
  site.write("content/news/one.md", "---\ntitle: One\ndate: 2025-08-17\n---\n\nText.\n");
  const { tree, diagnostics } = await buildSite(root);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  // A redirect is a page here, as the list says.
  expect(tree?.files.has("old.html")).toBe(true);
  const ours = [...(tree?.files.keys() ?? [])].filter(
    (file) => !/^assets\/|\.html$/.test(file) && file !== "icon.svg",
  );
  expect(ours.length).toBeGreaterThan(15);
  const named = [...list.matchAll(/`\/?([^`]+)`/g)].map(([, file]) => file);
  expect(ours.filter((file) => !named.includes(file))).toEqual([]);
});

describe("the table of how each host was tested", () => {
  const [, table = ""] = /## How each host was tested\n\n([\s\S]*?)\n\n/.exec(read("docs/hosts.md")) ?? [];
  const rows = table.split("\n").slice(2);
  const rowOf = (title: string) => rows.find((row) => row.startsWith(`| ${title}`)) ?? "";

  test("has each host once", () => {
    const titles = hostNames.map((name) => hostOf(name).title);
    expect(rows).toHaveLength(titles.length);
    for (const title of titles) expect(rowOf(title), title).not.toBe("");
  });

  test("lists programs that are run, and tests that exist", () => {
    const installed = read("scripts/test/test-hosts.mjs");
    const vendors = read("test/hosts/host-vendors.test.ts");
    const asked = rows.filter(
      (row) => row.includes("`npm run test:hosts`") && !row.includes("Netlify's parsers"),
    );
    expect(asked).toHaveLength(4);
    for (const row of asked) {
      const programs = [...row.matchAll(/`(@[^`/]+\/[^`]+|miniflare|superstatic)`/g)].map(
        ([, name = ""]) => name,
      );
      expect(programs, row).not.toEqual([]);
      for (const name of programs) {
        expect(installed, row).toContain(`"${name}@`);
        expect(vendors, row).toContain(`"${name}"`);
      }
    }
    for (const [, file = ""] of table.matchAll(/`((?:test|src)\/[^`]+)`/g))
      expect(existsSync(join(repository, file)), file).toBe(true);
  });

  test("lists the versions of installed servers", () => {
    const own = read("test/hosts/hosts.test.ts");
    for (const [name, title] of [
      ["nginx", "nginx"],
      ["caddy", "Caddy"],
    ] as const) {
      expect(rowOf(title)).toMatch(new RegExp(`^\\| ${title} \\d+\\.\\d+ `));
      expect(own).toContain(`"${name}"`);
    }
  });
});
