import { describe, expect, test } from "vitest";
import { findings } from "../../test/support/example.js";
import { checkInlineCode } from "./check-inline-code.js";

describe("checkInlineCode", () => {
  test.each([
    '<p style="color:red">',
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><p class="style" data-on="x"></p><a href="/javascript:"></a>',
  ])("lets %s pass", (html) => {
    expect(findings(checkInlineCode, html)).toEqual([]);
  });

  test.each([
    [
      '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><p style="color:red">',
      [["check/blocked-by-csp", { what: 'the attribute style="color:red" of <p>' }]],
    ],
    [
      '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><button onclick="a()" onfocus="b()">',
      [
        ["check/blocked-by-csp", {}],
        ["check/blocked-by-csp", {}],
      ],
    ],
    [
      '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><a href="javascript:a()">x</a>',
      [["check/blocked-by-csp", {}]],
    ],
  ])("finds %s", (html, expected) => {
    expect(findings(checkInlineCode, html)).toMatchObject(expected);
  });
});
