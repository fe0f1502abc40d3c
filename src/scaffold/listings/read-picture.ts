import { imageSize } from "image-size";
import { problemOfImage } from "../../util/image-problem.js";
import { readBounded } from "../app/read-bounded.js";
import type { Picture } from "../discovered.js";
import { isLayeredIcon, renderIcon } from "../icons/render-icon.js";
import { NotUsable } from "../not-usable.js";
import { fetchBounded } from "./fetch-bounded.js";

export interface ReadPicture {
  readonly bytes: Buffer;
  /** `png`, `jpeg`, `webp`, `svg`: from the bytes, not the name. */
  readonly format: string;
  readonly width: number;
  readonly height: number;
}

const limits = { timeoutMs: 30_000, maxBytes: 20_000_000 };
const formats = ["png", "jpg", "webp", "svg"];

/** Reads an image and checks it. Throws NotUsable. */
export async function readPicture(picture: Picture): Promise<ReadPicture> {
  if ("address" in picture) return toReadPicture(await fetchBounded(picture.address, limits));
  const { file } = picture;
  return toReadPicture(isLayeredIcon(file) ? await renderIcon(file) : readBounded(file, limits.maxBytes));
}

/** Checks bytes, and returns them with their format and size. Throws NotUsable. */
export function toReadPicture(bytes: Buffer): ReadPicture {
  const damage = problemOfImage(bytes, "");
  if (damage !== undefined) throw new NotUsable(`it ${damage}`);
  let size: ReturnType<typeof imageSize>;
  try {
    // A copy, because it reads past the end of a slice of a larger buffer.
    size = imageSize(new Uint8Array(bytes));
  } catch {
    throw new NotUsable("it is not an image");
  }
  const { width, height, type = "" } = size;
  if (!formats.includes(type))
    throw new NotUsable(`its type is ${type || "unknown"}, not PNG, JPEG, WebP or SVG`);
  if (!width || !height) throw new NotUsable("it has no size");
  const problem = problemOfImage(bytes, `.${type}`);
  if (problem !== undefined) throw new NotUsable(`it ${problem}`);
  return { bytes, format: type === "jpg" ? "jpeg" : type, width, height };
}
