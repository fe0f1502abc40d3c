import { hash } from "node:crypto";

/** The SHA-256 of bytes, or of a text as UTF-8, in hex. */
export const hashOf = (data: Uint8Array | string): string => hash("sha256", data, "hex");

/** The same in base 64, which is shorter. */
export const digestOf = (data: Uint8Array | string): string => hash("sha256", data, "base64");
