import { createRequire } from "node:module";
import type sharp from "sharp";

/** A larger image takes a phone too long, which `check` would report. */
const mostBytes = 500_000;
/** Large enough for the icons of all devices. */
const side = 512;

/** Scales an icon down if its file is too large for pages. Unchanged without the optional package sharp. */
export async function lighterIcon(bytes: Buffer): Promise<Buffer> {
  if (bytes.length <= mostBytes) return bytes;
  try {
    const load = createRequire(import.meta.url)("sharp") as typeof sharp;
    const options = { fit: "inside", withoutEnlargement: true } as const;
    return await load(bytes, { limitInputPixels: 1e8 }).resize(side, side, options).toBuffer();
  } catch {
    return bytes;
  }
}
