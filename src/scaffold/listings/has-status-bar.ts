import { openImage, readPixels } from "../open-image.js";

const width = 240;
/** The height of a status bar, relative to the width of a phone. */
const height = Math.round(0.07 * width);
/** A difference between two pixels that people see as an edge, of 255. */
const visible = 20;
/** Of 106 pictures of 12 apps, those of a screen have 0.8 % edges or more at the top, those with a caption 0.3 % or less. */
const minEdges = 0.005;

/**
 * Whether a picture shows a phone's screen, with the time and the battery at its top. A store's picture with a caption, or with a phone in
 * it, begins with an empty strip or has transparent corners. Undefined without the optional package sharp, and for a landscape.
 */
export async function hasStatusBar(picture: Buffer): Promise<boolean | undefined> {
  try {
    const small = openImage(picture).resize(width);
    const [, , , alpha] = await small.clone().ensureAlpha().raw().toBuffer();
    if (alpha === 0) return false;
    const { data, info } = await readPixels(small);
    const isPhone = info.height > info.width && countEdges(data) > 0;
    return isPhone ? countEdges(data.subarray(0, 3 * width * height)) > minEdges * width * height : undefined;
  } catch {
    return undefined;
  }
}

/** The pixels that differ from the second one to their right. */
function countEdges(pixels: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const isLast = (at / 3) % width >= width - 2;
    const isEdge = [0, 1, 2].some(
      (channel) => Math.abs((pixels[at + channel] ?? 0) - (pixels[at + 6 + channel] ?? 0)) > visible,
    );
    if (isEdge && !isLast) count++;
  }
  return count;
}
