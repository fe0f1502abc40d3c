import { expect, test } from "vitest";
import { listFallbacks, routePathIn, type SiteLanguage } from "./site-language.js";

test.each([
  ["", "/", "/"],
  ["", "/press", "/press"],
  ["/pt", "/", "/pt"],
  ["/pt", "/press", "/pt/press"],
  ["/pt", "/404", "/404"],
])("with the prefix %j, the page %s has the path %s", (prefix, pagePath, routePath) => {
  expect(routePathIn({ prefix }, pagePath)).toBe(routePath);
});

const language = (tag: string, other?: string): SiteLanguage => ({
  tag,
  name: tag,
  prefix: "",
  folder: "legal",
  fallback: other === undefined ? undefined : { language: other, note: "" },
});

test("fallbacks are followed in a chain, each once", () => {
  const listed = (...languages: SiteLanguage[]) => listFallbacks("a", languages).map(({ tag }) => tag);
  expect(listed(language("a"))).toEqual(["a"]);
  expect(listed(language("a", "b"), language("b", "c"), language("c"))).toEqual(["a", "b", "c"]);
  expect(listed(language("a", "b"), language("b", "a"))).toEqual(["a", "b"]);
});
