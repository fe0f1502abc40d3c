import { NotUsable } from "../not-usable.js";
import { openImage } from "../open-image.js";
import { planAdaptiveIcon } from "./adaptive-icon.js";
import { planComposerIcon } from "./composer-icon.js";

export const isLayeredIcon = (file: string): boolean => /\.icon[\\/]icon\.json$|\.xml$/.test(file);

/** The image of a layered icon: Android's, or one of Apple's Icon Composer. Throws NotUsable. */
export async function renderIcon(file: string): Promise<Buffer> {
  try {
    const drawing = file.endsWith(".xml") ? planAdaptiveIcon(file) : planComposerIcon(file);
    const pictures = await Promise.all(
      drawing.pictures.map((bytes) => openImage(bytes, { density: 300 }).png().toBuffer()),
    );
    const svg = drawing.svg.replace(
      /"picture:(\d+)"/g,
      (_, index) => `"data:image/png;base64,${pictures[Number(index)]?.toString("base64")}"`,
    );
    const { side, viewBox } = drawing;
    const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${viewBox}">${svg}</svg>`;
    return await openImage(Buffer.from(whole), { unlimited: true }).png({ compressionLevel: 9 }).toBuffer();
  } catch (error) {
    // An unreadable image, or no image library.
    throw new NotUsable(error instanceof Error ? error.message.split("\n")[0] : String(error));
  }
}
