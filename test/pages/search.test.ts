import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { slug } from "github-slugger";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { countWords } from "../../src/derive/search.js";
import { search } from "../../website/pages/_shared/search-index.ts";
import { wordsOf as wordsOfScript } from "../../website/pages/_shared/search-words.ts";
import { buildSite } from "../support/flows.js";
import { answer, build } from "../support/sites/build-content.js";
import { contentSite } from "../support/sites/content-site.js";
import { repository } from "../support/temp-site.js";

/* The index for a search script, and the script in docs/search.md. */

interface Index {
  readonly pages: readonly [string, string, readonly [string, string][]][];
  readonly shards: Record<string, string>;
}

async function indexOf(files: Record<string, string>, collections = "{ help: { search: true } }") {
  const root = contentSite(onTestFinished, { collections, files });
  const { tree } = await buildSite(root, { write: false });
  const text = (file: string) => new TextDecoder().decode(tree?.files.get(file)?.bytes);
  const names = [...(tree?.files.keys() ?? [])].filter((name) => /search/.test(name));
  if (names.length === 0) return { names };
  const index = JSON.parse(text("search.json")) as Index;
  const shard = (letters: string) =>
    JSON.parse(text((index.shards[letters] ?? "").slice(1))) as Record<string, number[]>;
  return { names, index, shard };
}

describe("the search index", () => {
  test("shares one file of words between two languages with the same words", async () => {
    const text = answer("title: Tides", "Moon.");
    const root = contentSite(onTestFinished, {
      collections: "{ help: { search: true } }",
      files: { "content/help/en/a.md": text, "content/help/pt-PT/a.md": text },
    });
    const config = readFileSync(join(root, "site.config.ts"), "utf8");
    const fallback = '{ tag: "pt-PT", fallback: { language: "en", note: "Em inglês." } }';
    writeFileSync(
      join(root, "site.config.ts"),
      config.replace('language: "en"', `languages: ["en", ${fallback}]`),
    );
    renameSync(join(root, "legal"), join(root, "old"));
    mkdirSync(join(root, "legal"));
    renameSync(join(root, "old"), join(root, "legal/en"));
    const { tree, diagnostics } = await buildSite(root, { write: false });
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    const index = (file: string) =>
      JSON.parse(new TextDecoder().decode(tree?.files.get(file)?.bytes)) as Index;
    expect(index("pt-pt/search.json").shards).toEqual(index("search.json").shards);
  });

  test("has titles, headings, and words by first letter with their sections, best first", async () => {
    const { index, shard } = await indexOf({
      "content/help/a.md": answer(
        "title: How to sync",
        "Tides **and** moons.\n\n## Without a network\n\nÀ la marée.",
      ),
      "content/help/b.md": answer("title: Sharing", "Moons."),
    });
    expect(index?.pages).toEqual([
      ["/help/a", "How to sync", [["without-a-network", "Without a network"]]],
      ["/help/b", "Sharing", []],
    ]);
    expect(shard?.("m")).toEqual({ maree: [1], moons: [2, 0] });
    expect(shard?.("n")).toEqual({ network: [1] });
    expect(Object.keys(index?.shards ?? {})).not.toContain("h");
  });

  test("splits words by more letters if a letter has too many", async () => {
    const words = Array.from(
      { length: 3000 },
      (_, index) => `s${String.fromCodePoint(97 + (index % 26))}${index}`,
    );
    const { index, shard } = await indexOf({ "content/help/a.md": answer("title: A", words.join(" ")) });
    expect(index?.shards.s).toBeUndefined();
    expect(Object.keys(shard?.("sb") ?? {})).toContain("sb1");
  });

  test("is written only for collections with search", async () => {
    expect((await indexOf({ "content/help/a.md": answer("title: A") }, "{ help: {} }")).names).toEqual([]);
  });

  test("is not available for legal documents", async () => {
    const { found } = await build({ collections: "{ help: {}, legal: { search: true } }", files: {} });
    expect(found.some((one) => one.includes("read/invalid-value"))).toBe(true);
  });
});

test.each(["Wörter ÀÉ, site.config.ts", "東京タワー and ไทย", "", "check/broken-link --strict 2.10"])(
  "the search script splits %j into words like the index",
  (text) => {
    expect([...wordsOfScript(text)]).toEqual([...countWords(text).keys()]);
  },
);

test("two characters of a script without spaces are a word", () => {
  expect([...countWords("東京都").keys()]).toEqual(["東京", "京都", "都"]);
});

test("a search requests a file again that could not be loaded", async () => {
  const answers = [new Error("offline"), { pages: [["/help", "Help", []]], shards: {} }];
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("fetch", async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return { json: async () => answer };
  });
  await expect(search("help", "/search.json")).rejects.toThrow("offline");
  expect(await search("help", "/search.json")).toEqual([{ href: "/help", title: "Help", heading: "" }]);
});

/** Searches an index of titles and headings, and of words in texts. */
function searchOf(pages: Index["pages"], query: string, words: Record<string, number[]> = {}) {
  onTestFinished(() => void vi.unstubAllGlobals());
  const shards = Object.fromEntries(query.split(" ").map((word) => [word, `/words-${query}.json`]));
  const answers = { [`/${query}.json`]: { pages, shards } };
  vi.stubGlobal("fetch", async (href: string) => ({ json: async () => answers[href] ?? words }));
  return search(query, `/${query}.json`);
}

test("matches in titles come before matches in texts, which are in the order of the index", async () => {
  const pages: Index["pages"] = [
    ["/changes", "Changes", []],
    ["/moons", "Moons", []],
    ["/tides", "Tides", []],
  ];
  const found = await searchOf(pages, "moon", { moon: [2, 0, 1] });
  expect(found.map(({ href }) => href)).toEqual(["/moons", "/tides", "/changes"]);
});

test("whole words come before prefixes, and single letters are ignored", async () => {
  const pages: Index["pages"] = [
    ["/addresses", "Addresses of a paged list", []],
    ["/fonts", "Fonts", []],
    ["/tasks", "Tasks", [["add-a-page", "Add a page"]]],
  ];
  const found = await searchOf(pages, "add a page");
  expect(found.map(({ href }) => href)).toEqual(["/tasks#add-a-page", "/addresses"]);
  expect((await searchOf(pages, "font")).map(({ href }) => href)).toEqual(["/fonts"]);
});

test.each([
  ["first site", "/first-site"],
  ["add language", "/commands#handbill-add-language"],
  ["add a page", "/tasks#add-a-page"],
  ["change the colour", "/tasks#change-the-colour-or-the-font"],
  ["change font", "/tasks#change-the-colour-or-the-font"],
  ["faq", "/tasks#add-a-question-to-the-faq"],
  ["redirect old url", "/tasks#redirect-an-old-url"],
  ["github pages", "/output#github-pages"],
  ["qr code", "/tasks#make-a-qr-code"],
  ["build fails", "/tasks#find-out-why-a-build-fails"],
  ["add a rule", "/tasks#add-a-rule"],
  ["analytics", "/tasks#add-analytics"],
  ["release day", "/tasks#prepare-release-day"],
  ["translate", "/tasks#translate-the-site"],
  ["email", "/tasks#change-the-email-address-or-the-price"],
  ["price", "/tasks#change-the-email-address-or-the-price"],
  ["screenshots", "/tasks#replace-the-screenshots-or-the-logo"],
  ["logo", "/tasks#replace-the-screenshots-or-the-logo"],
  ["domain", "/tasks#set-up-a-custom-domain-and-dns"],
  ["dns", "/tasks#set-up-a-custom-domain-and-dns"],
  ["404", "/tasks#change-the-404-page"],
  ["dark mode", "/pages#dark-mode"],
  ["delete", "/tasks#rename-or-delete-a-page"],
  ["deploy", "/tasks#deploy-the-site"],
  ["rename", "/tasks#rename-or-delete-a-page"],
])(
  "a search for %j in the documentation has the guide among the first three results",
  async (query, href) => {
    const { pages, words } = readDocumentation();
    expect((await searchOf(pages, query, words)).slice(0, 3).map((part) => part.href)).toContain(href);
  },
);

test.each([
  ["custom domain", "/tasks#set-up-a-custom-domain-and-dns"],
  ["spanish", "/tasks#translate-the-site"],
  ["google font", "/fonts"],
  ["redirect", "/tasks#redirect-an-old-url"],
])("a search for %j in the documentation has the guide as the first result", async (query, href) => {
  const { pages, words } = readDocumentation();
  expect((await searchOf(pages, query, words))[0]?.href).toBe(href);
});

/** The titles and headings of docs/, and its words with their parts as in an index. */
function readDocumentation() {
  const names = fastGlob.sync(["**/*.md", "!codes.md"], { cwd: join(repository, "docs") }).sort();
  const texts = names.map((name) =>
    readFileSync(join(repository, "docs", name), "utf8").replace(/^```[\s\S]*?^```$/gm, ""),
  );
  const pages = texts.map((text, index): Index["pages"][number] => {
    const [title = "", ...headings] = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
    return [`/${names[index]?.slice(0, -3)}`, title, headings.map((heading) => [slug(heading), heading])];
  });
  const counts = texts.flatMap((text) => text.split(/^#+ (?=.)/m).slice(1)).map(countWords);
  const shares = new Map<string, [part: number, share: number][]>();
  for (const [part, own] of counts.entries())
    for (const [word, times] of own)
      shares.set(word, [...(shares.get(word) ?? []), [part, times / Math.sqrt(own.size)]]);
  const words = [...shares].map(([word, own]) => [
    word,
    own.sort(([, a], [, b]) => b - a).map(([part]) => part),
  ]);
  return { pages, words: Object.fromEntries(words) as Record<string, number[]> };
}

test("docs/search.md contains the script of the documentation's site", () => {
  const docs = readFileSync(join(repository, "docs/search.md"), "utf8");
  // `npm run docs` writes it.
  for (const name of ["search.tsx", "search.client.ts", "search-index.ts", "search-words.ts"])
    expect(docs).toContain(readFileSync(join(repository, "website/pages/_shared", name), "utf8"));
});
