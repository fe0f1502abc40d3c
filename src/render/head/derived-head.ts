import type { HeadElement } from "../../model/pages/derived.js";

/**
 * Renders the derived elements of a head as HTML. They differ on each page, and React would need more time for them than for the rest of
 * the head.
 */
export const renderDerivedHead = (elements: readonly HeadElement[]): string =>
  elements.map(renderElement).join("");

function renderElement(element: HeadElement): string {
  if (element.tag !== "script") {
    const attributes = Object.entries(element.attributes).map(
      ([name, value]) => ` ${name}="${escapeText(value)}"`,
    );
    return `<${element.tag}${attributes.join("")}/>`;
  }
  // `</script>` in a text must not end the element.
  const json = JSON.stringify(element.json).replaceAll("<", "\\u003c");
  return `<script type="${element.type}">${json}</script>`;
}

/** Escapes a text like React, for an element or an attribute value. */
function escapeText(text: string): string {
  return special.test(text) ? text.replace(everySpecial, (character) => references[character] ?? "") : text;
}

const special = /["'&<>]/;
const everySpecial = /["'&<>]/g;
const references: Readonly<Record<string, string>> = {
  '"': "&quot;",
  "'": "&#x27;",
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
};
