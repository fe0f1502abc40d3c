import { describe, expect, test } from "vitest";
import { findings } from "../../test/support/example.js";
import { checkLanguage } from "./check-language.js";

describe("checkLanguage", () => {
  test.each(['<html lang="en">'])("lets %s pass", (html) => {
    expect(findings(checkLanguage, html)).toEqual([]);
  });

  test.each([
    ["<html>", [["check/no-language", {}]]],
    ['<html lang=" ">', [["check/no-language", {}]]],
  ])("finds %s", (html, expected) => {
    expect(findings(checkLanguage, html)).toMatchObject(expected);
  });
});
