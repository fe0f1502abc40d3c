import type { Diagnostics } from "../core/diagnostics.js";
import type { Cache, MediaAsks } from "../core/media.js";
import type { SourceBytes } from "../core/project.js";
import { encodeFonts } from "./encode-fonts.js";
import { encodeImages } from "./encode-images.js";

export interface EncodeOptions {
  /** The files that are published as they are; the images to encode are among them. */
  readonly originals: readonly SourceBytes[];
  readonly cache: Cache;
}

/** Makes what the pages ask for, or takes it from the cache. What cannot be made is reported. */
export async function encodeMedia(
  { fonts, images }: MediaAsks,
  options: EncodeOptions,
  log: Diagnostics,
): Promise<SourceBytes[]> {
  const made = [...(await encodeFonts(fonts, options, log)), ...(await encodeImages(images, options, log))];
  options.cache.prune();
  return made;
}
