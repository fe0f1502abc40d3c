import { digestOf } from "../util/hash-of.js";

/** A digest of several texts; different lists give different digests. */
export const digestOfTexts = (...texts: readonly string[]): string => digestOf(JSON.stringify(texts));

/** The same for a file: neither its name nor its text contains a NUL. JSON would take as long as the digest. */
export const digestOfFile = (sourceFile: string, text: string): string => digestOf(`${sourceFile}\0${text}`);
