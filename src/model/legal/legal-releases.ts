import type { LegalDocument } from "./legal-document.js";
import type { LegalVersion } from "./legal-history.js";

/** A document of `legal/`, with the version that a release would save. */
export interface ReleaseCandidate {
  /** The name under which its versions are recorded. */
  readonly name: string;
  readonly document: LegalDocument;
  readonly text: string;
  readonly sha256: string;
  /** The rendering of that text; undefined if it could not be parsed again. */
  readonly recorded: LegalDocument | undefined;
  /** The recorded text, if there is one. */
  readonly there: string | undefined;
}

export interface Release {
  readonly document: string;
  readonly date: string;
  readonly what: "released" | "amended" | "unchanged" | "not released";
}

/** A document and its versions, for the command line. */
export interface DocumentOverview {
  readonly document: string;
  readonly title: string;
  readonly file: string;
  /** The ISO day from which the current text is in force. */
  readonly date: string;
  /** Oldest first; empty for a document that was never released. */
  readonly versions: readonly VersionOverview[];
}

export interface VersionOverview
  extends Pick<LegalVersion, "date" | "state" | "changed" | "note" | "corrections" | "released"> {
  /** The file of the version, or of the current text if it is not released. */
  readonly file: string;
  /** Undefined for a text that is not released. */
  readonly sha256: string | undefined;
  /** The words that were removed and added at the first places; undefined for the first version. */
  readonly difference: string | undefined;
}
