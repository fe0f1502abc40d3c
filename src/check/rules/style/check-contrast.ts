import { placeOf } from "../../../diagnostics/place-of.js";
import { onceEach } from "../../../util/once-each.js";
import { elementsOf, styleOf } from "../../page/read-page.js";
import type { PageRule, ReadPage } from "../../rule.js";
import { findLowContrast } from "./low-contrast.js";

/**
 * If a CSS rule sets the colours of both text and background, including through custom properties, their contrast is sufficient; the same
 * holds for the page's text and background, in each colour scheme of the page.
 */
export const checkContrast: PageRule = () => {
  const lowOf = onceEach((css: string) => onceEach((scheme: string) => findLowContrast(css, scheme)), 1);
  return (page, log) => {
    for (const low of lowOf(styleOf(page.facts))(metaColourScheme(page)))
      log.add("check/low-contrast", { ...low }, placeOf(page));
  };
};

function metaColourScheme({ facts }: ReadPage): string {
  const meta = elementsOf(facts, "meta").find(({ attributes }) =>
    /^color-scheme$/i.test(attributes.name ?? ""),
  );
  return (meta?.attributes.content ?? "").replace(/\s+/g, " ");
}
