import { digestOf } from "../core/hash-of.js";

/** Tells texts apart, and one kind of them from another by what else is given. */
export const digestOfTexts = (...texts: readonly string[]): string => digestOf(JSON.stringify(texts));
