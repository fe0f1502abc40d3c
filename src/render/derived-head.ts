import { createElement } from "react";
import type { HeadElement } from "../core/derived.js";
import { renderToStaticMarkup } from "./static-renderer.js";

/** The elements of a head that were derived, as HTML. */
export function renderDerivedHead(elements: readonly HeadElement[]): string {
  return elements.map((element) => renderToStaticMarkup(elementOf(element))).join("");
}

function elementOf(element: HeadElement) {
  if (element.tag !== "script") return createElement(element.tag, element.attributes);
  // A text that says `</script>` must not end the element.
  const __html = JSON.stringify(element.json).replaceAll("<", "\\u003c");
  return createElement("script", { type: element.type, dangerouslySetInnerHTML: { __html } });
}
