/** A heading of a document. */
export interface Heading {
  /** 1 to 6. */
  readonly depth: number;
  /** Its anchor: `what-we-collect`. */
  readonly id: string;
  readonly text: string;
}
