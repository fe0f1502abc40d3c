import type { Sharp } from "sharp";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { EncodeContext } from "../effects/effects.js";
import type { IconRequest } from "../model/media/media.js";
import type { SourceBytes } from "../model/project.js";
import { hashOf } from "../util/hash-of.js";
import { once, onceEach } from "../util/once.js";
import { imageEncoder } from "./encoder-versions.js";
import { reportIconProblem } from "./icon-problem.js";
import { loadSharp } from "./load-sharp.js";
import type { MediaFile } from "./media-file.js";

/** Increase this when you change how an icon is drawn or packed, so that cached icons become invalid. */
const recipe = "3";
/** A square of this share of the width is inside the circle that a mask may cut out, which is 80 % of the width. */
const withinMask = 0.56;
/** A margin of 20 of 180 pixels on each side. */
const withinTouchIcon = 140 / 180;

/** The icons from the config's `icon`. */
export function planIcons(
  requests: readonly IconRequest[],
  { originals }: Pick<EncodeContext, "originals">,
  log: Diagnostics,
): MediaFile[] {
  const version = once(imageEncoder);
  const sourceOf = onceEach((original: SourceBytes) => openSource(original, log));
  return requests.flatMap((request): MediaFile[] => {
    const { outputFile, form, width, background } = request;
    const original = originals.find((file) => file.outputFile === request.original);
    // A rule reports the missing file.
    if (!original) return [];
    const key = [version(), "icon", recipe, form, `${width}`, background, hashOf(original.bytes)];
    const make = async () => {
      const source = await sourceOf(original);
      return source && makeIcon(source, request);
    };
    return [{ outputFile, sourceFile: original.sourceFile, key: { kind: "images", key }, make }];
  });
}

interface Source {
  readonly draw: (side: number) => Sharp;
  readonly isOpaque: boolean;
  /** The results by their properties: for an opaque icon, some are equal. */
  readonly packed: Map<string, Promise<Uint8Array>>;
}

async function openSource({ bytes, sourceFile }: SourceBytes, log: Diagnostics): Promise<Source | undefined> {
  try {
    const sharp = loadSharp();
    const metadata = await sharp(bytes).metadata();
    if (reportIconProblem(bytes, { ...metadata, sourceFile }, log)) return undefined;
    const { width = 1, format } = metadata;
    const draw = (side: number) => {
      // An SVG is rendered at the final size instead of being enlarged.
      const density = Math.min(2400, Math.max(1, Math.ceil((72 * side) / width)));
      return sharp(bytes, format === "svg" ? { density } : {}).resize(side, side);
    };
    const { data, info } = await draw(64).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return {
      draw,
      isOpaque: data.every((value, index) => (index + 1) % info.channels !== 0 || value === 255),
      packed: new Map(),
    };
  } catch (error) {
    const reason = (error as Error).message.split("\n")[0] ?? "";
    const isMissing = (error as NodeJS.ErrnoException).code === "MODULE_NOT_FOUND";
    return log.add(isMissing ? "encode/no-sharp" : "encode/bad-image", { reason }, { file: sourceFile });
  }
}

async function makeIcon(
  { draw, isOpaque, packed }: Source,
  { form, width, background }: IconRequest,
): Promise<Uint8Array> {
  const fillsTile = isOpaque || form === "plain" || form === "ico";
  const side = fillsTile ? width : Math.round(width * partOf(form));
  const isFlat = isOpaque || form === "opaque" || form === "maskable";
  const likeness = [width, side, isFlat, background].join();
  const before = Math.floor((width - side) / 2);
  const after = width - side - before;
  const pack = () => {
    const drawn = fillsTile
      ? draw(width)
      : draw(side).extend({ top: before, left: before, bottom: after, right: after, background });
    // The next level takes three times as long, and compresses drawings no better.
    return (isFlat ? drawn.flatten({ background }) : drawn).png({ compressionLevel: 8 }).toBuffer();
  };
  const packing = packed.get(likeness) ?? pack();
  packed.set(likeness, packing);
  const png = await packing;
  return form === "ico" ? formatIco(png, width) : png;
}

const partOf = (form: "opaque" | "maskable") => (form === "maskable" ? withinMask : withinTouchIcon);

/**
 * An ICO file with one image, a PNG. Source: Microsoft, The format of icon resources; PNG in it is supported since Windows Vista.
 * @param side Pixels, at most 256.
 */
export function formatIco(png: Uint8Array, side: number): Uint8Array {
  const head = 6 + 16;
  const file = new Uint8Array(head + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, 1, true);
  // 256 is stored as 0.
  view.setUint8(6, side % 256);
  view.setUint8(7, side % 256);
  view.setUint16(10, 1, true);
  view.setUint16(12, 32, true);
  view.setUint32(14, png.length, true);
  view.setUint32(18, head, true);
  file.set(png, head);
  return file;
}
