import { threadsOf } from "./threads-of.js";

/** Starts threads of the `lib/` that this code is in. */
export const startThread = threadsOf(new URL("./thread.cjs", import.meta.url));
