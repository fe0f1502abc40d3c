import type { UsedFont } from "../fonts/plan-font-cuts.js";

/** Where a letter can be drawn in a page's head: more places than a page has faces. */
const places = [
  "head:before",
  "head:after",
  ...[1, 2, 3, 4].flatMap((nth) => [`meta:nth-of-type(${nth}):before`, `meta:nth-of-type(${nth}):after`]),
];

/**
 * While a font is on its way, Firefox takes no stand-in that it has not drawn in before: words would stand in the system's
 * own face, and move when the font arrives. So each stand-in is drawn in first, where nobody sees it: in the page's head,
 * which no style of an author's is about. It takes no room, but is laid out with the text, before the body; out of the flow it
 * would be laid out after it, and often too late.
 */
export function drawStandIns(fonts: readonly UsedFont[]): string {
  const faces = new Set(fonts.map(({ cut: { font } }) => `${font.weight} 1px "${font.family} Fallback"`));
  if (faces.size === 0) return "";
  const drawn = [...faces].map((face, index) => {
    const place = places[index];
    return place === undefined ? "" : `${place}{content:"n";font:${face}}`;
  });
  const shown = faces.size > 2 ? "head,meta{display:block}" : "";
  return `head{display:block;width:0;height:0;overflow:hidden;visibility:hidden}${shown}${drawn.join("")}`;
}
