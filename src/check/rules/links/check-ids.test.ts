import { describe, expect, test } from "vitest";
import { findings, placesFound } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

describe("checkIds", () => {
  test.each(['<p id="a"><p id="b">'])("accepts %s", (html) => {
    expect(findings(rules.ids, html)).toEqual([]);
  });

  test.each([['<p id="a"><b id="a"></b>', [["check/duplicate-id", { id: "a", count: "2" }]]]])(
    "reports %s",
    (html, expected) => {
      expect(findings(rules.ids, html)).toMatchObject(expected);
    },
  );
});

test("elements without an id are not duplicates, and a duplicate is located", () => {
  expect(findings(rules.ids, "<p></p><p></p><p id=undefined></p>")).toEqual([]);
  expect(placesFound(rules.ids, '<p id="a"></p><b id="a"></b>')).toEqual(["pages/.tsx a b with id"]);
});
