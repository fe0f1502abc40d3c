import { hash } from "node:crypto";

/** The SHA-256 of bytes, or of a text as UTF-8, in hex. */
export const hashOf = (data: Uint8Array | string): string => hash("sha256", data, "hex");

/** The same in base 64, which is shorter. */
export const digestOf = (data: Uint8Array | string): string => hash("sha256", data, "base64");

/** A digest of several texts; different lists give different digests. */
export const digestOfTexts = (...texts: readonly string[]): string => digestOf(JSON.stringify(texts));

/** The same for a file: neither its name nor its text contains a NUL. JSON would take as long as the digest. */
export const digestOfFile = (sourceFile: string, text: string): string => digestOf(`${sourceFile}\0${text}`);
