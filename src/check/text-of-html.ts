import { Parser } from "htmlparser2";

/** The text of a piece of HTML, white space made single. */
export function textOfHtml(html: string): string {
  let text = "";
  const parser = new Parser({
    ontext(part) {
      text += part;
    },
    onclosetag() {
      text += " ";
    },
  });
  parser.end(html);
  return text.replace(/\s+/g, " ").trim();
}
