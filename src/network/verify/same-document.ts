import { Parser } from "htmlparser2";
import { shorten } from "../../text/shorten.js";

/** The difference between a page as received and as built: none in its meaning, additions, or others. */
export type Difference =
  | { readonly kind: "same" }
  | { readonly kind: "added"; readonly what: string }
  | { readonly kind: "other" };

/**
 * Compares a page with the built one. Hosts rewrite links to clean URLs, serialise markup again and add their own scripts. A page that
 * still has every word and element in order is not an older one.
 */
export function compareDocuments(built: string, received: string): Difference {
  const wanted = tokensOf(built);
  const seen = tokensOf(received);
  const added: string[] = [];
  let at = 0;
  for (const token of seen) {
    if (token === wanted[at]) at++;
    else added.push(token);
  }
  if (at < wanted.length) return { kind: "other" };
  const what = added.find((token) => !token.startsWith("</"));
  return what === undefined ? { kind: "same" } : { kind: "added", what: shorten(what, 100) };
}

/** A page as its tags and texts, normalised where there are several spellings. */
function tokensOf(html: string): string[] {
  const tokens: string[] = [];
  let text = "";
  const endText = () => {
    const words = text.replace(/\s+/g, " ").trim();
    if (words !== "") tokens.push(words);
    text = "";
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        endText();
        const names = Object.keys(attributes).sort();
        const written = names.map((key) => ` ${key}="${plainAddress(key, attributes[key] ?? "")}"`);
        tokens.push(`<${name}${written.join("")}>`);
      },
      ontext: (part) => {
        text += part;
      },
      onclosetag: endText,
      oncomment: endText,
    },
    { decodeEntities: true },
  );
  parser.end(html);
  endText();
  return tokens;
}

/** `/a/`, `/a.html` and `/a/index.html` are the forms that a host may make of `/a`. */
function plainAddress(attribute: string, value: string): string {
  if (attribute !== "href") return value;
  return value.replace(/(?:index)?(?:\.html)?(?=$|[?#])/, "").replace(/(?<=.)\/(?=$|[?#])/, "");
}
