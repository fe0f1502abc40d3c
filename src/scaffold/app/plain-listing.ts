import { Parser } from "htmlparser2";

/** Markup that Google Play supports in a description; any other `<` is text. */
const markup = /<\/?(?:b|i|u|em|strong|br|p|ul|ol|li|h[1-6]|font|a)\b[^<>]*>/i;
const blocks = new Set(["p", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6"]);

/** Removes the markup of a description for Google Play; list items become lines with a bullet. */
export function plainListing(text: string): string {
  if (!markup.test(text)) return text;
  let plain = "";
  const parser = new Parser(
    {
      ontext(part) {
        plain += part;
      },
      onopentag(name) {
        if (name === "br") plain += "\n";
        else if (name === "li") plain += "\n• ";
        else if (blocks.has(name)) plain += "\n\n";
      },
      onclosetag(name) {
        if (blocks.has(name)) plain += "\n\n";
      },
    },
    { decodeEntities: true },
  );
  parser.end(text);
  return plain.trim();
}
