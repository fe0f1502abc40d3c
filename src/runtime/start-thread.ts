import { threadsOf } from "./threads-of.js";

/** Starts threads from the `lib/` that contains this code. */
export const startThread = threadsOf(new URL("./thread.cjs", import.meta.url));
