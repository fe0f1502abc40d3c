import { expect, test } from "vitest";
import { schemeOf } from "./addresses.js";

test.each([
  ["https://a.dev/", "https"],
  ["MailTo:me@a.dev", "mailto"],
  [" javascript :x", "javascript"],
  ["/a:b", undefined],
  ["?a:b", undefined],
  ["#a:b", undefined],
  ["a/b:c", undefined],
  ["a", undefined],
  ["", undefined],
])("%j has the scheme %s", (address, scheme) => {
  expect(schemeOf(address)).toBe(scheme);
});
