import { imageSize } from "image-size";

/** The width and height of an image in pixels, or of an SVG in its own units; undefined if it has none. */
export function sizeOfPicture(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
