import type { DocumentTexts } from "./make-document.js";
import type { MadeFile } from "./make-documents.js";

/** Documents that are being read. */
export interface Reading {
  /** Parses what can be parsed before the config is known. */
  readonly parse: () => Promise<void>;
  /** In the order of the files. */
  readonly resolve: (context: DocumentTexts | undefined) => Promise<readonly MadeFile[]>;
  readonly close: () => void;
}
