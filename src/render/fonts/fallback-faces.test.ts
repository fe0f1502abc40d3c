import { expect, test } from "vitest";
import type { Font } from "../../model/media/media.js";
import { CharacterCount } from "./character-count.js";
import { drawFallbackFaces } from "./font-face.js";

const used = (family: string, weight: number, style = "normal") => ({
  subset: { font: { family, weight, style } as Font, language: "en", codePoints: [], outputFile: "" },
  count: new CharacterCount<never>(),
  isNamedIn: () => true,
  isFurtherPart: false,
});
const drawnIn = (css: string) => [...css.matchAll(/font:([^}]+)/g)].map(([, face]) => face);

test("each face of a fallback font is drawn once, each by another rule", () => {
  const css = drawFallbackFaces([used("A", 400), used("A", 800), used("A", 800, "italic"), used("B", 400)]);
  expect(drawnIn(css)).toEqual(['400 1px "A Fallback"', '800 1px "A Fallback"', '400 1px "B Fallback"']);
  const places = [...css.matchAll(/([^{}]+)\{content/g)].map(([, place]) => place);
  expect(new Set(places).size).toBe(3);
  expect(css).toContain("head,meta{display:block}");
});

test("a page without fonts has no rules", () => {
  expect(drawFallbackFaces([])).toBe("");
});
