import { createRequire } from "node:module";
import type sharp from "sharp";

/** Loads sharp, a package that may be missing. Throws Node's error then. Each image uses one thread. */
export function loadSharp(): typeof sharp {
  const loaded = createRequire(import.meta.url)("sharp") as typeof sharp;
  loaded.concurrency(1);
  return loaded;
}
