import { dirname } from "node:path";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { problemOfPointer } from "../../util/image-problem.js";
import type { Picture } from "../discovered.js";
import { NotUsable } from "../not-usable.js";
import { openImage } from "../open-image.js";
import { sourceOfPicture } from "../plan/plan-words.js";
import { type ReadPicture, readPicture, toReadPicture } from "./read-picture.js";

/** The minimum for an icon: 44 CSS pixels on a screen with two pixels each. */
const minIconSide = 88;

async function readUsable(
  picture: Picture,
  log: Diagnostics,
  problemOf: (read: ReadPicture) => string | undefined,
): Promise<ReadPicture | undefined> {
  try {
    const read = await readPicture(picture);
    const problem = problemOf(read);
    if (problem === undefined) return read;
    throw new NotUsable(problem);
  } catch (error) {
    if (!(error instanceof NotUsable)) throw error;
    const source = sourceOfPicture(picture);
    if (error.message.endsWith(problemOfPointer))
      log.add("scaffold/not-fetched", { folder: dirname(source) });
    else log.add("scaffold/picture-not-used", { picture: source, reason: error.message });
    return undefined;
  }
}

export async function readIcon(picture: Picture, log: Diagnostics): Promise<ReadPicture | undefined> {
  const read = await readUsable(picture, log, problemOfIcon);
  return read && toReadPicture(await lighterIcon(read.bytes));
}

function problemOfIcon({ width, height, format }: ReadPicture): string | undefined {
  if (Math.abs(width - height) > 0.02 * width)
    return `it is ${width} × ${height} pixels, and icons must be square`;
  if (format !== "svg" && width < minIconSide)
    return `it is ${width} pixels wide, and icons must be at least ${minIconSide}`;
  return undefined;
}

/** Whether it is large enough for the icons of all devices. */
export function canMakeIcons({ width, height, format, bytes }: ReadPicture): boolean {
  if (format === "svg") return Math.abs(width - height) <= 1 && !/<(?:\w+:)?text[\s>]/.test(bytes.toString());
  return width === height && width >= 512;
}

export const readScreenshot = (picture: Picture, log: Diagnostics): Promise<ReadPicture | undefined> =>
  readUsable(picture, log, ({ width, height }) =>
    Math.min(width, height) < 200
      ? `it is ${width} × ${height} pixels, too small for a screenshot`
      : undefined,
  );

/** A larger image takes a phone too long, which `check` would report. */
const maxBytes = 500_000;
/** Large enough for the icons of all devices. */
const side = 512;

/** Scales an icon down if its file is too large for pages. Unchanged without the optional package sharp. */
export async function lighterIcon(bytes: Buffer): Promise<Buffer> {
  if (bytes.length <= maxBytes) return bytes;
  try {
    return await openImage(bytes).resize(side, side, { fit: "inside", withoutEnlargement: true }).toBuffer();
  } catch {
    return bytes;
  }
}
