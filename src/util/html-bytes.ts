/** The HTML of a document as bytes: they are not looked at when memory is freed, and most become no text again. */
export interface HtmlBytes {
  readonly bytes: Uint8Array;
  /** Tells it from any other. */
  readonly digest: string;
}

/** What makes the rest of a document of which only some is made. It goes along where the document is copied. */
export const late = Symbol("late");
