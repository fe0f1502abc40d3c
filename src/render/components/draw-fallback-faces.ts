import type { UsedFont } from "../fonts/plan-font-cuts.js";

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
  const faces = new Set(fonts.map(({ cut: { font } }) => `${font.weight} 1px "${font.family} Fallback"`));
  if (faces.size === 0) return "";
  const drawn = [...faces].map((face, index) => {
    const place = places[index];
    return place === undefined ? "" : `${place}{content:"n";font:${face}}`;
  });
  const shown = faces.size > 2 ? "head,meta{display:block}" : "";
  return `head{display:block;width:0;height:0;overflow:hidden;visibility:hidden}${shown}${drawn.join("")}`;
}
