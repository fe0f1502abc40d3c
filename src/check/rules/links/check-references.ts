import { placeOf } from "../../../diagnostics/diagnostics.js";
import { textOf } from "../../page/page-element.js";
import { elementsOf } from "../../page/read-page.js";
import { idLists } from "../../page/start-tag.js";
import type { PageRule } from "../../rule.js";

/** An element of a script that is used without a question whether it exists. */
const certain =
  /(?:([\w$]+)=document)?\.(?:querySelector\(["'`]#|getElementById\(["'`])([\w-]+)["'`]\)(?:[;,]\1)?\./g;

export const checkReferences: PageRule = () => (page, log) => {
  for (const script of elementsOf(page.facts, "script")) {
    const code = textOf(script);
    for (const [found, , id = ""] of code.includes(")") ? code.matchAll(certain) : []) {
      // The script itself may make the element.
      const isMade = code.replaceAll(found, "").includes(id);
      if (!page.facts.ids.has(id) && !isMade)
        log.add(
          "check/broken-reference",
          { attribute: "the script", tag: "", id },
          placeOf(page, [id, `#${id}`]),
        );
    }
  }
  for (const [attribute, elements] of page.facts.byAttribute) {
    if (!idLists.has(attribute)) continue;
    for (const { tag, attributes } of elements) {
      const value = attributes[attribute] ?? "";
      const missing = value.split(/\s+/).filter((id) => id !== "" && !page.facts.ids.has(id));
      for (const id of missing)
        log.add("check/broken-reference", { attribute, tag, id }, placeOf(page, [id]));
    }
  }
};
