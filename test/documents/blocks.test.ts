import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { loadedWith } from "../support/cli/loaded-with.js";
import { buildSite, checkSite, placeOf } from "../support/flows.js";
import { answer } from "../support/sites/build-content.js";
import { contentSite } from "../support/sites/content-site.js";
import { tempFolder } from "../support/temp-site.js";

/** The page of a document, with a component for the document to place. */
const page = `import { type BlockProps, ContentText, type Meta, type PageProps, type Paths, useSite } from "handbill";
export const paths: Paths = ({ collections }) => collections.help.map(({ slug }) => ({ slug }));
const documentOf = ({ params, collections }: PageProps) => {
  const found = collections.help.find(({ slug }) => slug === params.slug);
  if (!found) throw new Error("no such document");
  return found;
};
export const meta: Meta = (props) => ({ title: documentOf(props).title, description: "An answer to one of the questions." });
function Plates({ attributes, children }: BlockProps) {
  return <section className="plates" data-of={attributes.of}>{useSite().app.name}{children}</section>;
}
const Rule = () => <hr className="rule" />;
export default function Answer(props: PageProps) {
  const blocks = { plates: { component: Plates, required: ["of"], optional: ["count"] }, rule: Rule };
  return <main><h1>{documentOf(props).title}</h1><ContentText className="text" document={documentOf(props)} blocks={blocks} /></main>;
}
`;

type Files = Readonly<Record<string, string | Uint8Array>>;

function blockSite(text: string, files: Files = {}): string {
  const root = contentSite(onTestFinished, {
    collections: "{ help: {} }",
    files: { "pages/help/[slug].tsx": page, "content/help/a.md": answer("title: How it works", text) },
  });
  for (const [path, contents] of Object.entries(files)) {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), contents);
  }
  return root;
}

async function textOf(text: string, files: Files = {}) {
  const { diagnostics, tree } = await buildSite(blockSite(text, files));
  const html = tree?.pages.find(({ route }) => route.routePath === "/help/a")?.html ?? "";
  const shown = diagnostics.filter(({ code }) => !code.startsWith("check/"));
  const [, inside = ""] = /<div class="text">(.*)<\/div><\/main>/s.exec(html) ?? [];
  const found = shown.map((diagnostic) => `${placeOf(diagnostic)} ${diagnostic.code}`);
  return { inside, found, diagnostics: shown, tree };
}

const photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: "#a04020" } })
  .jpeg()
  .toBuffer();
const video = Buffer.from("not looked into");

describe("a document with blocks", () => {
  test("shows notes and open details, with facts and Markdown in them", async () => {
    const { inside, found } = await textOf(
      ":::note[Mind *this*]\n{{app.name}} needs **light**.\n\n- one\n:::\n\n:::details[Why?]{open}\nSo.\n:::\n\n:::details[How?]\nThus.\n:::",
    );
    expect(found).toEqual([]);
    expect(inside.replace(/\n/g, "")).toBe(
      '<div class="note" role="note"><p class="note-title">Mind <em>this</em></p><p>Minimal needs <strong>light</strong>.</p><ul><li>one</li></ul></div>' +
        "<details open><summary>Why?</summary><p>So.</p></details><details><summary>How?</summary><p>Thus.</p></details>",
    );
  });

  test("shows an image next to the document in its formats and widths, with its size", async () => {
    const { inside, found, tree } = await textOf(
      '![A field at dusk](field.jpg)\n\n::image[Where *it* began]{src="../field.jpg" alt="{{app.name}}\'s field" widths="200 400" sizes="50vw"}\n\n- ![A leaf][leaf]\n\n[leaf]: ./field.jpg',
      { "content/help/field.jpg": photo, "content/field.jpg": photo },
    );
    expect(found).toEqual([]);
    expect(inside.match(/<picture>/g)).toHaveLength(3);
    expect(inside).toMatch(/<p><picture><source type="image\/avif" srcSet="\/assets\/field-/);
    expect(inside).toMatch(
      /<figure><picture>.*sizes="50vw".*alt="Minimal&#x27;s field".*<\/picture><figcaption>Where <em>it<\/em> began<\/figcaption><\/figure>/s,
    );
    expect(inside).toMatch(/width="800" height="400" alt="A field at dusk" loading="lazy"/);
    expect(inside).not.toMatch(/data-block|style=/);
    const made = [...(tree?.files.keys() ?? [])].filter((name) => /assets\/field-/.test(name));
    // Two better formats at 480 and 800, and at 200 and 400; the original format at 800 and 400.
    expect(made).toHaveLength(2 * 4 + 2);
    for (const name of inside.match(/assets\/field-[\w-]+\.\w+/g) ?? []) expect(made).toContain(name);
  });

  test("shows a video with its size, poster and subtitles", async () => {
    const { inside, found, tree } = await textOf(
      '::video[Setting an alarm]{src="alarm.mp4" width=640 height=360 poster="field.jpg" captions="alarm.vtt" language=en muted loop}',
      {
        "content/help/alarm.mp4": video,
        "content/help/alarm.vtt": "WEBVTT\n",
        "content/help/field.jpg": photo,
      },
    );
    expect(found).toEqual([]);
    expect(inside).toMatch(
      /^<figure><video src="\/assets\/alarm-\w+\.mp4" poster="\/assets\/field-\w+\.jpg" width="640" height="360" controls preload="metadata" playsinline aria-label="Setting an alarm" loop muted><track src="\/assets\/alarm-\w+\.vtt" kind="captions" srclang="en" default><\/video><figcaption>Setting an alarm<\/figcaption><\/figure>$/,
    );
    expect([...(tree?.files.keys() ?? [])].some((name) => /alarm-\w+\.mp4$/.test(name))).toBe(true);
  });

  test("highlights code by classes, except code without a language", async () => {
    const { inside, found } = await textOf(
      '```swift\nlet tide = "high" // <now>\n```\n\n```\nlet it = be\n```\n\n```text\nlet it = be\n```',
    );
    expect(found).toEqual([]);
    expect(inside).toContain('<span class="code-keyword">let</span>');
    expect(inside).toContain('<span class="code-string">"high"</span>');
    expect(inside).toContain('<span class="code-comment">// &#x3C;now></span>');
    expect(inside.match(/let it = be\n<\/code>/g)).toHaveLength(2);
    expect(inside).not.toContain("style=");
  });

  test("renders the site's own components, also in quotes and lists", async () => {
    const { inside, found } = await textOf(
      '::plates{of="{{app.name}}"}\n\n> 1. ::rule\n>\n>    :::plates{of=tides count=2}\n>    Some *words*.\n>    :::\n\n| a | b |\n| :-: | - |\n| 1 | 2 |',
    );
    expect(found).toEqual([]);
    expect(inside).toContain('<section class="plates" data-of="Minimal">Minimal</section>');
    expect(inside.replace(/\n/g, "")).toMatch(
      /<blockquote><ol><li><hr class="rule"\/><section class="plates" data-of="tides">Minimal<p>Some <em>words<\/em>.<\/p><\/section><\/li><\/ol><\/blockquote>/,
    );
    expect(inside).toContain('<th class="align-center">a</th>');
  });

  test("shows other colons, and those after a backslash, as text", async () => {
    const { inside, found } = await textOf(
      "At 12:30 :smile: std::vector ::rule\n\n\\::rule\n\n:one\n\n::\n\n`::rule`",
    );
    expect(found).toEqual(["content/help/a.md:5:10 read/other-markup"]);
    expect(inside).toContain(
      "<p>At 12:30 :smile: std::vector ::rule</p>\n<p>::rule</p>\n<p>:one</p>\n<p>::</p>",
    );
  });
});

describe("a mistake in a block is reported at its place", () => {
  test.each([
    ["::plaets{of=a}", "content/help/a.md:5:1 render/unknown-block"],
    ["Text.\n\n> ::plates{fo=a of=b}", "content/help/a.md:7:12 read/block-attribute"],
    ["::plates", "content/help/a.md:5:1 read/block-value"],
    ["::rule{count=2}", "content/help/a.md:5:8 read/block-attribute"],
    [":::note{kind=tip}\nText.\n:::", "content/help/a.md:5:9 read/block-attribute"],
    [":::note\nText.", "content/help/a.md:5:1 read/unclosed-block"],
    [":::note\n\n- a\n\nMore.", "content/help/a.md:5:1 read/unclosed-block"],
    [":::details\nText.\n:::", "content/help/a.md:5:1 read/block-label"],
    ["::note", "content/help/a.md:5:1 read/block-text"],
    [":::image{src=a.jpg alt=a}\n:::", "content/help/a.md:5:1 read/block-text"],
    ["::image{src=field.jpg}", "content/help/a.md:5:1 read/block-value"],
    ["![](field.jpg)", "content/help/a.md:5:1 read/block-value"],
    ["![](/icon.svg)", "content/help/a.md:5:1 read/block-value"],
    ['::image{src=field.jpg alt="" widths="wide"}', "content/help/a.md:5:30 read/block-value"],
    ["::image{src=/field.jpg alt=a}", "content/help/a.md:5:9 read/block-value"],
    ["::image{src=none.jpg alt=a}", "content/help/a.md:5:1 read/block-file"],
    ["::image{src=text.jpg alt=a}", "content/help/a.md:5:1 read/block-file"],
    ["::image{src=a.md alt=a}", "content/help/a.md:5:1 read/block-file"],
    ["![A](../../../outside.jpg)", "content/help/a.md:5:1 read/block-file"],
    ["::video[A]{src=field.jpg width=1 height=1}", "content/help/a.md:5:1 read/block-file"],
    ["::video[A]{src=a.mp4 width=1}", "content/help/a.md:5:1 read/block-value"],
    ["::video{src=a.mp4 width=1 height=1}", "content/help/a.md:5:1 read/block-file"],
    ["```swfit\nlet a\n```", "content/help/a.md:5:1 read/unknown-code-language"],
    [
      "{{#if app.name}}\n{{app.name}} is it.\n\n{{/if}}\n::rule{count=2}",
      "content/help/a.md:9:8 read/block-attribute",
    ],
  ])("%s", async (text, expected) => {
    const other = tempFolder(onTestFinished);
    writeFileSync(join(other, "outside.jpg"), photo);
    const own = text.replace("outside.jpg", `${basename(other)}/outside.jpg`);
    const root = blockSite(own, { "content/help/field.jpg": photo, "content/help/text.jpg": "no image" });
    const { diagnostics } = await buildSite(root);
    const found = diagnostics
      .filter(({ code }) => !code.startsWith("check/"))
      .map((one) => `${placeOf(one)} ${one.code}`);
    expect(found).toContain(expected);
  });

  test("in its name, with the known names and the nearest one", async () => {
    const { diagnostics } = await textOf("::plaets{of=a}");
    expect(diagnostics[0]?.args).toEqual({
      block: "plaets",
      known: "note, details, image, video, plates, rule",
      near: "plates",
    });
  });
});

test("a page with all blocks passes React's development mode and the rules", async () => {
  const text = [
    ":::note[Mind]\nText.\n:::\n\n:::details[Why?]\n- [ ] a\n:::\n\n::rule\n\n| a | b |\n| - | - |\n| 1 | 2 |",
    "![A field](field.jpg)\n\n::image[Where]{src=field.jpg alt=A}\n\n```js\nconst a = 1;\n```\n\nA note.[^1]\n\n[^1]: Below.",
    "::video[Setting an alarm]{src=alarm.mp4 width=640 height=360 captions=alarm.vtt loop muted}",
  ].join("\n\n");
  const files = {
    "content/help/field.jpg": photo,
    "content/help/alarm.mp4": video,
    "content/help/alarm.vtt": "WEBVTT\n",
  };
  const { diagnostics } = await checkSite(blockSite(text, files));
  const found = diagnostics.filter(({ code }) => code !== "check/orphan");
  expect(found.map(({ code, args }) => [code, args])).toEqual([]);
});

test("the code for blocks and highlighting is loaded only if a document needs it", () => {
  const words = ["containerDirective", "hljs"];
  const config = { "content/help/field.jpg": photo };
  expect(
    loadedWith(words, blockSite("Text, [a link](/), `code` at 12:30.\n\n```\nplain\n```", config)),
  ).toEqual([]);
  expect(loadedWith(words, blockSite("::rule"))).toEqual(["containerDirective"]);
  expect(loadedWith(words, blockSite("```js\nlet a;\n```"))).toEqual(["containerDirective", "hljs"]);
});
