import { placeOf } from "../../../diagnostics/place-of.js";
import { onceEach } from "../../../util/once-each.js";
import { elementsOf, styleOf } from "../../page/read-page.js";
import type { PageRule } from "../../rule.js";
import { listSides } from "./list-sides.js";

/** The style of a right-to-left page uses logical instead of physical directions. */
export const checkDirections: PageRule = () => {
  const sidesOf = onceEach(listSides, 1);
  return (page, log) => {
    if (elementsOf(page.facts, "html")[0]?.attributes.dir !== "rtl") return;
    for (const side of sidesOf(styleOf(page.facts)))
      log.add("check/physical-side", { ...side }, placeOf(page, [side.property]));
  };
};
