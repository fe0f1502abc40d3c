import { fileURLToPath } from "node:url";

/** The path argument of a function in Node's `fs`, unchanged; undefined for a descriptor or an invalid value. */
export function pathOf(given: unknown): string | undefined {
  if (given instanceof URL) return given.protocol === "file:" ? fileURLToPath(given) : undefined;
  if (Buffer.isBuffer(given)) return given.toString();
  return typeof given === "string" && !given.includes("\0") ? given : undefined;
}
