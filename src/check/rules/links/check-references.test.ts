import { describe, expect, test } from "vitest";
import { findings } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

describe("checkReferences", () => {
  test.each(['<p id="a"><b aria-labelledby="a"></b>', '<b aria-controls="">'])("accepts %s", (html) => {
    expect(findings(rules.references, html)).toEqual([]);
  });

  test.each([
    [
      '<b aria-labelledby="a b"></b><i id="a"></i>',
      [["check/broken-reference", { attribute: "aria-labelledby", id: "b" }]],
    ],
    ['<label for="x">', [["check/broken-reference", { attribute: "for" }]]],
  ])("reports %s", (html, expected) => {
    expect(findings(rules.references, html)).toMatchObject(expected);
  });
});
