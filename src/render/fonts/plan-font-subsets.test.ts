import { describe, expect, test } from "vitest";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Font } from "../../model/media/media.js";
import { type Draft, withHtml } from "../../model/pages/page.js";
import { planEarlySubsets, planFontSubsets } from "./plan-font-subsets.js";

/** A font with the ASCII characters. */
function font(part: Partial<Font> = {}): Font {
  return {
    family: "Big Face",
    package: undefined,
    file: "big.ttf",
    subset: "latin",
    weight: 800,
    style: "normal",
    fallback: "sans-serif",
    preload: true,
    for: [],
    text: "",
    features: [],
    languages: [],
    sourceFile: "big.ttf",
    sfnt: new Uint8Array(),
    hash: "1",
    metrics: { ascent: 0.9, descent: 0.3, lineGap: 0, has: (code) => code < 0x7f, advance: () => 0.5 },
    ...part,
  };
}

function page(
  body: string,
  { style = 'h1{font-family:"Big Face"}', routePath = "/", language = "en" } = {},
): Draft {
  const module = { sourceFile: `pages${routePath}.tsx`, style };
  return withHtml(`<body>${body}</body>`, {
    route: { routePath, language, params: {}, module } as unknown as Draft["route"],
    meta: { title: "Title", description: "Description" },
    documents: [],
    contents: [],
  });
}

function plan(fonts: Font[], pages: Draft[]) {
  const log = new Diagnostics();
  const used = planFontSubsets(fonts, pages, { onCards: false, log });
  const textOf = (index: number) => String.fromCodePoint(...(used[index]?.subset.codePoints ?? []));
  const found = log.sorted().map(({ code, args, place }) => [code, args.glyphs ?? args.family, place.page]);
  return { used, textOf, found };
}

test("a subset contains each character of the pages that use the font, once, and a space", () => {
  const { textOf, found } = plan(
    [font()],
    [page("<h1>hello</h1>"), page("xyz", { style: "", routePath: "/x" })],
  );
  expect(textOf(0)).toBe(" ehlo");
  expect(found).toEqual([]);
});

test("the pages of each language have their own subset", () => {
  const pages = [page("<h1>abc</h1>"), page("<h1>xyz</h1>", { routePath: "/de", language: "de" })];
  const { used, textOf } = plan([font()], pages);
  expect(used.map(({ subset }) => subset.language)).toEqual(["en", "de"]);
  expect([textOf(0), textOf(1)]).toEqual([" abc", " xyz"]);
});

test("the file name changes with the characters, and with nothing else of the pages", () => {
  const nameOf = (...pages: Draft[]) => plan([font()], pages).used[0]?.subset.outputFile;
  expect(nameOf(page("<h1>abc</h1>"))).toBe(nameOf(page("c"), page("<p>ab</p>", { routePath: "/x" })));
  expect(nameOf(page("abc"))).not.toBe(nameOf(page("abcd")));
  expect(nameOf(page("abc"))).toMatch(/^assets\/big-face-800-[0-9a-f]{10}\.woff2$/);
});

test("the file name changes with the features, the font file and its style", () => {
  const parts: Partial<Font>[] = [{}, { features: ["tnum"] }, { hash: "2" }, { style: "italic" }];
  const names = parts.map((part) => plan([font(part)], [page("abc")]).used[0]?.subset.outputFile);
  expect(new Set(names).size).toBe(4);
});

test("a missing glyph is reported with the first page that has it", () => {
  const pages = [
    page("ok"),
    page("<h1>→ 中中</h1>", { routePath: "/x" }),
    page("<h1>中</h1>", { routePath: "/y" }),
  ];
  const { textOf, found } = plan([font()], pages);
  expect(found).toEqual([["render/missing-glyph", "→ (U+2192), 中 (U+4E2D)", "/x"]]);
  expect(textOf(0)).toBe(" ko");
});

test("a glyph is missing only where the style uses the font", () => {
  const style = 'main h1{font-family:"Big Face"}p{font-family:Georgia}';
  expect(plan([font()], [page("<h1>ok</h1><p>→</p>", { style })]).found).toEqual([]);
  expect(plan([font()], [page("<h1>ok <b>→</b></h1>", { style })]).found).toHaveLength(1);
  expect(plan([font()], [page("<p>→</p>", { style: 'body{font-family:"Big Face"}' })]).found).toHaveLength(1);
});

test("white space, invisible characters and emoji are not missing glyphs", () => {
  expect(plan([font()], [page("a\n\t\u00a0\u00ad\u200b\ufe0f👋👍🏽❤️☀🇵🇹#️⃣👩‍💻")]).found).toEqual([]);
});

test("with for, only text in those elements counts", () => {
  const { textOf, found } = plan([font({ for: ["h1"] })], [page("<h1>ab</h1><p>中</p>")]);
  expect(textOf(0)).toBe(" ab");
  expect(found).toEqual([]);
});

test("text from the config, generated text and transformed text are in the subset", () => {
  const style = `h1{font-family:Big Face;text-transform:uppercase}h1:after{content:"!"}`;
  expect(plan([font({ text: "09" })], [page("ab", { style })]).textOf(0)).toBe(" !09ABab");
});

test("a font that no page uses is reported and not published", () => {
  const { used, found } = plan([font()], [page("a", { style: "h1{font-family:Bigger}" })]);
  expect(used).toEqual([]);
  expect(found).toEqual([["render/unused-font", "Big Face", undefined]]);
});

describe("a face in several files", () => {
  const part = (characters: string, more: Partial<Font> = {}) =>
    font({
      hash: characters,
      metrics: { ...font().metrics, has: (code) => characters.includes(String.fromCodePoint(code)) },
      ...more,
    });

  test("has each character once, from the first file that has it", () => {
    const { textOf, used, found } = plan([part(" abł"), part(" błś"), part("z")], [page("<h1>bałaś</h1>")]);
    expect(found).toEqual([]);
    expect([textOf(0), textOf(1)]).toEqual([" abł", "ś"]);
    expect(used.map(({ isFurtherPart }) => isFurtherPart)).toEqual([false, true]);
  });

  test("reports characters that no file has, once", () => {
    const { found } = plan([part(" a"), part("ł")], [page("<h1>ał中</h1>")]);
    expect(found).toEqual([["render/missing-glyph", "中 (U+4E2D)", "/"]]);
  });

  test("has no characters from a file with another weight", () => {
    const { found } = plan([part(" a"), part(" ł", { weight: 400 })], [page("<h1>ał</h1>")]);
    expect(found).toEqual([
      ["render/missing-glyph", "a (U+0061)", "/"],
      ["render/missing-glyph", "ł (U+0142)", "/"],
    ]);
  });
});

describe("a page that is rendered before the others", () => {
  const settings = { onCards: false, log: new Diagnostics() };
  const early = (body: string) => {
    const last = plan([font()], [page("<h1>abc</h1>"), page("<h1>xyz</h1>", { routePath: "/x" })]).used;
    const [used] = planEarlySubsets([font()], page(body), { ...settings, last });
    return { last: last[0], used, text: String.fromCodePoint(...(used?.subset.codePoints ?? [])) };
  };

  test("uses the subset for all pages if that has its characters", () => {
    const { last, used } = early("<h1>ax</h1>");
    expect(used?.subset.outputFile).toBe(last?.subset.outputFile);
  });

  test("gets a subset with its own characters and those of other pages", () => {
    const { last, used, text } = early("<h1>aq</h1>");
    expect(text).toBe(" abcqxyz");
    expect(used?.subset.outputFile).not.toBe(last?.subset.outputFile);
  });
});
