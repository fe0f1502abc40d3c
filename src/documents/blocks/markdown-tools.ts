import type { Root } from "hast";
import type { VFile } from "vfile";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { MarkdownExtension } from "../markdown/markdown-syntax.js";
import type { FoundBlocks } from "./blocks.js";

/** What parses HTML. */
export type RawHtml = typeof import("../markdown/raw-html.js");

/** What few documents need, and what takes as long to load as all the rest of reading. */
export interface MarkdownTools {
  /** What parses HTML; there as soon as one document keeps it. */
  readonly rawHtml: RawHtml | undefined;
  /** What reads blocks; there as soon as one document may have some. */
  readonly blocks: Blocks | undefined;
}

/** What reads blocks. */
export interface Blocks {
  readonly syntax: MarkdownExtension;
  readonly findBlocks: typeof import("./blocks.js").findBlocks;
  /** Puts the blocks into the sanitised tree, and gives code its classes. */
  readonly finish: (safe: Root, taken: FoundBlocks, context: { file: VFile; log: Diagnostics }) => void;
}
