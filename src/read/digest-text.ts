import { createHash } from "node:crypto";

/** Tells texts apart, and one kind of them from another by what else is given. */
export const digestOfTexts = (...texts: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(texts)).digest("base64");
