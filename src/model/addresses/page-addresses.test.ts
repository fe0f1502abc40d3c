import { expect, test } from "vitest";
import { examplePage } from "../../../test/support/example.js";
import { addressIn, listPageAddresses } from "./page-addresses.js";

const route = (pagePath: string, language: string, routePath = pagePath) => ({
  ...examplePage(routePath).route,
  pagePath,
  language,
});
const addresses = listPageAddresses([
  route("/", "en"),
  route("/press", "en"),
  route("/only", "en"),
  route("/", "pt", "/pt"),
  route("/press", "pt", "/pt/press"),
]);

test.each([
  ["/", "/pt"],
  ["/#top", "/pt#top"],
  ["/press?a=b#c", "/pt/press?a=b#c"],
  ["/only", "/only"],
  ["/press.zip", "/press.zip"],
  ["/pt/press", "/pt/press"],
  ["/constructor", "/constructor"],
  ["#top", "#top"],
])("the link %s leads to %s", (to, address) => {
  expect(addressIn("pt", to, addresses)).toBe(address);
});

test("links in the first language, and in an unknown one, are unchanged", () => {
  expect(addressIn("en", "/press", addresses)).toBe("/press");
  expect(addressIn("constructor", "/press", addresses)).toBe("/press");
});

test("a site in one language needs no list", () => {
  expect(listPageAddresses([route("/", "en"), route("/press", "en")])).toEqual({});
});

test("a languages page at the root is not a landing page, and one prefixed language needs a list", () => {
  const choice = { ...route("/", "en"), choosesLanguage: true } as const;
  expect(listPageAddresses([route("/", "en", "/en"), choice])).toEqual({ "/": { en: "/en" } });
  expect(listPageAddresses([choice])).toEqual({});
});
