import type { Turn } from "../effects/read-project.js";
import type { DocumentTexts } from "./make-document.js";
import type { MadeFile } from "./make-documents.js";

/** Documents that are being read. */
export interface Reading {
  /** Loads what documents are read with, if any are to be. */
  readonly load: () => Promise<unknown>;
  /** Parses what can be parsed before the config is known. */
  readonly parse: (turn?: Turn) => Promise<void>;
  readonly resolve: (context: DocumentTexts | undefined) => Promise<ReadFiles>;
  readonly close: () => void;
}

/** The results for documents. */
export interface ReadFiles {
  /** In the order of the files. Texts that are still being made can be requested; the request then waits. */
  readonly made: readonly MadeFile[];
  /** Undefined if all are whole. */
  readonly pending?: PendingFiles | undefined;
}

export interface PendingFiles {
  /** All of them, as soon as they are whole. */
  readonly all: () => Promise<readonly MadeFile[]>;
  /** Limits how long a request may wait, so that a page is not taken for one that never ends. */
  readonly soon: () => Promise<void>;
}
