import type { PageElement } from "./page-element.js";

export interface Address {
  readonly element: PageElement;
  readonly attribute: string;
  readonly value: string;
  /** How a browser uses it: `follow` on request, `load` with the page, or neither. */
  readonly use: "follow" | "load" | "name";
}

const addressAttributes = new Set(["href", "src", "poster", "action", "formaction", "data", "xlink:href"]);
const followTags = new Set(["a", "area", "form", "button", "input"]);
const loadingRels =
  /\b(stylesheet|icon|apple-touch-icon|mask-icon|preload|modulepreload|prefetch|preconnect|dns-prefetch|manifest)\b/i;
const metaWithAddress = /^(og:(url|image|video|audio)(:secure_url|:url)?|twitter:(image|player|url))$/;

export function addressesOf(element: Pick<PageElement, "tag" | "attributes">): Omit<Address, "element">[] {
  const { tag, attributes } = element;
  const addresses: Omit<Address, "element">[] = [];
  for (const attribute in attributes) {
    const value = attributes[attribute] ?? "";
    if (attribute === "srcset" || attribute === "imagesrcset") {
      for (const candidate of parseSrcset(value))
        addresses.push({ attribute, value: candidate, use: "load" });
    } else if (addressAttributes.has(attribute)) {
      addresses.push({ attribute, value: value.trim(), use: browserUseOf(element) });
    }
  }
  if (tag === "meta" && metaWithAddress.test(attributes.property ?? attributes.name ?? "")) {
    addresses.push({ attribute: "content", value: attributes.content ?? "", use: "name" });
  }
  return addresses;
}

function browserUseOf({ tag, attributes }: Pick<PageElement, "tag" | "attributes">): Address["use"] {
  if (followTags.has(tag) && !(tag === "input" && attributes.type === "image")) return "follow";
  if (tag === "link") return loadingRels.test(attributes.rel ?? "") ? "load" : "name";
  return tag === "base" ? "name" : "load";
}

/**
 * The addresses of a `srcset`: each runs to the next white space; a comma ends a candidate.
 * Source: https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute.
 */
export function parseSrcset(value: string): string[] {
  return [...value.matchAll(/[\s,]*(\S*[^\s,])(?:\s+[^,]*|,|$)/g)].flatMap((match) => match[1] ?? []);
}
