import type { Root } from "hast";
import type { VFile } from "vfile";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { MarkdownExtension } from "../markdown/markdown-syntax.js";
import type { FoundBlocks } from "./blocks.js";

export type RawHtml = typeof import("../markdown/raw-html.js");

/** Parsers that few documents need, and that take as long to load as all the others together. */
export interface MarkdownTools {
  /** The HTML parser; loaded if a document keeps its HTML. */
  readonly rawHtml: RawHtml | undefined;
  /** The block parser; loaded if a document may have blocks. */
  readonly blocks: Blocks | undefined;
}

export interface Blocks {
  readonly syntax: MarkdownExtension;
  readonly findBlocks: typeof import("./blocks.js").findBlocks;
  /** Puts the blocks into the sanitised tree, and gives code its classes. */
  readonly finish: (safe: Root, taken: FoundBlocks, context: { file: VFile; log: Diagnostics }) => void;
}
