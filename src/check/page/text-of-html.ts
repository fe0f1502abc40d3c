import { Parser } from "htmlparser2";
import { inlineTags } from "./page-element.js";

/** The text of a piece of HTML, with single spaces; each block is a line. */
export function textOfHtml(html: string): string {
  let text = "";
  const parser = new Parser({
    ontext(part) {
      text += part.replace(/\s+/g, " ");
    },
    onclosetag(tag) {
      if (tag === "br") text += " ";
      else if (!inlineTags.has(tag)) text += "\n";
    },
  });
  parser.end(html);
  return tidyLines(text);
}

/** Single spaces, and no empty lines. */
export const tidyLines = (text: string): string =>
  text
    .replace(/ *\n\s*/g, "\n")
    .replace(/ +/g, " ")
    .trim();
