import { describe, expect, test } from "vitest";
import { findings } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

describe("checkLanguage", () => {
  test.each(['<html lang="en">'])("lets %s pass", (html) => {
    expect(findings(rules.language, html)).toEqual([]);
  });

  test.each([
    ["<html>", [["check/no-language", {}]]],
    ['<html lang=" ">', [["check/no-language", {}]]],
  ])("finds %s", (html, expected) => {
    expect(findings(rules.language, html)).toMatchObject(expected);
  });
});

test("no page is in no language", () => {
  expect(findings(rules.language, "<p>")).toEqual([["check/no-language", {}]]);
});
