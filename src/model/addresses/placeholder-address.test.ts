import { expect, test } from "vitest";
import { exampleSite } from "../../../test/support/example.js";
import { isPlaceholderAddress, isReservedHost, listDeclaredPlaceholders } from "./placeholder-address.js";

test.each([
  ["example", true],
  ["a.example", true],
  ["A.Test.", true],
  ["x.invalid", true],
  ["localhost", true],
  ["example.com", true],
  ["a.example.org", true],
  ["example.net.", true],
  ["myexample", false],
  ["example.dev", false],
  ["testing", false],
  ["a.test.dev", false],
  ["myexample.com", false],
  ["example.com.dev", false],
  ["example.community", false],
])("the host %s is reserved: %s", (host, is) => {
  expect(isReservedHost(host)).toBe(is);
});

test.each([
  ["https://a.example/x", true],
  ["mailto:me@a.example", true],
  ["mailto:me@b@a.example", true],
  ["mailto:a.example@b.dev", false],
  ["https://apps.apple.com/app/x/id000000000", true],
  ["https://apps.apple.com/app/x/id0000000000/", true],
  ["https://a.dev/user/000000000", true],
  ["https://a.dev/000000000/edit", false],
  ["https://a.dev/id00000000", false],
  ["https://a.dev/id1000000000", false],
  ["https://a.dev/?id=/000000000", false],
])("%s is a placeholder: %s", (address, is) => {
  expect(isPlaceholderAddress(new URL(address))).toBe(is);
});

test("declared placeholders include mailto URLs", () => {
  const site = exampleSite({ placeholders: ["publisher.email"] });
  expect([...listDeclaredPlaceholders(site)]).toEqual(["hello@me.example", "mailto:hello@me.example"]);
  expect([...listDeclaredPlaceholders(undefined)]).toEqual([]);
});
