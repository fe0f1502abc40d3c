import { placeOf } from "../../diagnostics/place-of.js";
import { onceEach } from "../../util/once-each.js";
import { elementsOf, styleOf } from "../page/read-page.js";
import { rememberLast } from "../remember-last.js";
import type { PageRule, ReadPage } from "../rule.js";
import { findLowContrast } from "./low-contrast.js";

/**
 * Where one CSS rule sets both the text's colour and its background, tokens included, they can be told apart; and so
 * can the page's text on what is behind it, in each scheme that the page is for.
 */
export const checkContrast: PageRule = () => {
  const lowOf = rememberLast((css: string) => onceEach((scheme: string) => findLowContrast(css, scheme)));
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
