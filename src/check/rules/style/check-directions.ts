import { placeOf } from "../../../diagnostics/place-of.js";
import { onceEach } from "../../../util/once.js";
import { elementsOf, styleOf } from "../../page/read-page.js";
import type { PageRule } from "../../rule.js";
import { parseStyleRules } from "../../style/style-rules.js";
import { findPhysicalSides, type PhysicalSide } from "./physical-sides.js";

/** The style of a right-to-left page uses logical instead of physical directions. */
export const checkDirections: PageRule = () => {
  const sidesOf = onceEach(listSides, 1);
  return (page, log) => {
    if (elementsOf(page.facts, "html")[0]?.attributes.dir !== "rtl") return;
    for (const side of sidesOf(styleOf(page.facts)))
      log.add("check/physical-side", { ...side }, placeOf(page, [side.property]));
  };
};

interface PhysicalSideOf extends PhysicalSide {
  readonly selector: string;
}

/** A selector that asks for the direction handles it. */
const asksForDirection = /:dir\(|\[dir[\]~|^$*=]|:lang\(|\[lang[\]~|^$*=]/;

/** Without duplicates: a selector may appear in several rules. */
function listSides(css: string): readonly PhysicalSideOf[] {
  const found = parseStyleRules(css)
    .filter(({ selector }) => !asksForDirection.test(selector))
    .flatMap(({ selector, declarations }) =>
      findPhysicalSides(declarations).map((side) => ({ selector, ...side })),
    );
  return [...new Map(found.map((side) => [`${side.selector} ${side.property}`, side])).values()];
}
