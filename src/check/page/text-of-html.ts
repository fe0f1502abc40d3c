import { Parser } from "htmlparser2";

const inlineTag =
  /^(a|abbr|b|bdi|bdo|br|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var)$/;

/** The text of a piece of HTML, with single spaces; each block is a line. */
export function textOfHtml(html: string): string {
  let text = "";
  const parser = new Parser({
    ontext(part) {
      text += part.replace(/\s+/g, " ");
    },
    onclosetag(tag) {
      if (!inlineTag.test(tag)) text += "\n";
      else if (tag === "br") text += " ";
    },
  });
  parser.end(html);
  return text
    .replace(/ *\n\s*/g, "\n")
    .replace(/ +/g, " ")
    .trim();
}
