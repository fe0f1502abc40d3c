import { placeOf } from "../../../diagnostics/diagnostics.js";
import { elementsOf, styleOf } from "../../page/read-page.js";
import { listGenerated, listUtilities } from "../../page/start-tag.js";
import type { PageRule } from "../../rule.js";

/** No page relies on style that a CSS-in-JS library would insert in the browser, or that Tailwind would have to find in its code. */
export const checkGeneratedClasses: PageRule = () => (page, log) => {
  const { facts } = page;
  const elements = facts.byAttribute.get("class");
  if (!elements || elementsOf(facts, "link").some(({ attributes }) => isSheet.test(attributes.rel ?? "")))
    return;
  // The component's name comes first, and only has rules that refer to it; the last class has the style.
  const values = [...new Set(elements.map(({ attributes }) => attributes.class ?? ""))];
  const style = styleOf(facts);
  const lacks = (name: string) => !style.includes(`.${name.replace(/[^\w-]/g, "\\$&")}`);
  const unstyled = values.filter((value) => value.split(/\s+/).every(lacks));
  const [first] = unstyled.flatMap(listGenerated);
  if (first !== undefined) {
    const args = { name: first, count: String(unstyled.length), of: "a CSS-in-JS library" };
    return log.add("check/generated-class", args, placeOf(page, libraries));
  }
  const uses = values.filter((value) => listUtilities(value).some(lacks));
  const names = uses.flatMap(listUtilities).filter(lacks);
  const args = { name: names[0] ?? "", count: String(names.length), of: "Tailwind" };
  if (names.length > 0) log.add("check/generated-class", args, placeOf(page, uses));
};

/** The imports of code that uses such classes. */
const libraries = [
  ...["styled-components", "@emotion/css", "@emotion/react", "@emotion/styled", "goober", "jss", "react-jss"],
  ...["@fluentui/react-components", "@griffel/react", "@mui/material", "react-native", "react-native-web"],
];

const isSheet = /(^|\s)stylesheet(\s|$)/i;
