import type { ArchiveAsk } from "./archive.js";
import type { Card } from "./card.js";
import type { Font } from "./font.js";

/** What the rendered pages ask for that takes long to make: it is made once and kept in a cache. */
export interface MediaAsks {
  readonly fonts: readonly FontCut[];
  readonly images: readonly ImageEncoding[];
  readonly icons: readonly IconAsk[];
  readonly cards: readonly Card[];
  readonly archives: readonly ArchiveAsk[];
}

/** A font to be cut to some characters. */
export interface FontCut {
  readonly font: Font;
  /** Of the pages that use it, a BCP 47 tag: each language has letters of its own. */
  readonly language: string;
  /** Ascending. */
  readonly codePoints: readonly number[];
  /** `assets/example-serif-800-1a2b3c4d5e.woff2`; tells the font and the characters apart. */
  readonly outputFile: string;
}

export type ImageFormat = "avif" | "webp" | "jpeg" | "png";

/** An image to be encoded in a format and a width. */
export interface ImageEncoding {
  /** The imported image, as it is published: `assets/photo-1a2b3c4d5e.jpg`. */
  readonly original: string;
  readonly format: ImageFormat;
  /** Pixels; at most that of the original. */
  readonly width: number;
  /** `assets/photo-1a2b3c4d5e-640-6f7a8b9c0d.avif`; tells the image and how it is encoded apart. */
  readonly outputFile: string;
}

/** An icon to be made of the config's one. */
export interface IconAsk {
  /** The config's icon, as it is published: `icon.svg`. */
  readonly original: string;
  readonly outputFile: string;
  /** `plain` keeps what is transparent; `opaque` and `maskable` have a margin on the background, unless all is opaque. */
  readonly form: "ico" | "plain" | "opaque" | "maskable";
  /** Pixels. */
  readonly width: number;
  /** A CSS hex colour. */
  readonly background: string;
}
