import { groupBy } from "../../util/group-by.js";
import { openImage, readPixels } from "../open-image.js";

/** The colour of a site without an icon's colour: a calm ink. */
export const plainBrand = "#334155";

const side = 48;

/** The dominant colour of an icon: for a blue glyph on white, the blue. Undefined without sharp, or if the icon cannot be drawn. */
export async function chooseBrand(icon: Buffer): Promise<string | undefined> {
  try {
    return dominantColour((await readPixels(openImage(icon).resize(side, side, { fit: "fill" }))).data);
  } catch {
    return undefined;
  }
}

/** The average of the similar colours with the most pixels, weighted by chroma. */
export function dominantColour(pixels: Uint8Array): string {
  const colours = Array.from({ length: pixels.length / 3 }, (_, index) => [
    ...pixels.subarray(3 * index, 3 * index + 3),
  ]);
  const chromaOf = (colour: readonly number[]) => Math.max(...colour) - Math.min(...colour);
  // A dark or muted green has less chroma than a bright one, and is a colour too.
  const vivid = colours.filter(
    (colour) => chromaOf(colour) > Math.min(64, Math.max(40, 0.4 * Math.max(...colour))),
  );
  const inked = colours.filter((colour) => Math.min(...colour) <= 235);
  // A glyph on white, black or grey counts by its own colour, however small it is.
  const isEnough = ({ length }: typeof colours, share: number) => length >= share * colours.length;
  const counted = isEnough(vivid, 0.03) ? vivid : isEnough(inked, 0.05) ? inked : colours;
  const groups = groupBy(counted, (colour) => colour.map((channel) => channel >> 5).join());
  // The constant gives an icon without colour a dominant one, too.
  const weightOf = (group: readonly number[][]) =>
    group.reduce((sum, colour) => sum + 0.1 + chromaOf(colour) / 255, 0);
  const [best] = [...groups.values()].sort((one, other) => weightOf(other) - weightOf(one));
  if (!best) return plainBrand;
  const hex = [0, 1, 2].map((channel) => {
    const sum = best.reduce((all, colour) => all + (colour[channel] ?? 0), 0);
    return Math.round(sum / best.length)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${hex.join("")}`;
}
