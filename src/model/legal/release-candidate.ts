import type { LegalDocument } from "./legal-document.js";

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
