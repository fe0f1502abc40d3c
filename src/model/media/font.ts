import type { FontMetrics } from "../../util/font-metrics.js";
import type { SiteFont } from "../site/site.js";

/** A font that was read: what the pages' style may name, and what is cut to their characters. */
export interface Font extends SiteFont {
  /** Posix, relative to the project's root. */
  readonly sourceFile: string;
  /** OpenType, not compressed. */
  readonly sfnt: Uint8Array;
  /** SHA-256 of `sfnt` in hex. */
  readonly hash: string;
  readonly metrics: FontMetrics;
}
