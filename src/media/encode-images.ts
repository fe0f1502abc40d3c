import type { Sharp } from "sharp";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { EncodeContext } from "../effects/effects.js";
import type { ImageEncoding, ImageFormat } from "../model/media/media.js";
import type { SourceBytes } from "../model/project.js";
import { once } from "../util/once.js";
import { imageEncoder } from "./encoder-versions.js";
import { loadSharp } from "./load-sharp.js";
import type { MediaFile } from "./media-file.js";

export function planImages(
  requests: readonly ImageEncoding[],
  { originals }: Pick<EncodeContext, "originals">,
  log: Diagnostics,
): MediaFile[] {
  const version = once(imageEncoder);
  const encoder = once(() => loadEncoder(log));
  const byName = new Map(originals.map((original) => [original.outputFile, original]));
  return requests.flatMap((request): MediaFile[] => {
    const original = byName.get(request.original);
    if (!original) return [];
    const { outputFile } = request;
    const key = { kind: "images", key: [version(), outputFile] } as const;
    const make = async () => encoder()?.(original, request);
    return [{ outputFile, sourceFile: original.sourceFile, key, make }];
  });
}

function loadEncoder(log: Diagnostics) {
  let sharp: ReturnType<typeof loadSharp>;
  try {
    sharp = loadSharp();
  } catch (error) {
    return log.add("encode/no-sharp", { reason: firstLine(error) });
  }
  return async ({ bytes, sourceFile }: SourceBytes, { format, width }: ImageEncoding) => {
    try {
      const image = sharp(bytes);
      const { pages = 1 } = await image.metadata();
      if (pages === 1) return await formats[format](image.autoOrient().resize({ width })).toBuffer();
      log.add("encode/animated-image", {}, { file: sourceFile });
    } catch (error) {
      log.add("encode/bad-image", { reason: firstLine(error) }, { file: sourceFile });
    }
    return undefined;
  };
}

const firstLine = (error: unknown) => (error as Error).message.split("\n")[0]?.replace(/:$/, "") ?? "";

/** If you change a setting, also change the recipe in `planPicture`. */
const formats: Record<ImageFormat, (image: Sharp) => Sharp> = {
  // About 10 % larger than with sharp's default of 4, in a sixth of the time; a first build with screenshots waits for this.
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: 75, effort: 4 }),
  jpeg: (image) => image.jpeg({ quality: 75, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
};
