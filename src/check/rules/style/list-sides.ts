import { parseStyleRules } from "../../style/style-rules.js";
import { findPhysicalSides, type PhysicalSide } from "./physical-sides.js";

export interface PhysicalSideOf extends PhysicalSide {
  readonly selector: string;
}

/** A selector that asks for the direction handles it. */
const asksForDirection = /:dir\(|\[dir[\]~|^$*=]|:lang\(|\[lang[\]~|^$*=]/;

/** Without duplicates: a selector may appear in several rules. */
export function listSides(css: string): readonly PhysicalSideOf[] {
  const found = parseStyleRules(css)
    .filter(({ selector }) => !asksForDirection.test(selector))
    .flatMap(({ selector, declarations }) =>
      findPhysicalSides(declarations).map((side) => ({ selector, ...side })),
    );
  return [...new Map(found.map((side) => [`${side.selector} ${side.property}`, side])).values()];
}
