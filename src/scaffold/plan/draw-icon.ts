import { computePalette } from "../../model/site/brand-palette.js";

/** The path of the placeholder icon. The name warns people not to replace the content of the file. */
export const placeholderIcon = "placeholder-icon.svg";

/** The shapes for a quarter of the icon, in a square of 24 by 24. */
const shapes = [
  "M0 0h24a24 24 0 0 1-24 24z",
  "M24 0v24a24 24 0 0 1-24-24z",
  "M24 24h-24a24 24 0 0 1 24-24z",
  "M0 24v-24a24 24 0 0 1 24 24z",
  "M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z",
];

/** An icon for an app without one: four shapes on its colour, chosen by its name. Paths only, because letters differ by machine. */
export function drawIcon(name: string, brand: string): string {
  const { field, onField } = computePalette(brand).light;
  let choice = chooseBy(name.slice(0, 100));
  const placed = [0, 24].flatMap((y) =>
    [0, 24].map((x) => {
      const shape = shapes[choice % shapes.length] ?? "";
      choice = Math.floor(choice / shapes.length);
      return `<path transform="translate(${24 + x} ${24 + y})" d="${shape}"/>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="${field}" d="M0 0h96v96H0z"/><g fill="${onField}">${placed.join("")}</g></svg>
`;
}

/** A hash of a name, the same on each machine. Source: FNV-1a, 32 bits. */
function chooseBy(name: string): number {
  let hash = 0x811c9dc5;
  for (const unit of Array.from(name, (character) => character.codePointAt(0) ?? 0))
    hash = Math.imul(hash ^ unit, 0x01000193) >>> 0;
  // The lower bits of similar names differ least.
  return (hash ^ (hash >>> 15)) >>> 0;
}
