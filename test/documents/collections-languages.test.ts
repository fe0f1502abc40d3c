import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { expect, onTestFinished, test } from "vitest";
import { buildSite, placeOf } from "../support/flows.js";
import { answer } from "../support/sites/build-content.js";
import { contentSite } from "../support/sites/content-site.js";

/* Documents of collections in a site with several languages. */

const note = "Só em inglês.";
const fallback = `, fallback: { language: "en", note: "${note}" }`;

async function build(
  files: Readonly<Record<string, string>>,
  more = fallback,
  collection = '{ orderBy: "title", feed: true }',
) {
  const root = contentSite(onTestFinished, { collections: `{ help: ${collection} }`, files });
  const config = join(root, "site.config.ts");
  const languages = `languages: ["en", { tag: "pt-PT"${fallback} }, { tag: "ar"${more} }],`;
  // Not a sentence, which each language would have to translate.
  const described = readFileSync(config, "utf8").replace(/description: "[^"]*"/, 'description: "Minimal"');
  writeFileSync(config, described.replace('language: "en",', languages));
  mkdirSync(join(root, "legal/en"));
  renameSync(join(root, "legal/privacy.md"), join(root, "legal/en/privacy.md"));
  rmSync(join(root, "messages"), { recursive: true, force: true });
  const { diagnostics, tree } = await buildSite(root);
  const found = diagnostics
    .filter(({ code }) => !code.startsWith("check/"))
    .map((one) => `${placeOf(one)} ${one.code}`);
  const page = (path: string) => tree?.pages.find(({ route }) => route.routePath === path)?.html ?? "";
  const text = (file: string) => new TextDecoder().decode(tree?.files.get(file)?.bytes);
  return { found, diagnostics, page, text, files: [...(tree?.files.keys() ?? [])] };
}

const inEnglish = {
  "content/help/en/lost.md": answer("title: Lost\ndate: 2026-01-02", "Ask [us](/support)."),
  "content/help/en/sync.md": answer("title: Sync\ndate: 2026-01-01", "It syncs."),
};
const portuguese = {
  "content/help/pt-PT/sync.md": answer(
    "title: A sincronizar\ndate: 2026-01-01",
    "Veja a [ajuda](/help/lost).",
  ),
};

test("each language has its own documents, order, links and neighbours", async () => {
  const { found, page } = await build({ ...inEnglish, ...portuguese });
  expect(found).toEqual([]);
  expect(page("/help")).toMatch(/href="\/help\/lost">Lost<.*href="\/help\/sync">Sync</s);
  expect(page("/pt-pt/help")).toMatch(
    /href="\/pt-pt\/help\/sync">A sincronizar<.*href="\/pt-pt\/help\/lost">Lost</s,
  );
  expect(page("/pt-pt/help/sync")).toContain('<a href="/pt-pt/help/lost">ajuda</a>');
  expect(page("/pt-pt/help/sync")).toContain("After: Lost");
  expect(page("/help/sync")).toContain("Before: Lost");
  expect(page("/pt-pt/help/sync")).not.toContain(note);
});

test("a missing document is shown in the fallback language, with a note, if the config allows it", async () => {
  const { page } = await build({ ...inEnglish, ...portuguese });
  expect(page("/pt-pt/help/lost")).toContain(
    `<p class="language-note" lang="pt-PT" role="note">${note}</p><div lang="en"><p>Ask <a href="/pt-pt/support">us</a>.</p></div>`,
  );
  expect(page("/ar/help/lost")).toContain(
    `<div lang="en" dir="ltr"><p>Ask <a href="/ar/support">us</a>.</p></div>`,
  );
});

test("a missing document is reported with the language's folder", async () => {
  const half = answer("title: Half\\ndate: 2026-01-01");
  const files = {
    ...inEnglish,
    ...portuguese,
    "content/help/half.md": half,
    "content/help/pt-PT/half.md": half,
  };
  const { diagnostics } = await build(files, "");
  const homeless = diagnostics.find(({ code }) => code === "read/document-without-language");
  expect(homeless?.args).toEqual({ folder: "content/help/en/", other: undefined });
});

test("without a fallback, a missing document and one in an unknown language are errors", async () => {
  const { found, diagnostics } = await build(
    {
      ...inEnglish,
      ...portuguese,
      "content/help/ar/sync.md": answer("title: S\ndate: 2026-01-01"),
      "content/help/stray.md": answer("title: S"),
    },
    "",
  );
  expect(found).toContain("content/help/en/lost.md read/missing-document");
  expect(found).toContain("content/help/stray.md read/document-without-language");
  const lacking = diagnostics.find(
    ({ code, place }) => code === "read/missing-document" && place.file?.includes("lost"),
  );
  expect(lacking?.args).toMatchObject({ name: "content/help/ar/lost.md", language: "ar" });
});

test("a missing document in the fallback language is an error", async () => {
  const { diagnostics } = await build({
    ...inEnglish,
    "content/help/ar/only.md": answer("title: O\ntopic: None\ndate: 2026-01-01"),
  });
  const lacking = diagnostics.find(
    ({ code, place }) => code === "read/missing-document" && place.file?.includes("only"),
  );
  expect(lacking?.args).toMatchObject({ language: "en", other: "ar", canReplace: false });
});

test("a mistake in a document is reported once for all languages that show it", async () => {
  const { diagnostics } = await build({
    ...inEnglish,
    "content/help/en/wrong.md": answer("title: Wrong\ntopic: None\ndate: 2026-01-01", "{{app.nmae}}"),
  });
  const own = diagnostics.filter(({ place }) => place.file === "content/help/en/wrong.md");
  expect(own.map(({ code }) => code).sort()).toEqual(["read/content-key", "read/unknown-fact"]);
});

test("a folder of an unknown language is not read, with a warning", async () => {
  const { found } = await build({ ...inEnglish, "content/help/de/sync.md": "no document" });
  expect(found).toEqual(["content/help/de/sync.md read/unread-file"]);
});

test("each language has its own feeds, linked in its own pages", async () => {
  const { page, text } = await build({ ...inEnglish, ...portuguese });
  const feed = parseAtomFeed(text("pt-pt/help.atom"));
  expect(
    feed.entries?.map(({ id, title }) => [id, typeof title === "string" ? title : title?.value]),
  ).toEqual([
    ["https://minimal.example/pt-pt/help/lost", "Lost"],
    ["https://minimal.example/pt-pt/help/sync", "A sincronizar"],
  ]);
  expect(parseJsonFeed(text("pt-pt/help.json"))).toMatchObject({
    language: "pt-PT",
    home_page_url: "https://minimal.example/pt-pt/help",
  });
  expect(parseJsonFeed(text("help.json")).items?.map(({ id }) => id)).toEqual([
    "https://minimal.example/help/lost",
    "https://minimal.example/help/sync",
  ]);
  expect(page("/pt-pt/help/lost")).toContain('href="/pt-pt/help.atom"');
  expect(page("/pt-pt/help/lost")).not.toContain('href="/help.atom"');
  expect(page("/help/lost")).not.toContain("pt-pt/help.atom");
});

test("a link to a feed leads to the feed in the page's language", async () => {
  const links = 'export default () => <Link to="/help.atom">Atom</Link>;\n';
  const { page, text } = await build({
    ...inEnglish,
    "pages/help/index.tsx": `import { Link } from "handbill";\nexport const meta = { title: "Help", description: "H" };\n${links}`,
    "content/help/pt-PT/sync.md": answer("title: A sincronizar\ndate: 2026-01-01", "[Atom](/help.atom)"),
  });
  expect(page("/pt-pt/help")).toContain('<a href="/pt-pt/help.atom">');
  expect(page("/help")).toContain('<a href="/help.atom">');
  expect(page("/pt-pt/help/sync")).toContain('<a href="/pt-pt/help.atom">');
  expect(parseJsonFeed(text("pt-pt/help.json"))).toMatchObject({
    title: "Help",
    home_page_url: "https://minimal.example/pt-pt/help",
  });
});
