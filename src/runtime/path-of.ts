import { fileURLToPath } from "node:url";

/** The path that a function of Node's `fs` was given, as it was given; undefined for a descriptor and for what is no path. */
export function pathOf(given: unknown): string | undefined {
  if (given instanceof URL) return given.protocol === "file:" ? fileURLToPath(given) : undefined;
  if (Buffer.isBuffer(given)) return given.toString();
  return typeof given === "string" && !given.includes("\0") ? given : undefined;
}
