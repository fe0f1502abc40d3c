import { describe, expect, test } from "vitest";
import { findings } from "../../test/support/example.js";
import { rules } from "./rules.js";

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
