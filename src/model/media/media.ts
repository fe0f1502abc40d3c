import type { ArchiveAsk } from "./archive.js";
import type { Card } from "./card.js";
import type { Font } from "./font.js";

/** Slow work that rendered pages request: done once and cached. */
export interface MediaAsks {
  readonly fonts: readonly FontCut[];
  readonly images: readonly ImageEncoding[];
  readonly icons: readonly IconAsk[];
  readonly cards: readonly Card[];
  readonly archives: readonly ArchiveAsk[];
}

/** A font to be subset to some characters. */
export interface FontCut {
  readonly font: Font;
  /** The language of the pages that use it, a BCP 47 tag: letter forms depend on it. */
  readonly language: string;
  /** Ascending. */
  readonly codePoints: readonly number[];
  /** `assets/example-serif-800-1a2b3c4d5e.woff2`; the hash covers the font and the characters. */
  readonly outputFile: string;
}

export type ImageFormat = "avif" | "webp" | "jpeg" | "png";

/** An image to be encoded in a format and a width. */
export interface ImageEncoding {
  /** The published image: `assets/photo-1a2b3c4d5e.jpg`. */
  readonly original: string;
  readonly format: ImageFormat;
  /** Pixels; at most the original's width. */
  readonly width: number;
  /** `assets/photo-1a2b3c4d5e-640-6f7a8b9c0d.avif`; the hash covers the image and its encoding. */
  readonly outputFile: string;
}

/** An icon to be made from the config's `icon`. */
export interface IconAsk {
  /** The config's icon as published: `icon.svg`. */
  readonly original: string;
  readonly outputFile: string;
  /** `plain` keeps transparency; `opaque` and `maskable` get a margin on the background, unless the icon is fully opaque. */
  readonly form: "ico" | "plain" | "opaque" | "maskable";
  /** Pixels. */
  readonly width: number;
  /** A CSS hex colour. */
  readonly background: string;
}
