import { availableParallelism } from "node:os";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { EncodeContext } from "../effects/effects.js";
import { cached } from "../effects/result-store.js";
import type { MediaRequests } from "../model/media/media.js";
import type { SourceBytes } from "../model/project.js";
import { mapConcurrently } from "../util/map-concurrently.js";
import { planCards } from "./encode-cards.js";
import { planFonts } from "./encode-fonts.js";
import { planIcons } from "./encode-icons.js";
import { planImages } from "./encode-images.js";
import { type MediaFile, missingBytes } from "./media-file.js";

/** Makes the files that pages request, or takes them from the cache. Failures are reported. */
export async function encodeMedia(
  { fonts, images, icons, cards, archives }: MediaRequests,
  context: EncodeContext,
  log: Diagnostics,
): Promise<SourceBytes[]> {
  const encode = async ({ key, make, check, ...file }: MediaFile): Promise<SourceBytes> => {
    const bytes = (await cached(context.store, key, make)) ?? missingBytes;
    check?.(bytes);
    return { ...file, bytes };
  };
  // Threads encode images while cards are drawn and fonts are subset here.
  const pictures = [...planImages(images, context, log), ...planIcons(icons, context, log)];
  const parts = await Promise.all([
    mapConcurrently(pictures, availableParallelism(), encode),
    mapConcurrently(planCards(cards, context, log), 1, encode),
    mapConcurrently(planFonts(fonts, log), 1, encode),
  ]);
  const files = parts.flat();
  if (archives.length === 0) return files;
  // Few sites have one.
  const { packArchives } = await import("./pack-archives.js");
  return [...files, ...packArchives(archives, [...context.originals, ...files], log)];
}
