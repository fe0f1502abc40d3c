import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { reasonOf } from "../../util/system-error.js";
import { NotUsable } from "../not-usable.js";

/** The bytes of a file. Refuses pipes and devices, which might never end, and links, which may lead anywhere. Throws NotUsable. */
export function readBounded(file: string, maxBytes: number): Buffer {
  let descriptor: number | undefined;
  try {
    // Windows lacks the last two flags, and undefined is none.
    descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) throw new NotUsable("it is not a file");
    if (stats.size > maxBytes) throw new NotUsable(`it is larger than ${maxBytes / 1e6} MB`);
    const bytes = Buffer.alloc(stats.size);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, stats.size, 0));
  } catch (error) {
    throw error instanceof NotUsable ? error : new NotUsable(reasonOf(error));
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
