import type { CollectionDocument } from "../documents/collection.js";
import type { DocumentHistory } from "./legal-history.js";

/** A legal document: a Markdown file in `legal/`. */
export interface LegalDocument<Data = Readonly<Record<string, unknown>>> extends CollectionDocument<Data> {
  readonly description: string;
  /** The day on which it takes effect, as pages show it: `2025/08/17`, or in the words of the language. */
  readonly effectiveDate: string;
  /** The same day as an ISO day: `2025-08-17`. */
  readonly effectiveDay: string;
  /** Former ids of headings from the front matter, each with the id of the heading that replaces it. */
  readonly anchors?: Readonly<Record<string, string>>;
  /** Its sections, with the store requirements that they answer. */
  readonly sections: readonly LegalSection[];
  /** The names of the facts that the text contains. */
  readonly stated: readonly string[];
  /** Notices about its versions, if it has versions in `legal/history`. */
  readonly history?: DocumentHistory;
}

/** A part of a document: from a heading to the next, or the text before the first heading. */
export interface LegalSection {
  /** The id of its heading; undefined for the text before the first heading. */
  readonly id: string | undefined;
  /** 1 to 6; 0 for the text before the first heading. */
  readonly depth: number;
  /** From `<!-- answers: privacy.retention -->`. */
  readonly answers: readonly string[];
  /** The line of its heading in the file, counted from 1. */
  readonly line: number;
}
