import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { buildSite } from "../support/flows.js";
import { readFolder } from "../support/read-folder.js";
import { siteAt } from "../support/sites/edit-site.js";
import { type WalkedPage, walkPages, walkSitemap } from "../support/sites/walk-pages.js";
import { copySite, type OnEnd, sitesFolder, tempFolder } from "../support/temp-site.js";

/*
 * The output of sites with several languages. A crawler that is independent of handbill reads the pages like search engines and browsers.
 */

function siteOf(name: string, onEnd: OnEnd): string {
  const root = tempFolder(onEnd);
  copySite(join(sitesFolder, name), root);
  return root;
}

const sites = [
  { site: "two-languages", tags: ["en", "pt-PT"], base: "/" },
  { site: "four-languages", tags: ["en-US", "zh-Hans", "pt-PT", "ar"], base: "/" },
  { site: "four-languages", tags: ["en-US", "zh-Hans", "pt-PT", "ar"], base: "/deep/down/" },
  { site: "each-prefix", tags: ["en", "pt-PT", "ar"], base: "/" },
  { site: "each-prefix", tags: ["en", "pt-PT", "ar"], base: "/deep/down/" },
];

describe.each(sites)("$site under $base", ({ site, tags, base }) => {
  let dist: string;
  let pages: readonly WalkedPage[];
  let listed: readonly WalkedPage[];
  /** The page at the root, if the root belongs to no language. */
  let choice: WalkedPage | undefined;
  beforeAll(async () => {
    let clear = () => {};
    const root = siteOf(site, (end) => {
      clear = end;
    });
    const { diagnostics } = await buildSite(root, { today: "2026-01-01", strict: true, base });
    expect(diagnostics).toEqual([]);
    dist = join(root, "dist");
    pages = walkPages(dist);
    const isHidden = ({ all }: WalkedPage) =>
      all("meta").some(({ attributes }) => attributes.content === "noindex");
    listed = pages.filter((page) => !isHidden(page));
    choice = site === "each-prefix" ? pages.find(({ file }) => file === "index.html") : undefined;
    return clear;
  });
  const pathOf = (page: WalkedPage | undefined) => new URL(page?.canonical ?? "").pathname;

  test("has pages whose alternate links are mutual", () => {
    const byAddress = new Map(listed.map((page) => [page.canonical, page]));
    expect(byAddress.size).toBe(listed.length);
    for (const page of listed) {
      const { alternates, language, canonical, all } = page;
      expect(alternates.map(([tag]) => tag)).toEqual([...tags, "x-default"]);
      const own = new Map(alternates);
      expect(own.get(page === choice ? "x-default" : (language ?? ""))).toBe(canonical);
      const isHome = all("h1").some(({ attributes }) => attributes.id === "top");
      expect(own.get("x-default")).toBe(
        choice && (page === choice || isHome) ? choice.canonical : own.get(tags[0] ?? ""),
      );
      for (const [tag, href] of alternates) {
        const other = byAddress.get(href);
        expect(tag === "x-default" ? tags[0] : tag, href).toBe(other?.language);
        expect(other?.alternates).toEqual(alternates);
      }
    }
  });

  test("has dir only on right-to-left pages, and og:locale on each page", () => {
    for (const { all, language } of listed) {
      expect(all("html")[0]?.attributes.dir).toBe(language === "ar" ? "rtl" : undefined);
      const metas = all("meta").map(({ attributes }) => attributes);
      const locales = metas.filter(({ property }) => property?.startsWith("og:locale"));
      expect(locales.map(({ property }) => property)).toEqual([
        "og:locale",
        ...tags.slice(1).map(() => "og:locale:alternate"),
      ]);
      const spoken = locales.map(({ content }) => content?.replace(/_[A-Z]{2}$/, ""));
      const plain = (tag = "") => tag.split("-")[0];
      expect(spoken[0]).toBe(plain(language));
      expect(new Set(spoken)).toEqual(new Set(tags.map(plain)));
    }
  });

  test("has the same URLs and alternates in its sitemap as in its pages", () => {
    const urls = walkSitemap(readFileSync(join(dist, "sitemap.xml"), "utf8"));
    expect(urls).toEqual(new Map(listed.map(({ canonical, alternates }) => [canonical, alternates])));
  });

  test("has one not-found page, at the root, with links to all languages", () => {
    const [notFound, ...others] = pages.filter(({ file }) => file.includes("404"));
    expect([notFound?.file, notFound?.canonical, notFound?.alternates, others.length]).toEqual([
      "404.html",
      undefined,
      [],
      0,
    ]);
    const homes = listed.filter(({ all }) => all("h1").some(({ attributes }) => attributes.id === "top"));
    const switched = notFound?.all("a", "nav").map(({ attributes }) => attributes.href);
    expect(new Set(switched)).toEqual(new Set(homes.map(pathOf)));
    expect(homes).toHaveLength(tags.length);
  });

  test("has links to pages in the same language, unless they have hreflang", () => {
    const byPath = new Map(listed.map((page) => [pathOf(page), page]));
    const followed = listed.flatMap(({ file, language, all }) =>
      all("a").flatMap(({ attributes: { href = "", hreflang } }) => {
        if (!href.startsWith("/") || href.endsWith(".txt")) return [];
        const target = byPath.get(href.replace(/#.*/, ""));
        expect(target?.language, `${file} to ${href}`).toBe(hreflang ?? language);
        return href;
      }),
    );
    expect(followed.length).toBeGreaterThan(listed.length * tags.length);
  });

  test("has links to the other languages in their own words", () => {
    for (const page of listed) {
      const links = page.all("a", page === choice ? "main" : "nav");
      expect(links.map(({ attributes }) => attributes.lang)).toEqual(tags);
      expect(links.map(({ attributes }) => attributes.hreflang)).toEqual(tags);
      const current = links.filter(({ attributes }) => attributes["aria-current"] === "page");
      expect(current.map(({ attributes }) => attributes.lang)).toEqual(
        page === choice ? [] : [page.language],
      );
      expect(new Set(links.map(({ text }) => text)).size).toBe(tags.length);
    }
  });
});

test("a document in a fallback language is shown below a note, and both have their own lang", async () => {
  const root = siteOf("four-languages", onTestFinished);
  await buildSite(root, { today: "2026-01-01" });
  const pages = walkPages(join(root, "dist"));
  const shown = (file: string) => {
    const page = pages.find((one) => one.file === file);
    const marks = [...(page?.all("p", "main") ?? []), ...(page?.all("div", "main") ?? [])];
    return marks.flatMap(({ attributes: { lang, dir } }) => (lang ? [[lang, dir]] : []));
  };
  expect(shown("terms.html")).toEqual([]);
  expect(shown("ar/terms.html")).toEqual([]);
  expect(shown("zh-hans/terms.html")).toEqual([
    ["zh-Hans", undefined],
    ["en-US", undefined],
  ]);
  // Portuguese lacks it too, so it comes from Portuguese's own fallback.
  expect(shown("ar/privacy.html")).toEqual([
    ["ar", undefined],
    ["en-US", "ltr"],
  ]);
});

test("facts, texts and store links are those of the page's language", async () => {
  const root = siteOf("two-languages", onTestFinished);
  await buildSite(root, { today: "2026-01-01" });
  const [english, portuguese] = ["index.html", "pt.html"].map(
    (file) => readFolder(join(root, "dist"))[file] ?? "",
  );
  expect([english, portuguese].map((html) => /apps\.apple\.com\/(..)/.exec(html ?? "")?.[1])).toEqual([
    "us",
    "pt",
  ]);
});

test("a site in one language has the same output with language and with languages", async () => {
  const named = siteOf("minimal", onTestFinished);
  const listed = siteOf("minimal", onTestFinished);
  const { replace, read, write } = siteAt(listed);
  replace("site.config.ts", 'language: "en"', 'languages: ["en"]');
  write("legal/en/privacy.md", read("legal/privacy.md"));
  siteAt(listed).remove("legal/privacy.md");
  for (const root of [named, listed]) {
    const { ok } = await buildSite(root, { today: "2026-01-01" });
    expect(ok).toBe(true);
  }
  expect(readFolder(join(listed, "dist"))).toEqual(readFolder(join(named, "dist")));
});

test("each language has its own web manifest, linked in its pages", async () => {
  const root = siteOf("four-languages", onTestFinished);
  siteAt(root).replace("site.config.ts", "sitemap: true", "sitemap: true, manifest: true");
  await buildSite(root, { today: "2026-01-01", base: "/deep/" });
  const dist = join(root, "dist");
  const starts = walkPages(dist).flatMap(({ file, language, all }) => {
    const [link] = all("link").filter(({ attributes }) => attributes.rel === "manifest");
    const named = link?.attributes.href?.replace("/deep/", "") ?? "";
    const { lang, dir, start_url } = JSON.parse(readFileSync(join(dist, named), "utf8"));
    expect([lang, dir], file).toEqual([language, language === "ar" ? "rtl" : undefined]);
    return start_url;
  });
  expect(new Set(starts)).toEqual(new Set(["/deep/", "/deep/zh-hans", "/deep/pt-pt", "/deep/ar"]));
});

test("a language without documents is reported for them, and not for the facts that they would state", async () => {
  const { root, remove } = siteAt(siteOf("two-languages", onTestFinished));
  for (const file of readdirSync(join(root, "legal/pt-PT"))) remove(`legal/pt-PT/${file}`);
  const { diagnostics } = await buildSite(root, { today: "2026-01-01" });
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(["read/missing-document"]));
});
