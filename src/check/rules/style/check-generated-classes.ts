import { placeOf } from "../../../diagnostics/place-of.js";
import { elementsOf, styleOf } from "../../page/read-page.js";
import type { PageRule } from "../../rule.js";
import { listGenerated } from "./generated-class.js";

/** No page relies on style that a CSS-in-JS library would put in while it runs in a browser. */
export const checkGeneratedClasses: PageRule = () => (page, log) => {
  const { facts } = page;
  const elements = facts.byAttribute.get("class");
  if (!elements || elementsOf(facts, "link").some(({ attributes }) => isSheet.test(attributes.rel ?? "")))
    return;
  // The name of the component comes first, and has a rule for what refers to it only; the style has the last one.
  const values = [...new Set(elements.map(({ attributes }) => attributes.class ?? ""))];
  const style = styleOf(facts);
  const unstyled = values.filter((value) => value.split(/\s+/).every((name) => !style.includes(`.${name}`)));
  const [first] = unstyled.flatMap(listGenerated);
  if (first === undefined) return;
  log.add("check/generated-class", { name: first, count: String(unstyled.length) }, placeOf(page, libraries));
};

/** What code that is to have such classes imports. */
const libraries = [
  ...["styled-components", "@emotion/css", "@emotion/react", "@emotion/styled", "goober", "jss", "react-jss"],
  ...["@fluentui/react-components", "@griffel/react", "@mui/material", "react-native", "react-native-web"],
];

const isSheet = /(^|\s)stylesheet(\s|$)/i;
