import { expect, test } from "vitest";
import { localLink } from "./local-links.js";

const languages = [{ prefix: "" }, { prefix: "/pt" }, { prefix: "/ar" }] as const;
const publicFiles = new Set(["press.zip", "größe.pdf"]);

test.each([
  ["/", "/pt"],
  ["/#top", "/pt#top"],
  ["/terms", "/pt/terms"],
  ["/terms?a=b#c", "/pt/terms?a=b#c"],
  ["/ptolemy", "/pt/ptolemy"],
  ["/pt/terms", "/pt/terms"],
  ["/ar", "/ar"],
  ["/press.zip", "/press.zip"],
  ["/gr%C3%B6%C3%9Fe.pdf", "/gr%C3%B6%C3%9Fe.pdf"],
  ["/%", "/pt/%"],
  ["/404", "/404"],
])("a document's link to %s leads to %s", (to, address) => {
  expect(localLink(to, { language: languages[1], languages, publicFiles })).toBe(address);
});

test("a link in the language at the root is unchanged", () => {
  expect(localLink("/terms", { language: languages[0], languages, publicFiles })).toBe("/terms");
});
