import type { Turn } from "../effects/read-project.js";
import type { DocumentTexts } from "./make-document.js";
import type { RenderedFile } from "./make-documents.js";

/** Documents that are being read. */
export interface Reading {
  /** Loads the document reader, if there are documents. */
  readonly load: () => Promise<unknown>;
  /** Parses documents before the config is known. */
  readonly parse: (turn?: Turn) => Promise<void>;
  /** The results, in the order of the files. */
  readonly resolve: (context: DocumentTexts | undefined) => Promise<readonly RenderedFile[]>;
  readonly close: () => void;
}
