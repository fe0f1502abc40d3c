/** The HTML of a document as bytes: the garbage collector does not scan them, and most are never decoded. */
export interface HtmlBytes {
  readonly bytes: Uint8Array;
  /** Identifies the HTML. */
  readonly digest: string;
}

/** The function that makes the rest of a partially made document. It is copied with the document. */
export const pending = Symbol("late");
