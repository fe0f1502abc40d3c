import { withBase } from "../../model/addresses/addresses.js";
import type { FontMetrics } from "../../util/font-metrics.js";
import type { CharacterCount } from "./character-count.js";
import { type FallbackFont, fallbackFonts } from "./fallback-fonts.js";
import type { UsedFont } from "./plan-font-subsets.js";

/** Renders the rules for a font on a page. Its first part also gets a fallback that takes the same space: `"<family> Fallback"`. */
export function renderFontFaces({ subset, count, isFurtherPart }: UsedFont, base: string): string {
  const { font, outputFile, codePoints } = subset;
  const style = font.style === "italic" ? ";font-style:italic" : "";
  const face = rule(
    `font-family:"${font.family}";font-weight:${font.weight}${style};font-display:swap`,
    `src:url(${withBase(base, outputFile)})format("woff2")`,
    // The first part covers all characters that the others do not, because browsers try later declarations
    // first; except for a font for some languages, whose letters a page may not have.
    ...(isFurtherPart || font.languages.length > 0 ? [`unicode-range:${formatRanges(codePoints)}`] : []),
  );
  if (isFurtherPart) return face;
  const candidates = fallbackFonts[font.fallback];
  const weight = Math.max(...candidates.map((font) => font.weight).filter((min) => min <= font.weight));
  const fallbacks = candidates
    .filter((candidate) => candidate.weight === weight)
    .map((candidate) =>
      // These fonts are upright: without font-style, the browser slants them for an italic.
      rule(
        `font-family:"${font.family} Fallback";font-weight:${font.weight}`,
        `src:${candidate.names.map((name) => `local("${name}")`).join()}`,
        overrides(font.metrics, candidate, count),
      ),
    );
  return [face, ...fallbacks].join("");
}

/** Formats ascending code points for CSS: `U+41-5a,U+61`. */
function formatRanges(codePoints: readonly number[]): string {
  const isFirst = (index: number) => codePoints[index - 1] !== (codePoints[index] ?? 0) - 1;
  const firsts = codePoints.flatMap((_, index) => (isFirst(index) ? index : []));
  const ranges = firsts.map((from, at) => codePoints.slice(from, firsts[at + 1]));
  const hex = (codePoint = 0) => codePoint.toString(16);
  return ranges.map((range) => `U+${hex(range[0])}${range.length > 1 ? `-${hex(range.at(-1))}` : ""}`).join();
}

const rule = (...declarations: readonly string[]) => `@font-face{${declarations.join(";")}}`;

/**
 * Scales a fallback so that the pages' text has the same width and line height in it. Source: CSS Fonts Module Level 5,
 * https://www.w3.org/TR/css-fonts-5/#size-adjust-desc.
 */
function overrides(metrics: FontMetrics, fallback: FallbackFont, count: CharacterCount<unknown>): string {
  const scale =
    averageAdvance((codePoint) => metrics.advance(codePoint), metrics, count) /
    averageAdvance((codePoint) => (fallback.advances[codePoint - 0x20] ?? 0) / 1000, metrics, count);
  return [
    `size-adjust:${percent(scale)}`,
    `ascent-override:${percent(metrics.ascent / scale)}`,
    `descent-override:${percent(metrics.descent / scale)}`,
    `line-gap-override:${percent(metrics.lineGap / scale)}`,
  ].join(";");
}

/** The average advance of the characters from U+0020 to U+007E, weighted by how often the pages show them. */
function averageAdvance(
  advance: (codePoint: number) => number,
  metrics: FontMetrics,
  count: CharacterCount<unknown>,
): number {
  let [sum, total] = [0, 0];
  for (let codePoint = 0x20; codePoint <= 0x7e; codePoint++) {
    if (!metrics.has(codePoint)) continue;
    sum += advance(codePoint) * count.of(codePoint);
    total += count.of(codePoint);
  }
  return total === 0 ? 1 : sum / total;
}

/** Two decimals are a hundredth of a pixel at the size of a headline. */
const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;

/** Places in a page's head where a letter can be drawn: more than a page has faces. */
const places = [
  "head:before",
  "head:after",
  ...[1, 2, 3, 4].flatMap((nth) => [`meta:nth-of-type(${nth}):before`, `meta:nth-of-type(${nth}):after`]),
];

/**
 * While a font loads, Firefox ignores a fallback font that it has not used before: text would appear in the
 * system font and move when the font arrives. So each fallback is drawn first, invisibly, in the page's head,
 * which the author's CSS does not style. It takes no space but is laid out before the body; outside the flow
 * it would be laid out later, and often too late.
 */
export function drawFallbackFaces(fonts: readonly UsedFont[]): string {
  const faces = new Set(fonts.map(({ subset: { font } }) => `${font.weight} 1px "${font.family} Fallback"`));
  if (faces.size === 0) return "";
  const drawn = [...faces].map((face, index) => {
    const place = places[index];
    return place === undefined ? "" : `${place}{content:"n";font:${face}}`;
  });
  const shown = faces.size > 2 ? "head,meta{display:block}" : "";
  return `head{display:block;width:0;height:0;overflow:hidden;visibility:hidden}${shown}${drawn.join("")}`;
}
