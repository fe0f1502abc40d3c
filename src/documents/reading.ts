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

/** What documents came to. */
export interface ReadFiles {
  /** In the order of the files. Texts that are still being made can be asked for all the same: whoever does so waits. */
  readonly made: readonly MadeFile[];
  /** Undefined if all are whole. */
  readonly late?: LateFiles | undefined;
}

export interface LateFiles {
  /** All of them, as soon as they are whole. */
  readonly all: () => Promise<readonly MadeFile[]>;
  /** Until nobody who asks for any of them waits so long that a page would be taken for one that never ends. */
  readonly soon: () => Promise<void>;
}
