import { withBase, withoutBase } from "../../model/addresses/addresses.js";
import type { ImageEncoding, ImageFormat } from "../../model/media/media.js";
import { hashOf } from "../../util/hash-of.js";

/** An image import, as components get it. */
export interface ImportedImage {
  /** With the base path. */
  readonly href: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** An image in several widths and formats, among which a browser chooses. */
export interface Picture {
  /** Formats that browsers may prefer to the original's, the smallest files first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  /** The widest file in the original's format. */
  readonly src: string;
  /** The files of a WebP or AVIF image. A PNG or JPEG has none: only browsers from before 2020 do not show its WebP files. */
  readonly srcSet: string | undefined;
  /** The encodings that the build has to make. */
  readonly encodings: readonly ImageEncoding[];
}

/** Increase this when an encoding of the same image gives other bytes. */
const recipe = 3;

const formats: Readonly<Record<string, ImageFormat>> = {
  avif: "avif",
  webp: "webp",
  png: "png",
  jpg: "jpeg",
  jpeg: "jpeg",
};

/** Better formats for an image, the best first. */
const preferred = ["avif", "webp"] as const;

interface PictureOptions {
  readonly base: string;
  /** The encoder and its version. Another version gives other bytes, and so another name. */
  readonly encoder: string;
}

/** Decides which files show an image; none is wider than the image itself. */
export function planPicture(
  image: ImportedImage,
  widths: readonly number[],
  { base, encoder }: PictureOptions,
): Picture {
  const original = withoutBase(base, image.href)?.slice(1) ?? "";
  const [, stem = "", extension = ""] = /^(.*)\.([^.]*)$/.exec(original) ?? [];
  const format = formats[extension];
  if (!format) return { sources: [], src: image.href, srcSet: undefined, encodings: [] };
  const fitting = fitWidths(widths, image.width);
  const rank = (preferred as readonly string[]).indexOf(format);
  const better = rank < 0 ? preferred : preferred.slice(0, rank);
  const encode = (to: ImageFormat): ImageEncoding[] =>
    fitting.map((width) => {
      const hash = hashOf(JSON.stringify([recipe, encoder, original, to, width]));
      const ending = to === "jpeg" ? "jpg" : to;
      const outputFile = `${stem}-${width}-${hash.slice(0, 10)}.${ending}`;
      return { original, format: to, width, outputFile };
    });
  const srcSetOf = (encodings: readonly ImageEncoding[]) =>
    encodings.map(({ outputFile, width }) => `${withBase(base, outputFile)} ${width}w`).join(", ");
  const alternatives = better.map((to) => ({ type: `image/${to}`, encodings: encode(to) }));
  const own = rank < 0 ? encode(format).slice(-1) : encode(format);
  return {
    sources: alternatives.map(({ type, encodings }) => ({ type, srcSet: srcSetOf(encodings) })),
    src: withBase(base, own.at(-1)?.outputFile ?? original),
    srcSet: rank < 0 ? undefined : srcSetOf(own),
    encodings: [...alternatives.flatMap(({ encodings }) => encodings), ...own],
  };
}

/** Ascending, without duplicates; the image's own width replaces all larger ones. */
function fitWidths(widths: readonly number[], own: number): number[] {
  return [...new Set(widths.map((width) => Math.min(width, own)))].sort((a, b) => a - b);
}
