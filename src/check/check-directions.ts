import { placeOf } from "../core/place-of.js";
import { findPhysicalSides } from "./physical-sides.js";
import { elementsOf, styleOf } from "./read-page.js";
import { rememberLast } from "./remember-last.js";
import type { PageRule } from "./rule.js";
import { parseStyleRules } from "./style-rules.js";

/** Style of a page that is written from right to left keeps to no side of the window. */
export const checkDirections: PageRule = () => {
  const sidesOf = rememberLast(listSides);
  return (page, log) => {
    if (elementsOf(page.facts, "html")[0]?.attributes.dir !== "rtl") return;
    for (const side of sidesOf(styleOf(page.facts)))
      log.add("check/physical-side", { ...side }, placeOf(page, [side.property]));
  };
};

/** A rule that asks for the direction knows what it does. */
const asksForDirection = /:dir\(|\[dir[\]~|^$*=]|:lang\(|\[lang[\]~|^$*=]/;

/** Each once: a selector may stand in several rules. */
function listSides(css: string) {
  const found = parseStyleRules(css)
    .filter(({ selector }) => !asksForDirection.test(selector))
    .flatMap(({ selector, declarations }) =>
      findPhysicalSides(declarations).map((side) => ({ selector, ...side })),
    );
  return [...new Map(found.map((side) => [`${side.selector} ${side.property}`, side])).values()];
}
