import type { Control, Mark } from "./painted.js";
import {
  type Box,
  contrast,
  coverage,
  forEachPixel,
  grow,
  type Picture,
  somePixel,
  unpack,
} from "./pixels.js";

export interface Pictures {
  /** The page with each text in its key colour. */
  readonly keyed: Picture;
  /** The page without texts, icons and focus rings. */
  readonly bare: Picture;
}

/** The minimum contrast of a focus ring, an icon, and a control's box. */
const nonText = 3;

/** Finds texts and icons with too little contrast to their background, and invisible ones. */
export function contrastFlaws(marks: readonly Mark[], { keyed, bare }: Pictures): string[] {
  return marks.flatMap(({ name, colour, key, boxes, bound, drawn }) => {
    if (!colour || !key) return [`${name}: translucent, not decided`];
    const found: number[] = [];
    for (const box of boxes) {
      forEachPixel(box, keyed, (x, y) => {
        const [seen, behind] = [keyed.at(x, y), bare.at(x, y)];
        if (seen === behind) return;
        // Pixels with less coverage are edges, and those with another key belong to an overlapping element.
        if ((coverage(unpack(seen), key, unpack(behind)) ?? 0) < 0.5) return;
        found.push(contrast(colour, unpack(behind)));
      });
    }
    // A box ends on a whole pixel, a letter does not: one pixel in a hundred may be off.
    const least = found.sort((a, b) => a - b)[Math.floor(found.length / 100)];
    if (least === undefined) return drawn ? [] : [`${name}: not to be seen`];
    return least < bound ? [`${name}: ${least.toFixed(2)} instead of ${bound}`] : [];
  });
}

/** Finds controls whose box, or focus ring if they have the focus, has too little contrast to its surroundings. */
export function controlFlaws(controls: readonly Control[], pictures: Pictures, focused: boolean): string[] {
  return controls.flatMap((control) => [
    ...boxFlaws(control, pictures),
    ...(focused ? ringFlaws(control, pictures) : []),
  ]);
}

/** Finds controls that look different in the second screenshot. */
export function controlChanges(controls: readonly Control[], [one, two]: readonly Picture[]): string[] {
  if (!one || !two) throw new Error("two pictures are needed");
  const differ = (x: number, y: number) => {
    if (one.at(x, y) === two.at(x, y)) return false;
    const [before, after] = [unpack(one.at(x, y)), unpack(two.at(x, y))];
    // A redrawn edge is not always identical to the last bit.
    return before.some((part, index) => Math.abs(part - (after[index] as number)) > 16);
  };
  return controls
    .filter(({ boxes }) => boxes.some((box) => somePixel(box, one, differ)))
    .map(({ name }) => name);
}

function boxFlaws({ name, fill, boxes: [box] }: Control, { bare }: Pictures): string[] {
  if (!fill || !box) return [];
  const [left, top, width, height] = box;
  const middle = [Math.round(left + width / 2), Math.round(top + height / 2)] as const;
  const beside = [
    [Math.floor(left) - 3, middle[1]],
    [Math.ceil(left + width) + 2, middle[1]],
    [middle[0], Math.floor(top) - 3],
    [middle[0], Math.ceil(top + height) + 2],
  ] as const;
  const least = Math.min(...beside.map(([x, y]) => contrast(fill, unpack(bare.at(x, y)))));
  // A box in the colour of its surroundings does not count as a box.
  return least > 1.01 && least < nonText ? [`the box of ${name}: ${least.toFixed(2)}`] : [];
}

function ringFlaws({ name, outline, boxes }: Control, { keyed, bare }: Pictures): string[] {
  const [first] = boxes;
  if (!outline || !first) return [`${name}: no focus ring`];
  const [red, green, blue] = outline.colour;
  const packed = (red << 16) | (green << 8) | blue;
  const beside = new Set<number>();
  for (const box of boxes) {
    forEachPixel(grow(box, outline.offset + outline.width + 1), keyed, (x, y) => {
      if (keyed.at(x, y) !== packed || bare.at(x, y) === packed) return;
      forEachPixel(grow([x, y, 1, 1], 2), bare, (besideX, besideY) => beside.add(bare.at(besideX, besideY)));
    });
  }
  const least = Math.min(...[...beside].map((colour) => contrast(outline.colour, unpack(colour))));
  const hidden = boxes.length === 1 ? hiddenSides(first, outline, keyed, packed) : [];
  if (beside.size === 0 || hidden.length > 0)
    return [`${name}: no focus ring ${hidden.join(" and ")}`.trimEnd()];
  return least < nonText ? [`the focus ring of ${name}: ${least.toFixed(2)}`] : [];
}

/** The sides of a box without a visible focus ring at their middle. */
function hiddenSides(
  [left, top, width, height]: Box,
  { offset, width: thick }: { offset: number; width: number },
  picture: Picture,
  colour: number,
): string[] {
  const out = offset + thick;
  const [x, y] = [left + width / 2, top + height / 2];
  const sides: Record<string, Box> = {
    above: [x, top - out, 1, thick],
    below: [x, top + height + offset, 1, thick],
    "on the left": [left - out, y, thick, 1],
    "on the right": [left + width + offset, y, thick, 1],
  };
  return Object.keys(sides).filter(
    (side) => !somePixel(sides[side] as Box, picture, (x, y) => picture.at(x, y) === colour),
  );
}
