import { createRequire } from "node:module";
import type { OutputInfo, Sharp, SharpOptions, default as sharp } from "sharp";

/** Opens an image with sharp. Throws for a damaged one, or without that optional package. */
export const openImage = (bytes: Buffer, options: SharpOptions = {}): Sharp =>
  (createRequire(import.meta.url)("sharp") as typeof sharp)(bytes, { limitInputPixels: 1e8, ...options });

/** The pixels of an image on white, each as red, green and blue. */
export const readPixels = (image: Sharp): Promise<{ data: Buffer; info: OutputInfo }> =>
  image
    .flatten({ background: "#ffffff" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
