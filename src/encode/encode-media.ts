import type { Diagnostics } from "../core/diagnostics.js";
import type { MediaAsks } from "../core/media.js";
import type { SourceBytes } from "../core/project.js";
import type { ResultStore } from "../core/result-store.js";
import { encodeFonts } from "./encode-fonts.js";
import { encodeIcons } from "./encode-icons.js";
import { encodeImages } from "./encode-images.js";

export interface EncodeOptions {
  /** The files that are published as they are; the images to encode are among them. */
  readonly originals: readonly SourceBytes[];
  readonly store: ResultStore;
}

/** Makes what the pages ask for, or takes it from the store. What cannot be made is reported. */
export async function encodeMedia(
  { fonts, images, icons }: MediaAsks,
  options: EncodeOptions,
  log: Diagnostics,
): Promise<SourceBytes[]> {
  return [
    ...(await encodeFonts(fonts, options, log)),
    ...(await encodeImages(images, options, log)),
    ...(await encodeIcons(icons, options, log)),
  ];
}
