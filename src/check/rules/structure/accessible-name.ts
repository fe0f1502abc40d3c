import { shorten } from "../../../text/shorten.js";
import { type PageElement, singleSpaced } from "../../page/page-element.js";
import type { PageFacts } from "../../page/read-page.js";

/**
 * The name that a screen reader uses for an element, as far as it can be computed without a browser. Source:
 * https://www.w3.org/TR/accname-1.2/, steps 2B to 2I.
 */
export function accessibleName(element: PageElement, facts: PageFacts): string {
  const { attributes } = element;
  return tidy(nameByReference(element, facts)) || tidy(ownName(element)) || tidy(attributes.title ?? "");
}

function nameByReference({ attributes }: PageElement, { byId }: PageFacts): string {
  const ids = attributes["aria-labelledby"];
  if (ids === undefined) return "";
  return ids
    .split(/\s+/)
    .flatMap((id) => (id === "" ? [] : (byId.get(id) ?? [])))
    .map((other) => other.attributes["aria-label"]?.trim() || contentName(other))
    .join(" ");
}

/** Whether an element has a name; for most elements their text is enough. */
export const hasName = (element: PageElement, facts: PageFacts): boolean =>
  (namedByContent.has(element.tag) && element.children.some(saysSomething)) ||
  accessibleName(element, facts) !== "";

const namedByContent = new Set(["a", "button", "summary", "label", "h1", "h2", "h3", "h4", "h5", "h6"]);

const saysSomething = (child: PageElement | string) => typeof child === "string" && /\S/.test(child);

/** A start tag to show in a message: `<a href="/x">`. */
export function formatTag({ tag, attributes }: PageElement): string {
  const shown = ["id", "class", "href", "src", "type", "name"].flatMap((name) => {
    const value = attributes[name];
    return value === undefined ? [] : [`${name}="${shorten(value, 60)}"`];
  });
  return `<${[tag, ...shown.slice(0, 2)].join(" ")}>`;
}

function ownName(element: PageElement): string {
  const { tag, attributes } = element;
  const label = attributes["aria-label"];
  if (label?.trim()) return label;
  if (tag === "img" || tag === "area" || (tag === "input" && attributes.type === "image"))
    return attributes.alt ?? "";
  if (tag === "input")
    return /^(submit|reset|button)$/.test(attributes.type ?? "") ? (attributes.value ?? "") : "";
  // The selected or typed content of a field is its value, not its name.
  return tag === "select" || tag === "textarea" ? "" : contentName(element);
}

function contentName(element: PageElement): string {
  return element.children
    .map((child) => {
      if (typeof child === "string") return child;
      const { attributes, reading } = child;
      if (reading === "never" || attributes.hidden !== undefined || attributes["aria-hidden"] === "true")
        return "";
      return ownName(child) || attributes.title || "";
    })
    .join(" ");
}

const tidy = (text: string) => singleSpaced(text).trim();
