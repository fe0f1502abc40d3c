import type { FontMetrics } from "../../util/font-metrics.js";
import type { SiteFont } from "../site/site.js";

/** Slow work that rendered pages request: done once and cached. */
export interface MediaRequests {
  readonly fonts: readonly FontSubset[];
  readonly images: readonly ImageEncoding[];
  readonly icons: readonly IconRequest[];
  readonly cards: readonly Card[];
  readonly archives: readonly ArchiveRequest[];
}

export interface FontSubset {
  readonly font: Font;
  /** The language of the pages that use it, a BCP 47 tag: letter forms depend on it. */
  readonly language: string;
  /** Ascending. */
  readonly codePoints: readonly number[];
  /** `assets/example-serif-800-1a2b3c4d5e.woff2`; the hash covers the font and the characters. */
  readonly outputFile: string;
}

export type ImageFormat = "avif" | "webp" | "jpeg" | "png";

export interface ImageEncoding {
  /** The published image: `assets/photo-1a2b3c4d5e.jpg`. */
  readonly original: string;
  readonly format: ImageFormat;
  /** Pixels; at most the original's width. */
  readonly width: number;
  /** `assets/photo-1a2b3c4d5e-640-6f7a8b9c0d.avif`; the hash covers the image and its encoding. */
  readonly outputFile: string;
}

export interface IconRequest {
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

/** Files that a page offers as one download; packed when all pages are rendered. */
export interface ArchiveRequest {
  /** `press.zip` */
  readonly outputFile: string;
  readonly entries: readonly ArchiveEntry[];
  readonly page: string;
}

export interface ArchiveEntry {
  readonly name: string;
  /** A published file, `assets/alarm-1a2b3c4d5e.png`, or the text of a file that only the archive contains. */
  readonly content: { readonly original: string } | { readonly text: string };
}

/** The size of a link preview in pixels: chats and networks show it uncropped. */
export const cardSize = { width: 1200, height: 630 } as const;

export interface Card {
  readonly routePath: string;
  /** The content in words, as alternative text. */
  readonly alt: string;
  readonly html: string;
  readonly language: string;
  /** The files it shows, by their names in its images and their paths in the output folder. */
  readonly images: readonly CardImage[];
  /** The file that draws it, for messages. */
  readonly sourceFile: string;
  /** `assets/card-1a2b3c4d5e.png`; the hash covers everything that the picture depends on. */
  readonly outputFile: string;
}

export interface CardImage {
  readonly src: string;
  readonly outputFile: string;
}

/** A loaded font: its name for the pages' style, and the data to subset. */
export interface Font extends SiteFont {
  /** Posix, relative to the project's root. */
  readonly sourceFile: string;
  /** OpenType, uncompressed. */
  readonly sfnt: Uint8Array;
  /** SHA-256 of `sfnt` in hex. */
  readonly hash: string;
  readonly metrics: FontMetrics;
}
