import { describe, expect, test } from "vitest";
import { findings } from "../../test/support/example.js";
import { checkReferences } from "./check-references.js";

describe("checkReferences", () => {
  test.each(['<p id="a"><b aria-labelledby="a"></b>', '<b aria-controls="">'])("lets %s pass", (html) => {
    expect(findings(checkReferences, html)).toEqual([]);
  });

  test.each([
    [
      '<b aria-labelledby="a b"></b><i id="a"></i>',
      [["check/broken-reference", { attribute: "aria-labelledby", id: "b" }]],
    ],
    ['<label for="x">', [["check/broken-reference", { attribute: "for" }]]],
  ])("finds %s", (html, expected) => {
    expect(findings(checkReferences, html)).toMatchObject(expected);
  });
});
