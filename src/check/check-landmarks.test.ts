import { describe, expect, test } from "vitest";
import { findings } from "../../test/support/example.js";
import { rules } from "./rules.js";

describe("checkLandmarks", () => {
  test.each([
    "<main></main>",
    '<div role="main"></div>',
    "<main><nav></nav></main>",
    '<main></main><nav aria-label="A"></nav><nav aria-label="B"></nav>',
  ])("lets %s pass", (html) => {
    expect(findings(rules.landmarks, html)).toEqual([]);
  });

  test.each([
    ["<p>", [["check/landmark", { flaw: "the page has no <main>" }]]],
    ["<main></main><main></main>", [["check/landmark", { flaw: "the page has 2 <main>" }]]],
    [
      '<main></main><nav></nav><nav aria-label="A"></nav>',
      [["check/landmark", { flaw: "one of several <nav> has no aria-label" }]],
    ],
    [
      '<main></main><nav aria-label="A"></nav><nav aria-label="A"></nav>',
      [["check/landmark", { flaw: 'two <nav> are called "A"' }]],
    ],
  ])("finds %s", (html, expected) => {
    expect(findings(rules.landmarks, html)).toMatchObject(expected);
  });
});
