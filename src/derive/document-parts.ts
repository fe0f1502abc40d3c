import { Parser } from "htmlparser2";

/** A heading of a document with the text below it. */
export interface DocumentPart {
  /** Empty, like the heading, for the text before the first one. */
  readonly id: string;
  readonly heading: string;
  /** Includes the heading. */
  readonly text: string;
}

/** Splits a document's HTML at its headings: the first part is the text before them, which may be empty. */
export function listSections(html: string): readonly DocumentPart[] {
  const parts = [{ id: "", heading: "", text: "" }];
  let isHeading = false;
  const parser = new Parser({
    onopentag(tag, { id }) {
      isHeading = /^h[1-6]$/.test(tag) && id !== undefined;
      if (isHeading) parts.push({ id: id ?? "", heading: "", text: "" });
    },
    onclosetag(tag) {
      if (/^h[1-6]$/.test(tag)) isHeading = false;
      const part = parts.at(-1);
      if (part) part.text += " ";
    },
    ontext(text) {
      const part = parts.at(-1);
      if (!part) return;
      part.text += text;
      if (isHeading) part.heading += text;
    },
  });
  parser.end(html);
  return parts;
}
