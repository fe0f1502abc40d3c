import { placeOf } from "../../../diagnostics/place-of.js";
import { elementsOf, styleOf } from "../../page/read-page.js";
import { listGenerated } from "../../page/start-tag.js";
import type { PageRule } from "../../rule.js";

/** No page relies on style that a CSS-in-JS library would insert in the browser. */
export const checkGeneratedClasses: PageRule = () => (page, log) => {
  const { facts } = page;
  const elements = facts.byAttribute.get("class");
  if (!elements || elementsOf(facts, "link").some(({ attributes }) => isSheet.test(attributes.rel ?? "")))
    return;
  // The component's name comes first, and only has rules that refer to it; the last class has the style.
  const values = [...new Set(elements.map(({ attributes }) => attributes.class ?? ""))];
  const style = styleOf(facts);
  const unstyled = values.filter((value) => value.split(/\s+/).every((name) => !style.includes(`.${name}`)));
  const [first] = unstyled.flatMap(listGenerated);
  if (first === undefined) return;
  log.add("check/generated-class", { name: first, count: String(unstyled.length) }, placeOf(page, libraries));
};

/** The imports of code that uses such classes. */
const libraries = [
  ...["styled-components", "@emotion/css", "@emotion/react", "@emotion/styled", "goober", "jss", "react-jss"],
  ...["@fluentui/react-components", "@griffel/react", "@mui/material", "react-native", "react-native-web"],
];

const isSheet = /(^|\s)stylesheet(\s|$)/i;
