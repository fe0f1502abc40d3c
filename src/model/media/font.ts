import type { FontMetrics } from "../../util/font-metrics.js";
import type { SiteFont } from "../site/site.js";

/** A loaded font: its name for the pages' style, and the data to subset. */
export interface Font extends SiteFont {
  /** Posix, relative to the project's root. */
  readonly sourceFile: string;
  /** OpenType, uncompressed. */
  readonly sfnt: Uint8Array;
  /** SHA-256 of `sfnt` in hex. */
  readonly hash: string;
  readonly metrics: FontMetrics;
}
