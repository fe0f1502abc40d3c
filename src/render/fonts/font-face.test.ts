import { expect, test } from "vitest";
import type { Font } from "../../model/media/media.js";
import { CharacterCount } from "./character-count.js";
import { renderFontFaces } from "./font-face.js";

function faces(text: string, part: Partial<Font> = {}, used: { isFurtherPart?: boolean } = {}): string {
  const metrics = { ascent: 1, descent: 0.25, lineGap: 0, has: () => true, advance: () => 0.6 };
  const font = { family: "Big Face", weight: 800, style: "normal", fallback: "sans-serif", languages: [] };
  const count = new CharacterCount<string>();
  count.add(text, "");
  const subset = {
    font: { ...font, metrics, ...part } as Font,
    language: "en",
    codePoints: [0x41, 0x42, 0x43, 0x142, 0x1ec1],
    outputFile: "assets/big.woff2",
  };
  return renderFontFaces({ subset, count, isNamedIn: () => true, isFurtherPart: false, ...used }, "/base/");
}

const arialOf = (css: string) => css.split("@font-face").find((rule) => rule.includes('local("Arial'));

test("a page loads the font below its base, with font-display: swap", () => {
  expect(faces("a")).toContain(
    '@font-face{font-family:"Big Face";font-weight:800;font-display:swap;src:url(/base/assets/big.woff2)format("woff2")}',
  );
});

test("the fallback is scaled to the width of the pages' own text", () => {
  // In Arial Bold "a" is 0.556 em wide and "i" 0.278.
  expect(arialOf(faces("a"))).toContain("size-adjust:107.91%;ascent-override:92.67%;descent-override:23.17%");
  expect(arialOf(faces("ai"))).toContain("size-adjust:143.88%");
});

test("a light weight falls back to the regular face, a heavy one to the bold face", () => {
  expect(faces("a", { weight: 400 })).toContain('local("Arial"),local("ArialMT")');
  expect(faces("a", { weight: 600 })).toContain('local("Arial Bold"),local("Arial-BoldMT")');
});

test("a text without letters in both fonts does not change the scale", () => {
  expect(faces("中")).toContain("size-adjust:100%;ascent-override:100%");
});

test("an italic face is declared italic, and its fallback is not, so that browsers slant it", () => {
  const css = faces("a", { style: "italic" });
  expect(css.match(/font-style:italic/g)).toHaveLength(1);
});

test("another file of a face covers its own characters and has no fallback", () => {
  expect(faces("ł", {}, { isFurtherPart: true })).toBe(
    '@font-face{font-family:"Big Face";font-weight:800;font-display:swap;src:url(/base/assets/big.woff2)format("woff2");unicode-range:U+41-43,U+142,U+1ec1}',
  );
});

test("a face for some languages covers only its characters, so that other pages do not load it", () => {
  expect(faces("a", { languages: ["zh-Hans"] })).toContain(
    'format("woff2");unicode-range:U+41-43,U+142,U+1ec1}',
  );
  expect(faces("a")).not.toContain("unicode-range");
});
