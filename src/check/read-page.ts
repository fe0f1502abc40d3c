import { Parser } from "htmlparser2";

/** What the rules need to know of a page's HTML. */
export interface PageFacts {
  readonly ids: ReadonlySet<string>;
  readonly addresses: readonly Address[];
  /** What a content security policy without unsafe-inline blocks, in words. */
  readonly inlineAttributes: readonly string[];
}

/** An address that the page's HTML names. */
export interface Address {
  readonly tag: string;
  readonly attribute: string;
  readonly value: string;
}

const addressAttributes = new Set(["href", "src", "poster", "action", "data"]);

/** Reads a page's HTML in one pass. */
export function readPage(html: string): PageFacts {
  const ids = new Set<string>();
  const addresses: Address[] = [];
  const inlineAttributes: string[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute === "id" || (attribute === "name" && tag === "a")) ids.add(value);
        else if (attribute === "style") inlineAttributes.push(`the attribute style="${value}" of <${tag}>`);
        else if (/^on[a-z]/.test(attribute)) inlineAttributes.push(`the attribute ${attribute} of <${tag}>`);
        else if (/^(image|source)?srcset$/.test(attribute)) {
          for (const part of value.split(","))
            addresses.push({ tag, attribute, value: part.trim().split(/\s+/)[0] ?? "" });
        } else if (addressAttributes.has(attribute)) addresses.push({ tag, attribute, value });
      }
    },
  });
  parser.end(html);
  return { ids, addresses, inlineAttributes };
}
