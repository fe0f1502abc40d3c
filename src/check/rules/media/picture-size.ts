import { imageSize } from "image-size";

/** Width and height of a picture in pixels, of a drawing in its own units; undefined of what has none. */
export function sizeOfPicture(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
