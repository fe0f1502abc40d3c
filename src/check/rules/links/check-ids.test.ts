import { describe, expect, test } from "vitest";
import { findings, placesFound } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

describe("checkIds", () => {
  test.each(['<p id="a"><p id="b">'])("lets %s pass", (html) => {
    expect(findings(rules.ids, html)).toEqual([]);
  });

  test.each([['<p id="a"><b id="a"></b>', [["check/duplicate-id", { id: "a", count: "2" }]]]])(
    "finds %s",
    (html, expected) => {
      expect(findings(rules.ids, html)).toMatchObject(expected);
    },
  );
});

test("elements without an id share none, and one that is shared is looked for", () => {
  expect(findings(rules.ids, "<p></p><p></p><p id=undefined></p>")).toEqual([]);
  expect(placesFound(rules.ids, '<p id="a"></p><b id="a"></b>')).toEqual(["pages/.tsx a b with id"]);
});
