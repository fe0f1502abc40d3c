import { imageSize } from "image-size";
import { problemOfImage } from "../../util/image-problem.js";
import { FileRefused, readBounded } from "../app/read-bounded.js";
import type { Picture } from "../discovered.js";
import { IconNotDrawn } from "../icons/icon-drawing.js";
import { isLayeredIcon, renderIcon } from "../icons/render-icon.js";
import { FetchFailed, fetchBounded } from "./fetch-bounded.js";

export interface ReadPicture {
  readonly bytes: Buffer;
  /** `png`, `jpeg`, `webp`, `svg`: from the bytes, not the name. */
  readonly format: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Why an image cannot be used, for a message. */
export class PictureRefused extends Error {
  override name = "PictureRefused";
}

const limits = { timeoutMs: 30_000, maxBytes: 20_000_000 };
const formats = ["png", "jpg", "webp", "svg"];

/** Reads an image and checks it. Throws PictureRefused. */
export async function readPicture(picture: Picture): Promise<ReadPicture> {
  return toReadPicture("file" in picture ? await readFile(picture.file) : await fetchBytes(picture.address));
}

/** Checks bytes, and returns them with their format and size. Throws PictureRefused. */
export function toReadPicture(bytes: Buffer): ReadPicture {
  if (bytes.length === 0) throw new PictureRefused("it is empty");
  let size: ReturnType<typeof imageSize>;
  try {
    // A copy, because it reads past the end of a slice of a larger buffer.
    size = imageSize(new Uint8Array(bytes));
  } catch {
    throw new PictureRefused("it is not an image");
  }
  const { width, height, type = "" } = size;
  if (!formats.includes(type))
    throw new PictureRefused(`its type is ${type || "unknown"}, not PNG, JPEG, WebP or SVG`);
  if (!width || !height) throw new PictureRefused("it has no size");
  const problem = problemOfImage(bytes, `.${type}`);
  if (problem !== undefined) throw new PictureRefused(`it ${problem}`);
  return { bytes, format: type === "jpg" ? "jpeg" : type, width, height };
}

async function fetchBytes(address: string): Promise<Buffer> {
  try {
    return await fetchBounded(address, limits);
  } catch (error) {
    if (error instanceof FetchFailed) throw new PictureRefused(error.message);
    throw error;
  }
}

async function readFile(file: string): Promise<Buffer> {
  try {
    return isLayeredIcon(file) ? await renderIcon(file) : readBounded(file, limits.maxBytes);
  } catch (error) {
    if (error instanceof FileRefused || error instanceof IconNotDrawn)
      throw new PictureRefused(error.message);
    throw error;
  }
}
