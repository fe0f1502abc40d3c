import { join } from "node:path";
import { type Atom, parseAtomFeed, parseJsonFeed } from "feedsmith";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildSite, checkSite, placeOf } from "../support/flows.js";
import { contentSite } from "../support/sites/content-site.js";

/* Feeds of collections, as a third-party parser reads them. */

const list = `import { ContentText, useCollection } from "handbill";
export const meta = { title: "What is new in this app", description: "Each version with what it brought." };
export default function News() {
  return <main><h1>News</h1>{useCollection("news").map((one) => <section key={one.slug} id={one.slug}><h2>{one.title}</h2><ContentText document={one} /></section>)}</main>;
}
`;
const help = "---\ntitle: One\n---\n\nText\n";

const build = async (
  files: Record<string, string>,
  { feed = "true", base }: { feed?: string; base?: string } = {},
) => {
  const root = contentSite(onTestFinished, {
    collections: `{ help: {}, news: { orderBy: "-date", feed: ${feed} } }`,
    files: { "content/help/one.md": help, "pages/news.tsx": list, ...files },
  });
  const { diagnostics, tree, inputs } = await buildSite(root, base === undefined ? {} : { base });
  const shown = diagnostics.filter(({ code }) => !code.startsWith("check/"));
  const found = shown.map((diagnostic) => `${placeOf(diagnostic)} ${diagnostic.code}`);
  const bytes = (file: string) => tree?.files.get(file)?.bytes;
  const text = (file: string) => new TextDecoder().decode(bytes(file));
  const page = (path: string) => tree?.pages.find(({ route }) => route.routePath === path)?.html ?? "";
  return { found, text, page, bytes, root, inputs };
};

const news = {
  "content/news/2.1.md": `---
title: "2.1: tides & <moons>"
date: 2026-03-01
description: Moons.
tags: [new, "a & b"]
---

Moons are *here*. See [help](/help/one), [below](#more) and [the sea](https://sea.example/?a=1&b=2).

## More

\`href="/not-an-address"\`
`,
  "content/news/2.0.md": "---\ntitle: 2.0 is out\ndate: 2026-02-01\n---\n\nOlder.\n",
  "content/news/1.0.md": "---\ntitle: The first\ndate: 2025-12-31\n---\n\nFirst.\n",
};

describe("a feed", () => {
  test("has each document, newest first, with absolute URLs, for an Atom parser", async () => {
    const { found, text } = await build(news, { base: "/app/" });
    expect(found).toEqual([]);
    const feed: Atom.Feed<string> = parseAtomFeed(text("news.atom"));
    expect(feed.id).toBe("https://minimal.example/app/news.atom");
    // The list of the collection names it, in each language.
    expect(feed.title).toMatchObject({ value: "What is new in this app" });
    expect(feed.updated).toBe("2026-03-01T00:00:00Z");
    expect(feed.authors).toEqual([{ name: "Minimal" }]);
    expect(feed.links).toEqual([
      { rel: "self", type: "application/atom+xml", href: "https://minimal.example/app/news.atom" },
      { href: "https://minimal.example/app/news" },
    ]);
    const [first, ...others] = feed.entries ?? [];
    expect(first).toMatchObject({
      id: "https://minimal.example/app/news#2.1",
      title: { value: "2.1: tides & <moons>" },
      summary: { value: "Moons." },
      published: "2026-03-01T00:00:00Z",
      updated: "2026-03-01T00:00:00Z",
      categories: [{ term: "new" }, { term: "a & b" }],
    });
    expect(first?.links).toEqual([{ href: "https://minimal.example/app/news#2.1" }]);
    expect(others.map(({ title }) => title?.value)).toEqual(["2.0 is out", "The first"]);
    const content = JSON.stringify(first?.content);
    expect(content).toContain("Moons are <em>here</em>.");
    expect(content).toContain("https://minimal.example/app/help/one");
    expect(content).toContain("https://minimal.example/app/news#more");
    expect(content).toContain("https://sea.example/?a=1&amp;b=2");
    expect(content).toContain('href=\\"/not-an-address\\"');
  });

  test("has the same content for a parser of JSON Feed", async () => {
    const { text } = await build(news);
    const atom = parseAtomFeed(text("news.atom"));
    const json = parseJsonFeed(text("news.json"));
    expect(json).toMatchObject({
      title: atom.title?.value,
      home_page_url: "https://minimal.example/news",
      feed_url: "https://minimal.example/news.json",
      language: "en",
      authors: [{ name: "Minimal" }],
    });
    expect(json.items?.map(({ id }) => id)).toEqual(atom.entries?.map(({ id }) => id));
    expect(json.items?.map(({ date_published }) => date_published)).toEqual(
      atom.entries?.map(({ published }) => published),
    );
    expect(json.items?.[0]).toMatchObject({ tags: ["new", "a & b"], summary: "Moons." });
  });

  test("has the config's title, and is linked in the head of pages that show or link to it", async () => {
    const follow =
      'import { Link } from "handbill";\nexport const meta = { title: "Follow the news", description: "The feed of all news." };\nexport default () => <main><h1>Follow</h1><Link to="/news.json">Feed</Link></main>;\n';
    const { text, page } = await build(
      { ...news, "pages/follow.tsx": follow },
      { feed: '{ title: "Tides & news" }', base: "/app/" },
    );
    expect(parseAtomFeed(text("news.atom")).title?.value).toBe("Tides & news");
    const link =
      '<link rel="alternate" type="application/atom+xml" title="Tides &amp; news" href="/app/news.atom"';
    expect(page("/news")).toContain(link);
    expect(page("/follow")).toContain(link);
    expect(page("/news")).toContain('type="application/feed+json"');
    expect(page("/help/one")).not.toContain("application/atom+xml");
  });

  test("links to a document's own page rather than to a list of all", async () => {
    const own = list
      .replace('useCollection("news").map((one) =>', "[documentOf(props)].map((one) =>")
      .replace("function News()", "function News(props)")
      .replace(
        "export const meta",
        "const documentOf = ({ collections, params }) => collections.news.find(({ slug }) => slug === params.slug);\nexport const paths = ({ collections }) => collections.news.map(({ slug }) => ({ slug }));\nexport const meta",
      );
    const { found, text } = await build({ ...news, "pages/news/[slug].tsx": own });
    expect(found).toEqual([]);
    expect(parseAtomFeed(text("news.atom")).entries?.map(({ id }) => id)).toEqual([
      "https://minimal.example/news/2.1",
      "https://minimal.example/news/2.0",
      "https://minimal.example/news/1.0",
    ]);
  });

  test("can be empty", async () => {
    const { text } = await build({ "content/news/_later.md": "soon" });
    expect(parseAtomFeed(text("news.atom")).entries ?? []).toEqual([]);
    expect(parseJsonFeed(text("news.json")).items ?? []).toEqual([]);
  });

  test("is written only if the config requests it", async () => {
    const { bytes } = await build(news, { feed: "false" });
    expect([bytes("news.atom"), bytes("news.json")]).toEqual([undefined, undefined]);
  });

  test("reports a document without a date or a page", async () => {
    const { found } = await build({ ...news, "content/news/2.1.md": "---\ntitle: Undated\n---\n\nText\n" });
    expect(found).toEqual(["content/news/2.1.md:1 derive/undated-entry"]);
    const hidden = list.replace("<ContentText document={one} />", "");
    const { found: shown } = await build({ ...news, "pages/news.tsx": hidden });
    expect(shown).toEqual([
      "content/news/1.0.md derive/entry-without-page",
      "content/news/2.0.md derive/entry-without-page",
      "content/news/2.1.md derive/entry-without-page",
    ]);
    const broken = list.replace("<ContentText document={one} />", "{one.missing.title}");
    const { found: thrown } = await build({ ...news, "pages/news.tsx": broken });
    expect(thrown).toEqual(["pages/news.tsx:4:136 render/threw"]);
  });

  test("contains fastlane's release notes, which are inputs of the build", async () => {
    const android = "fastlane/metadata/android/en-US/changelogs/1204.txt";
    const apple = "fastlane/metadata/en-US/release_notes.txt";
    const { found, text, page, root, inputs } = await build({
      [android]: "New:\r\n• Moons & <tides>\r\n• {{app.nme}}\r\n",
      [apple]: "Faster.",
      "content/news/2.1.md": `---\ntitle: "2.1"\ndate: 2026-03-01\nreleaseNotes: ${android}\n---\n`,
      "content/news/2.0.md": `---\ntitle: "2.0"\ndate: 2026-02-01\nreleaseNotes: ${apple}\n---\n`,
    });
    expect(found).toEqual([]);
    const html = "<p>New:</p>\n<ul><li>Moons &amp; &lt;tides&gt;</li><li>{{app.nme}}</li></ul>";
    expect(page("/news")).toContain(html);
    expect(parseJsonFeed(text("news.json")).items?.map(({ content_html }) => content_html)).toEqual([
      html,
      "<p>Faster.</p>",
    ]);
    expect(inputs).toEqual(expect.arrayContaining([join(root, android), join(root, apple)]));
  });

  test("can be linked to, as a file of the site", async () => {
    const linked = list.replace("<h1>News</h1>", '<h1>News</h1><a href="/news.atom">Feed</a>');
    const { root } = await build({ ...news, "pages/news.tsx": linked });
    const { diagnostics } = await checkSite(root);
    expect(
      diagnostics.filter(({ code }) => code === "check/broken-link" || code === "check/broken-reference"),
    ).toEqual([]);
  });
});
