import { computePalette } from "../model/brand-palette.js";

/** Where the icon lies that stands in for the app's own. Its name says so, that nobody puts the real one there. */
export const standInIcon = "stand-in-icon.svg";

/** An icon for an app that has none yet: the first letter of its name on its colour, as SVG. */
export function drawIcon(name: string, brand: string): string {
  const { field, onField } = computePalette(brand).light;
  const letter = firstOf(name).replace(/[<&]/g, (sign) => (sign === "<" ? "&lt;" : "&amp;"));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="${field}" d="M0 0h96v96H0z"/><text x="48" y="48" fill="${onField}" font-family="system-ui,-apple-system,Segoe UI,Roboto,sans-serif" font-size="60" font-weight="800" text-anchor="middle" dominant-baseline="central">${letter}</text></svg>
`;
}

/** What a letter with its marks, or an emoji of several persons, has at most in a name that somebody reads. */
const longest = 64;

/** What a reader takes for the first letter, with its accents, or an emoji; signs before it are passed over. */
function firstOf(name: string): string {
  const start = name.search(/[\p{L}\p{N}\p{Extended_Pictographic}]/u);
  if (start < 0) return "";
  // The first of a text of any length: the segmenter reads on only as far as it is asked. What stands before it may be its part.
  const near = name.slice(Math.max(0, start - longest), start + longest).normalize("NFC");
  for (const { segment } of new Intl.Segmenter().segment(near))
    if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(segment)) return segment.toUpperCase();
  return "";
}
