import type { HeadElement } from "../../model/pages/derived.js";
import { escapeText } from "./escape-text.js";

/** The elements of a head that were derived, as HTML. Each page has its own, for which React would take longer than for all else of its head. */
export const renderDerivedHead = (elements: readonly HeadElement[]): string =>
  elements.map(renderElement).join("");

function renderElement(element: HeadElement): string {
  if (element.tag !== "script") {
    const attributes = Object.entries(element.attributes).map(
      ([name, value]) => ` ${name}="${escapeText(value)}"`,
    );
    return `<${element.tag}${attributes.join("")}/>`;
  }
  // A text that says `</script>` must not end the element.
  const json = JSON.stringify(element.json).replaceAll("<", "\\u003c");
  return `<script type="${element.type}">${json}</script>`;
}
