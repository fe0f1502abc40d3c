import { createRequire } from "node:module";
import type sharp from "sharp";

/** A page that shows a larger picture takes a phone too long; `check` says so. */
const mostBytes = 500_000;
/** What the icons of all devices can be made of. */
const side = 512;

/** An icon with fewer pixels, if its file is too large for pages. Unchanged without the optional package sharp. */
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
