import { describe, expect, test } from "vitest";
import { findings } from "../../test/support/example.js";
import { rules } from "./rules.js";

describe("checkNames", () => {
  test.each([
    '<a href="/">Home</a>',
    '<a href="/"><img src="/a.png" alt="Home"></a>',
    '<a href="/" aria-label="Home"><svg></svg></a>',
    '<a href="/" aria-labelledby="x"></a><b id="x">Home</b>',
    '<a href="/"><svg role="img"><title>Home</title></svg></a>',
    '<a id="anchor"></a>',
    '<a href="/" aria-hidden="true"></a>',
    '<img src="/a.png" alt="">',
    '<img src="/a.png" role="presentation">',
    "<label>City <input></label>",
    '<label for="c">City</label><input id="c">',
    '<input type="hidden">',
    '<svg role="img" aria-label="A"></svg>',
    '<input type="submit" value="Go">',
  ])("lets %s pass", (html) => {
    expect(findings(rules.names, html)).toEqual([]);
  });

  test.each([
    ['<a href="/"></a>', [["check/unnamed", {}]]],
    ['<a href="/"><svg aria-hidden="true"><title>No</title></svg></a>', [["check/unnamed", {}]]],
    ['<a href="/"><span aria-hidden="true">x</span></a>', [["check/unnamed", {}]]],
    ["<button> </button>", [["check/unnamed", {}]]],
    ['<iframe src="/a"></iframe>', [["check/unnamed", {}]]],
    ['<img src="/a.png">', [["check/no-alternative", {}]]],
    ['<svg role="img"></svg>', [["check/no-alternative", {}]]],
    ['<input type="text">', [["check/unlabelled", {}]]],
    ['<select id="c"></select><label for="d">City</label>', [["check/unlabelled", {}]]],
    ['<select id="c"></select><label for="c"> </label>', [["check/unlabelled", {}]]],
    ["<label><select><option>Boston</option></select></label>", [["check/unlabelled", {}]]],
  ])("finds %s", (html, expected) => {
    expect(findings(rules.names, html)).toMatchObject(expected);
  });
});
