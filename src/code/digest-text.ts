import { digestOf } from "../util/hash-of.js";

/** Tells texts apart, and one kind of them from another by what else is given. */
export const digestOfTexts = (...texts: readonly string[]): string => digestOf(JSON.stringify(texts));

/** The same for a file as it was read: neither its name nor its text has a NUL. To write it as JSON would take as long as the digest. */
export const digestOfFile = (sourceFile: string, text: string): string => digestOf(`${sourceFile}\0${text}`);
