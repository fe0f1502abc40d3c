import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { EncodeContext } from "../effects/effects.js";
import type { MediaRequests } from "../model/media/media.js";
import type { SourceBytes } from "../model/project.js";
import { encodeCards } from "./encode-cards.js";
import { encodeFonts } from "./encode-fonts.js";
import { encodeIcons } from "./encode-icons.js";
import { encodeImages } from "./encode-images.js";
import { packArchives } from "./pack-archives.js";

/** Makes the files that pages request, or takes them from the cache. Failures are reported. */
export async function encodeMedia(
  { fonts, images, icons, cards, archives }: MediaRequests,
  options: EncodeContext,
  log: Diagnostics,
): Promise<SourceBytes[]> {
  // Threads encode images while fonts are subset here.
  const parts = await Promise.all([
    encodeImages(images, options, log),
    encodeIcons(icons, options, log),
    encodeCards(cards, options, log),
    encodeFonts(fonts, options, log),
  ]);
  const files = parts.flat();
  return [...files, ...(await packArchives(archives, [...options.originals, ...files], log))];
}
