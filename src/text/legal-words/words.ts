/** handbill's texts on the pages of versions, in one language. `{…}` is replaced by a day. */
export interface LegalWords {
  readonly past: string;
  readonly present: string;
  readonly future: string;
  readonly announced: string;
  readonly readCurrent: string;
  readonly readFuture: string;
  readonly whatChanged: string;
  readonly whatChanges: string;
  readonly versions: string;
  readonly versionOf: string;
  readonly inForce: string;
  readonly first: string;
  readonly changed: string;
  readonly unchanged: string;
  readonly corrected: string;
  readonly added: string;
  readonly removed: string;
  readonly compared: string;
  readonly comparisonTitle: string;
  readonly comparisonDescription: string;
  readonly pastDescription: string;
  readonly presentDescription: string;
  readonly futureDescription: string;
  readonly beginning: string;
}
